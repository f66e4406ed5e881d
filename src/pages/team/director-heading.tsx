import { directorWords } from '../../copy/director'
import type { DirectorTexts } from '../../data/content/director'
import { cn } from '../../lib/cn'
import { isolateParts } from '../../lib/text/arabic'
import { Chip } from '../../ui/chip'
import { Eyebrow } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'

/** From this many letters on a name is smaller beside the portrait of a phone. */
const LONG_NAME = 24

/** The name, which is the heading of the page, and the titles; null while they are loading. */
export function DirectorHeading({ texts }: { texts: DirectorTexts | null }) {
  const name = texts?.name ?? ''
  return (
    <div className="grid min-w-0 flex-1 basis-[9rem] gap-2.5 md:gap-4">
      <div className="grid md:gap-1.5">
        <Eyebrow>{directorWords.eyebrow}</Eyebrow>
        <h1
          id="director-name"
          className={cn('text-h1', name.length > LONG_NAME && 'max-md:text-[1.625rem]/[1.35]')}
        >
          {texts ? isolateParts(name) : <NameSkeleton />}
        </h1>
      </div>
      {texts ? <Titles list={texts.titles} /> : <TitlesSkeleton />}
    </div>
  )
}

function NameSkeleton() {
  return (
    <>
      <span className="sr-only">{directorWords.eyebrow}</span>
      <Skeleton className="h-(--h1-line) w-3/4" />
    </>
  )
}

function Titles({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul aria-label={directorWords.titles} className="flex flex-wrap gap-1.5 md:gap-2">
      {list.map((title, index) => (
        <li key={`${index} ${title}`}>
          <Chip tone="sky">{isolateParts(title)}</Chip>
        </li>
      ))}
    </ul>
  )
}

function TitlesSkeleton() {
  return (
    <div className="flex flex-wrap gap-1.5 md:gap-2">
      {[1, 2, 3].map((position) => (
        <Skeleton key={position} className="my-0.5 h-[26px] w-28 rounded-chip" />
      ))}
    </div>
  )
}
