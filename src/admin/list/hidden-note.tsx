import { EyeOff } from 'lucide-react'
import { hiddenCount } from '../../copy/admin/counts'
import { adminList } from '../../copy/admin/list'
import { isVisible, type Hideable } from '../../lib/visibility'
import { Chip } from '../../ui/chip'

export function HiddenMark({ className }: { className?: string }) {
  return (
    <Chip tone="surface" icon={<EyeOff size={14} />} className={className}>
      {adminList.hiddenMark}
    </Chip>
  )
}

/** Says how many items of a list are hidden, and what that means. */
export function HiddenNote({ items }: { items: readonly Hideable[] }) {
  const count = items.filter((item) => !isVisible(item)).length
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Chip tone="surface" icon={<EyeOff size={14} />}>
        {hiddenCount(count)}
      </Chip>
      {adminList.hiddenHint}
    </p>
  )
}
