import { useMemo } from 'react'
import { config } from '../../config'
import { installments } from '../../copy/installments'
import { defaultPartners, subscribePartners, type Partner } from '../../data/partners'
import { useLive } from '../../data/use-live'
import { SafeImage } from '../../ui/safe-image'

const CELL =
  'grid min-h-18 place-items-center rounded-control bg-surface px-1 py-2 text-center shadow-hairline edged lg:min-h-24'
const FIRST = 5

/** Up to ten partners from this browser's storage. With `folded`, phones show five and a button for the others. */
export function PartnersGrid({ folded = false }: { folded?: boolean }) {
  const partners = usePartners()
  const isFolded = folded && partners.length > FIRST + 1
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5 lg:gap-4">
      <ul aria-label={installments.listLabel} className="contents">
        {partners.slice(0, isFolded ? FIRST : undefined).map((partner) => (
          <PartnerMark key={partner.id} partner={partner} />
        ))}
      </ul>
      {isFolded ? (
        <>
          <details className="peer group md:hidden">
            <summary className="press grid min-h-18 place-items-center rounded-control border-[1.5px] border-primary bg-transparent text-button-sm font-semibold text-primary">
              <span className="group-open:hidden">{installments.all}</span>
              <span className="hidden group-open:inline">{installments.fewer}</span>
            </summary>
          </details>
          <ul aria-label={installments.listLabel} className="hidden peer-open:contents md:contents">
            {partners.slice(FIRST).map((partner) => (
              <PartnerMark key={partner.id} partner={partner} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function PartnerMark({ partner: { name, logo } }: { partner: Partner }) {
  return (
    <li className={CELL}>
      <SafeImage
        src={logo}
        alt={name}
        height={28}
        loading="lazy"
        className="h-7 w-auto max-w-full object-contain"
        fallback={{
          drawing: (
            <span className="text-[1.0625rem] font-semibold text-night md:text-small lg:text-[1.1875rem]">{name}</span>
          ),
        }}
      />
    </li>
  )
}

function usePartners(): Partner[] {
  const defaults = useMemo(() => defaultPartners(config.partners), [])
  const subscribable = useMemo(() => subscribePartners(defaults), [defaults])
  const live = useLive(subscribable, { initial: defaults })
  return live.status === 'ready' ? live.value : defaults
}
