import { BookOpen, Check, Heart, ShieldCheck, Star, type LucideIcon } from 'lucide-react'
import { directorWords } from '../../copy/director'
import { uiWords } from '../../copy/ui'
import type { Highlight, DirectorTexts as Texts } from '../../data/content/director'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { IconBubble } from '../../ui/card'
import { colorOf, toneOf } from '../../ui/chip'
import { ExpandableList } from '../../ui/expandable-list'

const CREDENTIALS_SHOWN = 5

/** The highlights and the credentials. */
export function DirectorTexts({ texts: { highlights, credentials } }: { texts: Texts }) {
  return (
    <>
      <Highlights list={highlights} />
      <Credentials list={credentials} />
    </>
  )
}

const ICONS = [BookOpen, Heart, ShieldCheck, Star] as const

export const highlightIcon = (index: number): LucideIcon => ICONS[index % ICONS.length] ?? BookOpen

/** The stored colour is that of the side bar and the icon: a coloured text would look like a status. */
function Highlights({ list }: { list: readonly Highlight[] }) {
  if (list.length === 0) return null
  return (
    <ul aria-label={directorWords.highlights} className="grid gap-1 md:grid-cols-2 md:gap-2.5">
      {list.map(({ text, color }, index) => {
        const Icon = highlightIcon(index)
        return (
          <li
            key={`${index} ${text}`}
            className={cn(
              'edged flex min-h-11 items-center gap-3 rounded-control bg-surface px-3 py-1.5 text-card font-semibold hairline md:py-2.5',
              colorOf(color),
            )}
          >
            <span aria-hidden className="w-[3px] shrink-0 self-stretch rounded-full bg-current" />
            <IconBubble tone={toneOf(color)} size={32} className="md:size-10">
              <Icon size={20} />
            </IconBubble>
            <span className="min-w-0 text-night">{isolateParts(text)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Credentials({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <div className="grid gap-2 md:gap-3">
      <h2 className="text-h3">{directorWords.credentials}</h2>
      <ExpandableList
        label={directorWords.credentials}
        shownCount={CREDENTIALS_SHOWN}
        words={uiWords.expandableList}
        className="grid gap-x-8 gap-y-1 *:[details]:mt-2 md:grid-cols-2 md:gap-y-2"
      >
        {list.map((item, index) => (
          <li key={`${index} ${item}`} className="flex gap-2.5 text-card">
            <Check size={20} className="mt-1 shrink-0 text-secondary" />
            <span className="min-w-0">{isolateParts(item)}</span>
          </li>
        ))}
      </ExpandableList>
    </div>
  )
}
