import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'

type Props = { items: readonly { value: string; label: string }[]; label: string; className?: string }

/** Figures in a row, split by hairlines; made for a night ground. */
export function Figures({ items, label, className }: Props) {
  return (
    <dl aria-label={label} role="group" className={cn('grid grid-cols-2 gap-y-8 lg:grid-cols-4', className)}>
      {items.map((item, index) => (
        <div
          key={item.label}
          className={cn(
            'flex flex-col-reverse justify-end gap-1 border-onnight-line/40 ',
            index % 2 === 1 && 'border-s ps-6 md:ps-8',
            index === 2 && 'lg:border-s lg:ps-8',
          )}
        >
          <dt className="text-card text-onnight">{item.label}</dt>
          <dd className="text-figure text-white">
            <Ltr>{item.value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
