import { noticedFeatures, servicesCopy, serviceWith } from '../../copy/services'
import { Link } from '../../ui/link'
import { notice } from './noticed'

/** What parents notice, each a link to the card of its service. A press also fills the messages about that service. */
export function NoticedChips() {
  return (
    <nav aria-label={servicesCopy.noticed}>
      <p className="mb-2.5 text-card font-semibold text-night">{servicesCopy.noticed}</p>
      <ul className="flex flex-wrap gap-2">
        {noticedFeatures.map((feature) => {
          const id = serviceWith(feature)?.id ?? ''
          return (
            <li key={feature}>
              <Link
                to={`#${id}`}
                onClick={() => {
                  notice(feature)
                  document.getElementById(id)?.focus({ preventScroll: true })
                }}
                className="press edged flex min-h-11 items-center rounded-chip bg-surface px-3.5 py-1 text-small font-semibold text-primary no-underline hairline hover:bg-sky"
              >
                {feature}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
