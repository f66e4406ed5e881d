import { Check, Plus } from 'lucide-react'
import { config } from '../../config'
import { serviceMessage, servicesCopy, type Service } from '../../copy/services'
import { cn } from '../../lib/cn'
import { chatHref } from '../../lib/links'
import { Card } from '../../ui/card'
import { Chip } from '../../ui/chip'
import { ExternalLink } from '../../ui/external-link'
import { ForwardIcon } from '../../ui/icons'
import { serviceStyles } from './service-styles'

export type HeadingLevel = 2 | 3

type Props = {
  service: Service
  level: HeadingLevel
  wide?: boolean
  folded?: boolean
}

export function ServiceCard({ service, level, wide = false, folded = false }: Props) {
  const { Art, Icon, ground } = serviceStyles[service.id]
  const Title = `h${level}` as const
  return (
    <Card
      as="article"
      className={cn(
        'flex h-full flex-wrap content-start gap-x-3 gap-y-2.5 px-4 pt-4 pb-1.5 md:grid md:gap-0 md:p-0',
        wide ? 'md:grid-cols-2' : 'md:grid-cols-1',
        'md:grid-rows-[auto_1fr]',
      )}
    >
      <div
        className={cn(
          'picture grid h-21 w-24 place-items-center overflow-hidden rounded-picture md:h-auto md:w-auto md:rounded-none',
          ground,
          wide ? 'md:row-span-2 md:min-h-80' : 'md:h-[190px]',
        )}
      >
        <Art className={cn('w-21', wide ? 'md:w-4/5 md:max-w-80' : 'md:h-[164px] md:w-auto')} />
      </div>
      <div
        className={cn(
          'grid flex-1 basis-[8rem] content-start justify-items-start gap-1.5 md:gap-3 md:px-7',
          wide ? 'md:pt-9' : 'md:pt-6',
        )}
      >
        <Chip icon={<Icon size={16} aria-hidden />}>{service.badge}</Chip>
        <Title className={wide ? 'text-h3-wide' : 'text-h3'}>{service.title}</Title>
      </div>
      <div
        className={cn(
          'flex basis-full md:flex-col md:flex-nowrap md:gap-3 md:px-7 md:pt-2 md:pb-1.5',
          folded ? 'flex-wrap justify-between' : 'flex-col gap-3',
        )}
      >
        <p
          className={cn(
            'text-card text-muted',
            folded && 'basis-full border-b border-hairline pb-2.5 md:basis-auto md:border-0 md:pb-0',
          )}
        >
          {service.description}
        </p>
        {folded ? <Fold title={service.title} /> : null}
        <ul
          className={cn(
            'gap-x-5 gap-y-1',
            folded
              ? 'order-1 hidden basis-full flex-wrap pb-3 peer-open:flex md:order-none md:grid md:basis-auto md:pb-0'
              : 'flex flex-wrap md:grid',
          )}
        >
          {service.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2 text-card">
              <Check size={18} aria-hidden className="shrink-0 text-secondary" />
              {feature}
            </li>
          ))}
        </ul>
        <ExternalLink
          href={chatHref(config.whatsapp, serviceMessage(service.title))}
          className={cn(
            'mt-auto flex min-h-11 items-center gap-2 border-hairline focus-visible:rounded-chip text-button-sm font-semibold text-primary no-underline hover:underline md:min-h-14',
            folded ? 'md:border-t' : 'border-t',
          )}
        >
          {servicesCopy.ask}
          <span className="sr-only">{servicesCopy.of(service.title)}</span>
          <ForwardIcon size={18} />
        </ExternalLink>
      </div>
    </Card>
  )
}

/** Uses CSS only, so that it works before hydration. */
function Fold({ title }: { title: string }) {
  return (
    <details className="peer group md:hidden">
      <summary className="flex min-h-11 items-center gap-2 rounded-chip text-button-sm font-semibold text-ink">
        <span>
          {servicesCopy.features}
          <span className="sr-only">{servicesCopy.of(title)}</span>
        </span>
        <Plus
          size={20}
          aria-hidden
          className="text-muted transition-transform duration-press group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
    </details>
  )
}
