import { Check } from 'lucide-react'
import { serviceMessage, servicesWords, type Service } from '../../copy/services'
import { fullAddress } from '../../full-address'
import { AskLink } from '../../layout/contact-links'
import { cn } from '../../lib/cn'
import { paths } from '../../paths'
import { Disclosure } from '../../ui/disclosure'
import { ShareLink } from '../../ui/share-link'
import { useConcern } from './concern'

type Props = {
  service: Service
  className: string
  /** Names the button by which phones open the features; without it they are open. */
  label?: string | undefined
  /** Whether a link shares the address of the card. */
  hasShareLink?: boolean
}

/** The body of a service's card: its description, its features, and a question about it. */
export function ServiceBody({ service, className, label, hasShareLink = false }: Props) {
  return (
    <div
      className={cn(
        'flex flex-col md:h-full md:gap-3 md:pt-2 md:pb-1.5',
        !label && 'gap-3',
        className,
      )}
    >
      <p
        className={cn(
          'text-card text-muted wide:text-lead',
          label && 'border-b border-hairline pb-2 md:border-0 md:pb-0',
        )}
      >
        {service.description}
      </p>
      {label ? (
        <FoldedFeatures service={service} label={label} />
      ) : (
        <>
          <Features service={service} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 border-t border-hairline">
            <AskAboutService service={service} />
            {hasShareLink ? (
              <ShareLink
                text={servicesWords.shareText(service.title)}
                url={fullAddress(`${paths.services}#${service.id}`)}
                label={servicesWords.share(service.title)}
                className="-me-3 rounded-chip text-primary"
              />
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

/** On phones the button and the question share a line. */
function FoldedFeatures({ service, label }: { service: Service; label: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 md:contents">
      <Disclosure
        until="md"
        label={label}
        className="contents text-muted"
        title={
          <span aria-hidden className="self-center text-button-sm font-normal md:hidden">
            {servicesWords.features}
          </span>
        }
      >
        <Features service={service} className="pb-3 md:pb-0" />
      </Disclosure>
      <AskAboutService
        service={service}
        className="border-hairline justify-self-end [grid-area:1/2] md:border-t @max-[17rem]:col-span-full @max-[17rem]:row-start-3 @max-[17rem]:justify-self-start"
      />
    </div>
  )
}

/** The feature that the visitor has named as a concern is marked. */
function Features({ service, className }: { service: Service; className?: string }) {
  const concern = useConcern()
  return (
    <ul
      className={cn(
        'flex flex-wrap gap-x-5 gap-y-1 text-card text-ink md:grid wide:gap-y-4 wide:pt-2 wide:text-body',
        className,
      )}
    >
      {service.features.map((feature) => (
        <li
          key={feature}
          className={cn(
            'flex items-center gap-2',
            concern?.feature === feature && 'edged -mx-2 rounded-chip bg-peach px-2 font-semibold',
          )}
        >
          <Check size={18} className="shrink-0 text-secondary" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

type AskAboutServiceProps = {
  service: Service
  className?: string
}

function AskAboutService({ service: { id, title }, className }: AskAboutServiceProps) {
  const concern = useConcern()
  const feature = concern?.service.id === id ? concern.feature : ''
  return (
    <AskLink text={serviceMessage(title, feature)} className={cn('mt-auto md:min-h-14', className)}>
      {feature ? servicesWords.askAbout(feature) : servicesWords.ask}
      <span className="sr-only">{servicesWords.of(title)}</span>
    </AskLink>
  )
}
