import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { TONES, type Tone } from './chip'

type Props = {
  as?: 'div' | 'li' | 'article'
  /** The id of the heading that names an article. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** The hairline is drawn above the content, so that images may reach the edge. */
export function Card({ as: Element = 'div', labelledBy, className, children }: Props) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={cn(
        'bubble edged relative isolate overflow-hidden bg-surface hairline-above',
        className,
      )}
    >
      {children}
    </Element>
  )
}

type BubbleProps = { tone?: Tone; size?: 32 | 40 | 48; className?: string; children: ReactNode }

export function IconBubble({ tone = 'mint', size = 40, className, children }: BubbleProps) {
  const sizes = {
    32: 'size-8 rounded-badge',
    40: 'size-10 rounded-control',
    48: 'size-12 rounded-[14px]',
  }
  return (
    <span
      className={cn(
        'edged grid shrink-0 place-items-center rounded-es-tail-sm',
        sizes[size],
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
