import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cn } from '../../lib/cn'

type Props = { label: string; icon: ReactNode; tone?: 'plain' | 'danger' } & Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label'
>

/** A 44 px button. Uses `aria-disabled`, because `disabled` would remove the focus. */
export function IconButton({ label, icon, tone = 'plain', className, disabled = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'press grid size-11 shrink-0 place-items-center rounded-control aria-disabled:cursor-not-allowed aria-disabled:text-field/60',
        tone === 'danger'
          ? 'text-red-600 not-aria-disabled:hover:bg-rose'
          : 'text-primary not-aria-disabled:hover:bg-tint',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
