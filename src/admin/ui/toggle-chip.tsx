import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { isPressed: boolean; disabled?: boolean; onClick: () => void; children: ReactNode }

/** Uses `aria-disabled`, because `disabled` would remove the focus. */
export function ToggleChip({ isPressed, disabled = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="press flex min-h-11 items-center gap-1.5 rounded-control border-[1.5px] border-field bg-surface px-3.5 text-small text-ink not-aria-disabled:hover:bg-tint aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:text-muted aria-pressed:border-primary aria-pressed:bg-sky aria-pressed:font-semibold aria-pressed:text-primary forced-colors:aria-pressed:border-[Highlight]"
    >
      {isPressed ? <Check size={16} aria-hidden /> : null}
      {children}
    </button>
  )
}
