import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cn } from '../../lib/cn'

type Props = { label: string; icon: ReactNode; text?: string; tone?: 'plain' | 'danger' } & Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label'
>

/** A 44 px button, as wide as its `text`. Uses `aria-disabled`, because `disabled` would remove the focus. */
export function IconButton({
  label,
  icon,
  text,
  tone = 'plain',
  className,
  disabled = false,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'press flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-small font-semibold aria-disabled:cursor-not-allowed aria-disabled:text-field/60',
        tone === 'danger'
          ? 'text-red-600 not-aria-disabled:hover:bg-rose'
          : 'text-primary not-aria-disabled:hover:bg-tint',
        text && 'px-2.5',
        className,
      )}
      {...rest}
    >
      {icon}
      {text}
    </button>
  )
}
