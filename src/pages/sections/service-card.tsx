import { Check } from 'lucide-react'
import { serviceMessage, servicesCopy, type Service } from '../../copy/services'
import { AskLink } from '../../layout/contact-links'
import { cn } from '../../lib/cn'
import { pageUrl } from '../../page-url'
import { paths } from '../../paths'
import { Card } from '../../ui/card'
import { Chip } from '../../ui/chip'
import { Disclosure } from '../../ui/disclosure'
import { ShareLink } from '../../ui/share-link'
import { useConcern } from './concern'
import { serviceStyles } from './service-styles'

type Props = {
  service: Service
  level: 3 | 4
  /** What phones show only after a press: the features, or everything but the picture, title and badge. */
  folds?: 'features' | 'card'
}

/** A card of at least 640 px has its picture beside the words. */
export function ServiceCard({ service, level, folds }: Props) {
  const label = servicesCopy.features + servicesCopy.of(service.title)
  return (
    <Card
      className={cn(
        'h-full md:grid md:grid-cols-1 md:grid-rows-[auto_auto_1fr] md:gap-0 md:p-0 wide:grid-cols-2 wide:grid-rows-[auto_1fr]',
        folds === 'card' ? 'p-2' : 'flex flex-wrap content-start gap-x-3 gap-y-2 px-4 pt-3.5 pb-1',
      )}
    >
      {folds === 'card' ? (
        <Disclosure
          until="md"
          label={label}
          className="grid md:contents"
          title={
            <div className="flex items-center gap-3 md:contents">
              <Picture service={service} small />
              <Words service={service} level={level} small />
            </div>
          }
        >
          <Body service={service} className="px-2 pt-2 md:px-7" />
        </Disclosure>
      ) : (
        <>
          <Picture service={service} />
          <Words service={service} level={level} />
          <Body
            service={service}
            className="basis-full md:px-7"
            label={folds && label}
            shares={!folds}
          />
        </>
      )}
    </Card>
  )
}

type PartProps = { service: Service; small?: boolean }

function Picture({ service, small = false }: PartProps) {
  const { Art, ground } = serviceStyles[service.id]
  return (
    <div
      className={cn(
        'forced-color-adjust-none grid shrink-0 place-items-center overflow-hidden md:h-auto md:py-1.5 md:w-auto md:rounded-none wide:row-span-2 wide:min-h-80',
        small ? 'size-14 rounded-control' : 'h-21 w-24 rounded-picture',
        ground,
      )}
    >
      <Art
        className={cn(
          'md:h-[164px] md:w-auto wide:h-auto wide:w-4/5 wide:max-w-80',
          small ? 'w-12' : 'w-21',
        )}
      />
    </div>
  )
}

function Words({ service, level, small = false }: PartProps & { level: 3 | 4 }) {
  const { Icon } = serviceStyles[service.id]
  const Title = `h${level}` as const
  return (
    <div
      className={cn(
        'grid flex-1 content-start justify-items-start md:gap-3 md:px-7 md:pt-6 wide:pt-14',
        small ? '' : 'basis-[8rem] gap-1.5',
      )}
    >
      <Chip
        icon={<Icon size={16} aria-hidden />}
        className={
          small ? 'order-1 max-md:min-h-6 max-md:bg-transparent max-md:px-0 md:order-none' : ''
        }
      >
        {service.badge}
      </Chip>
      <Title className={cn('md:text-h3 wide:text-h3-wide', small ? 'text-button' : 'text-h3')}>
        {service.title}
      </Title>
    </div>
  )
}

type BodyProps = PartProps & { className: string; label?: string | undefined; shares?: boolean }

/** With `label`, the features open on phones. With `shares`, the address of the card can be sent. */
function Body({ service, className, label, shares = false }: BodyProps) {
  const concern = useConcern()
  const features = (
    <ul
      className={cn(
        'flex flex-wrap gap-x-5 gap-y-1 text-card text-ink md:grid wide:gap-y-4 wide:pt-2 wide:text-body',
        label && 'pb-3 md:pb-0',
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
          <Check size={18} aria-hidden className="shrink-0 text-secondary" />
          {feature}
        </li>
      ))}
    </ul>
  )
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
        <div className="grid grid-cols-[auto_1fr] gap-x-3 md:contents">
          <Disclosure
            until="md"
            label={label}
            className="contents text-muted"
            title={
              <span aria-hidden className="self-center text-button-sm font-normal md:hidden">
                {servicesCopy.features}
              </span>
            }
          >
            {features}
          </Disclosure>
          <Ask
            service={service}
            className="border-hairline justify-self-end [grid-area:1/2] md:border-t @max-[17rem]:col-span-full @max-[17rem]:row-start-3 @max-[17rem]:justify-self-start"
          />
        </div>
      ) : (
        <>
          {features}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 border-t border-hairline">
            <Ask service={service} />
            {shares ? (
              <ShareLink
                text={servicesCopy.shareText(service.title)}
                url={pageUrl(`${paths.services}#${service.id}`)}
                label={servicesCopy.share(service.title)}
                className="-me-3 rounded-chip text-primary"
              />
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

function Ask({ service: { id, title }, className }: { service: Service; className?: string }) {
  const concern = useConcern()
  const feature = concern?.service.id === id ? concern.feature : ''
  return (
    <AskLink text={serviceMessage(title, feature)} className={cn('mt-auto md:min-h-14', className)}>
      {feature ? servicesCopy.askAbout(feature) : servicesCopy.ask}
      <span className="sr-only">{servicesCopy.of(title)}</span>
    </AskLink>
  )
}
