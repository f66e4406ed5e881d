import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'

// A grid runs from right to left. `cards` are a list on phones and a grid on wider screens.
const ICONS = {
  list: [ArrowUp, ArrowDown],
  grid: [ArrowRight, ArrowLeft],
  cards: [ArrowRight, ArrowLeft],
} as const
const TURNED = 'max-md:-rotate-90'

type Props = {
  /** Arrows up and down in a list, to the start and the end in a grid. */
  kind: keyof typeof ICONS
  /** 1-based. */
  position: number
  total: number
  earlierLabel: string
  laterLabel: string
  onMove: (position: number) => void
  /** Shown between the two. */
  children?: ReactNode
}

export function MoveButtons({ kind, position, total, earlierLabel, laterLabel, onMove, children }: Props) {
  const [Earlier, Later] = ICONS[kind]
  const turn = kind === 'cards' ? TURNED : undefined
  return (
    <>
      <IconButton
        data-act="earlier"
        label={earlierLabel}
        icon={<Earlier size={20} aria-hidden className={turn} />}
        disabled={position === 1}
        onClick={() => onMove(position - 1)}
      />
      {children}
      <IconButton
        data-act="later"
        label={laterLabel}
        icon={<Later size={20} aria-hidden className={turn} />}
        disabled={position === total}
        onClick={() => onMove(position + 1)}
      />
    </>
  )
}
