import { Eye, EyeOff } from 'lucide-react'
import { hiddenCount } from '../../copy/admin-counts'
import { hiddenWords as words } from '../../copy/admin-hidden'
import { isShown } from '../../lib/order'
import { Chip } from '../../ui/chip'
import { IconButton } from '../ui/icon-button'

type Item = { hidden?: number | boolean | undefined }

type Props = {
  item: Item
  name: string
  /** On a picture. */
  hasGround?: boolean
  disabled?: boolean
  onClick: () => void
  className?: string
}

/** Takes an item off the pages, or puts it back. */
export function HideButton({ item, name, hasGround = false, ...button }: Props) {
  const [label, Icon] = isShown(item) ? [words.hide(name), EyeOff] : [words.show(name), Eye]
  return (
    <IconButton
      {...button}
      data-act="hide"
      label={label}
      icon={
        hasGround ? (
          <span className="edged grid size-[34px] place-items-center rounded-badge bg-surface text-night shadow-hairline">
            <Icon size={18} aria-hidden />
          </span>
        ) : (
          <Icon size={20} aria-hidden />
        )
      }
    />
  )
}

export function HiddenMark({ className }: { className?: string }) {
  return (
    <Chip tone="surface" icon={<EyeOff size={14} aria-hidden />} {...(className && { className })}>
      {words.mark}
    </Chip>
  )
}

/** How many items of a list are hidden, and what that means; nothing where all are shown. */
export function HiddenNote({ list }: { list: readonly Item[] }) {
  const count = list.filter((item) => !isShown(item)).length
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Chip tone="surface" icon={<EyeOff size={14} aria-hidden />}>
        {hiddenCount(count)}
      </Chip>
      {words.hint}
    </p>
  )
}
