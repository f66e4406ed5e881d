import { cn } from '../../lib/cn'
import { Ltr } from '../../ui/bdi'

export function OrderBadge({ order, label, className }: { order: number; label: string; className?: string }) {
  return (
    <span
      className={cn(
        'edged relative grid size-[34px] place-items-center rounded-badge bg-primary text-button font-semibold text-white after:absolute after:inset-[3px] after:rounded-[7px] after:border-[1.4px] after:border-white/45',
        className,
      )}
    >
      <span className="sr-only">{label} </span>
      <Ltr>{order}</Ltr>
    </span>
  )
}
