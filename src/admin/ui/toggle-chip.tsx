import type { ReactNode } from 'react'

type ToggleChipProps = { isPressed: boolean; onClick: () => void; children: ReactNode }

/** A button that is on or off. Both states have the same width, so that the buttons beside it do not move. */
export function ToggleChip({ isPressed, onClick, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className="press min-h-11 rounded-control border-[1.5px] border-field bg-surface px-3.5 text-small text-ink hover:bg-tint aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white forced-colors:aria-pressed:border-[Highlight]"
    >
      {children}
    </button>
  )
}
