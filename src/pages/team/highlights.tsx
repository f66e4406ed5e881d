import { BookOpen, Heart, ShieldCheck, Star, type LucideIcon } from 'lucide-react'
import { director as copy } from '../../copy/director'
import type { Highlight } from '../../data/director-texts'
import { cn } from '../../lib/cn'
import { IconBubble } from '../../ui/card'
import { colorOf, toneOf } from '../../ui/tones'

const ICONS = [BookOpen, Heart, ShieldCheck, Star] as const

export const highlightIcon = (position: number): LucideIcon => ICONS[position % ICONS.length] ?? BookOpen

export function Highlights({ list }: { list: readonly Highlight[] }) {
  if (list.length === 0) return null
  return (
    <ul aria-label={copy.highlights} className="grid gap-2.5 md:grid-cols-2">
      {list.map(({ text, color }, position) => {
        const Icon = highlightIcon(position)
        return (
          <li
            key={`${position} ${text}`}
            className={cn(
              'edged flex items-center gap-3 rounded-control bg-surface px-3.5 py-2.5 text-card font-semibold shadow-hairline',
              colorOf(color),
            )}
          >
            <IconBubble tone={toneOf(color)} size={40}>
              <Icon size={20} aria-hidden />
            </IconBubble>
            <span className="min-w-0">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
