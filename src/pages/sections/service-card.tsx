import { servicesWords, type Service } from '../../copy/services'
import { cn } from '../../lib/cn'
import { Card } from '../../ui/card'
import { Chip } from '../../ui/chip'
import { Disclosure } from '../../ui/disclosure'
import { ServiceBody } from './service-body'
import { serviceStyles } from './service-styles'

type Props = {
  service: Service
  level: 3 | 4
  /** The part that phones show only after a press: the features, or everything but the image, title and badge. */
  folds?: 'features' | 'card'
}

/** A card of at least 640 px has its image beside the words. */
export function ServiceCard({ service, level, folds }: Props) {
  const label = servicesWords.features + servicesWords.of(service.title)
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
              <ServiceImage service={service} isSmall />
              <ServiceTitle service={service} level={level} isSmall />
            </div>
          }
        >
          <ServiceBody service={service} className="px-2 pt-2 md:px-7" />
        </Disclosure>
      ) : (
        <>
          <ServiceImage service={service} />
          <ServiceTitle service={service} level={level} />
          <ServiceBody
            service={service}
            className="basis-full md:px-7"
            label={folds && label}
            hasShareLink={!folds}
          />
        </>
      )}
    </Card>
  )
}

type PartProps = { service: Service; isSmall?: boolean }

function ServiceImage({ service, isSmall = false }: PartProps) {
  const { Art, background } = serviceStyles[service.id]
  return (
    <div
      data-print="none"
      className={cn(
        'forced-color-adjust-none grid shrink-0 place-items-center overflow-hidden md:h-auto md:py-1.5 md:w-auto md:rounded-none wide:row-span-2 wide:min-h-80',
        isSmall ? 'size-14 rounded-control' : 'h-21 w-24 rounded-image',
        background,
      )}
    >
      <Art
        className={cn(
          'md:h-[164px] md:w-auto wide:h-auto wide:w-4/5 wide:max-w-80',
          isSmall ? 'w-12' : 'w-21',
        )}
      />
    </div>
  )
}

function ServiceTitle({ service, level, isSmall = false }: PartProps & { level: 3 | 4 }) {
  const { Icon } = serviceStyles[service.id]
  const Title = `h${level}` as const
  return (
    <div
      className={cn(
        'grid flex-1 content-start justify-items-start md:gap-3 md:px-7 md:pt-6 wide:pt-14',
        isSmall ? '' : 'basis-[8rem] gap-1.5',
      )}
    >
      <Chip
        icon={<Icon size={16} />}
        className={
          isSmall ? 'order-1 max-md:min-h-6 max-md:bg-transparent max-md:px-0 md:order-none' : ''
        }
      >
        {service.badge}
      </Chip>
      <Title className={cn('md:text-h3 wide:text-h3-wide', isSmall ? 'text-button' : 'text-h3')}>
        {service.title}
      </Title>
    </div>
  )
}
