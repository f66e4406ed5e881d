import {
  concerns,
  services,
  servicesWords,
  serviceWith,
  type ServiceGroup,
} from '../../copy/services'
import { ChatLink } from '../../layout/contact-links'
import { SectionBoundary } from '../../layout/section-boundary'
import { cn } from '../../lib/cn'
import { AskArt } from '../../ui/art/state-art'
import { Link } from '../../ui/link'
import { useBelowTheFold } from '../../ui/use-below-the-fold'
import { noteConcern, useConcern } from './concern'
import { ServiceCard } from './service-card'

/** The first card of a group is wide where the last row would otherwise have an empty column. */
const WIDE: Record<ServiceGroup, string> = {
  child: 'md:col-span-2',
  adults: 'md:col-span-2 lg:col-span-1',
}

/** The nine services in two groups. With `isFolded`, phones show the second group as rows. */
export function ServicesGrid({ level, isFolded = false }: { level: 2 | 3; isFolded?: boolean }) {
  return (
    <div className="grid gap-7 md:gap-14">
      <ConcernChips />
      {/* Two boundaries, because one task would lay out all cards otherwise. */}
      <SectionBoundary>
        <ServiceGroup group="child" level={level} folds={isFolded ? 'features' : undefined} />
      </SectionBoundary>
      <SectionBoundary>
        <ServiceGroup group="adults" level={level} folds={isFolded ? 'card' : undefined} />
      </SectionBoundary>
    </div>
  )
}

/** The worries of parents, each a link to the card of its service. Messages about that service name the pressed one. */
function ConcernChips() {
  return (
    <nav aria-label={servicesWords.concern}>
      <p className="mb-2.5 text-card font-semibold text-night">{servicesWords.concern}</p>
      <ul className="flex flex-wrap gap-2">
        {concerns.map((feature) => {
          const id = serviceWith(feature)?.id ?? ''
          return (
            <li key={feature}>
              <Link
                to={`#${id}`}
                onClick={() => noteConcern(feature)}
                className="press edged flex min-h-11 items-center rounded-chip bg-surface px-3 py-1 text-small font-semibold text-primary no-underline hairline hover:bg-sky"
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

type GroupProps = { group: ServiceGroup; level: 2 | 3; folds: 'features' | 'card' | undefined }

function ServiceGroup({ group, level, folds }: GroupProps) {
  const concern = useConcern()
  const Title = `h${level}` as const
  const cardLevel = level === 2 ? 3 : 4
  return (
    <div className={useBelowTheFold()}>
      <Title id={group} className="mb-3 text-[1.375rem]/[2rem] md:mb-5 md:text-h3-wide">
        {servicesWords.groups[group]}
      </Title>
      <div className="grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {/* The undecided tile is not a service, so it is outside the list. */}
        <ul aria-labelledby={group} className="contents">
          {services
            .filter((service) => service.group === group)
            .map((service, index) => (
              <li
                key={service.id}
                id={service.id}
                tabIndex={-1}
                data-unfolds
                className={cn(
                  '@container rounded-card outline-offset-3 target:outline-3 target:outline-primary',
                  concern?.service.id === service.id && 'outline-3 outline-primary',
                  index === 0 && WIDE[group],
                )}
              >
                <ServiceCard service={service} level={cardLevel} {...(folds && { folds })} />
              </li>
            ))}
        </ul>
        {group === 'child' ? <UnsureTile level={cardLevel} /> : null}
      </div>
    </div>
  )
}

function UnsureTile({ level }: { level: 3 | 4 }) {
  const Title = `h${level}` as const
  const { title, text, action, message } = servicesWords.unsure
  return (
    <aside
      aria-labelledby="unsure"
      className="bubble edged on-dark grid items-center gap-x-10 gap-y-6 bg-primary p-6 text-white md:p-8 lg:col-span-2 lg:grid-cols-[1fr_auto] lg:p-11"
    >
      <div className="grid justify-items-start gap-3">
        <Title id="unsure" className="text-h3-wide text-white">
          {title}
        </Title>
        <p className="text-body text-white">{text}</p>
        <ChatLink text={message} variant="on-blue" size="sm" className="mt-2">
          {action}
        </ChatLink>
      </div>
      <AskArt className="hidden w-56 md:block lg:w-64" />
    </aside>
  )
}
