import { BookOpen, Check, Heart, ShieldCheck, Star, type LucideIcon } from 'lucide-react'
import { defaultDirector, director as copy } from '../../copy/director'
import { uiCopy } from '../../copy/ui'
import type { Director, Highlight } from '../../data/content/director-texts'
import { isDirectorPlaceholder } from '../../data/content/person'
import { WithoutScript } from '../../layout/without-script'
import { cn } from '../../lib/cn'
import { DirectorArt } from '../../ui/art/people'
import { IconBubble } from '../../ui/card'
import { Chip, colorOf, toneOf } from '../../ui/chip'
import { Fold } from '../../ui/fold'
import { PictureFrame } from '../../ui/picture-frame'
import { Eyebrow, Section } from '../../ui/section'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { AskAppointment } from './ask-appointment'
import { useDirector } from './use-director'

const CREDENTIALS_SHOWN = 5
/** From this many letters on a name is smaller beside the portrait of a phone. */
const LONG_NAME = 24

export function DirectorSection() {
  const { director, photo } = useDirector()
  const name = director?.name ?? ''
  return (
    <Section
      ground="warm"
      labelledBy="director-name"
      className="pt-4 pb-6 md:pt-14 md:pb-20 lg:pt-18 lg:pb-24"
    >
      <div className="grid gap-4 md:grid-cols-[15rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[22.5rem_1fr] lg:gap-x-18">
        {/* The portrait stands above the name when the font is very large. */}
        <div className="flex flex-wrap items-start gap-4 md:contents">
          <PictureFrame
            kind="director"
            src={director ? photo : undefined}
            alt={copy.photoOf(name)}
            fallback={{
              drawing: (
                <div className="flex h-full items-end">
                  <DirectorArt className="w-full overflow-visible" />
                </div>
              ),
            }}
            frame={{
              'aria-busy': photo === undefined || undefined,
              className:
                'w-28 bg-peach md:row-span-2 md:w-auto md:self-start lg:sticky lg:top-[calc(var(--bar)+1.5rem)]',
            }}
          />
          <div className="grid min-w-0 flex-1 basis-[9rem] gap-2.5 md:gap-4">
            <div className="grid md:gap-1.5">
              <Eyebrow>{copy.eyebrow}</Eyebrow>
              <h1
                id="director-name"
                className={cn(
                  'text-h1',
                  name.length > LONG_NAME && 'max-md:text-[1.625rem]/[1.35]',
                )}
              >
                {director ? (
                  name
                ) : (
                  <>
                    <span className="sr-only">{copy.eyebrow}</span>
                    <Skeleton className="h-(--h1-line) w-3/4" />
                  </>
                )}
              </h1>
            </div>
            {director ? (
              <Titles list={director.titles} />
            ) : (
              <div className="flex flex-wrap gap-1.5 md:gap-2">
                {[1, 2, 3].map((position) => (
                  <Skeleton key={position} className="my-0.5 h-[26px] w-28 rounded-chip" />
                ))}
              </div>
            )}
          </div>
        </div>
        {director ? (
          <div className="grid content-start gap-5 md:gap-7">
            {isDirectorPlaceholder(director.name) ? null : <AskAppointment name={director.name} />}
            <Texts of={director} />
          </div>
        ) : (
          <WaitingTexts />
        )}
      </div>
    </Section>
  )
}

/** As high as the bundled texts, so that the members below do not move. */
function WaitingTexts() {
  return (
    <SkeletonGroup label={copy.loading}>
      <WithoutScript />
      <div aria-hidden inert className="skeleton grid content-start gap-5 *:invisible md:gap-7">
        <Texts of={defaultDirector} />
      </div>
    </SkeletonGroup>
  )
}

function Texts({ of: { highlights, credentials } }: { of: Director }) {
  return (
    <>
      <Highlights list={highlights} />
      <Credentials list={credentials} />
    </>
  )
}

const ICONS = [BookOpen, Heart, ShieldCheck, Star] as const

export const highlightIcon = (position: number): LucideIcon =>
  ICONS[position % ICONS.length] ?? BookOpen

/** The stored colour is that of the side bar and the icon: a coloured text would look like a status. */
function Highlights({ list }: { list: readonly Highlight[] }) {
  if (list.length === 0) return null
  return (
    <ul aria-label={copy.highlights} className="grid gap-1 md:grid-cols-2 md:gap-2.5">
      {list.map(({ text, color }, position) => {
        const Icon = highlightIcon(position)
        return (
          <li
            key={`${position} ${text}`}
            className={cn(
              'edged flex min-h-11 items-center gap-3 rounded-control bg-surface px-3 py-1.5 text-card font-semibold hairline md:py-2.5',
              colorOf(color),
            )}
          >
            <span aria-hidden className="w-[3px] shrink-0 self-stretch rounded-full bg-current" />
            <IconBubble tone={toneOf(color)} size={32} className="md:size-10">
              <Icon size={20} aria-hidden />
            </IconBubble>
            <span className="min-w-0 text-night">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Titles({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul aria-label={copy.titles} className="flex flex-wrap gap-1.5 md:gap-2">
      {list.map((title) => (
        <li key={title}>
          <Chip tone="sky">{title}</Chip>
        </li>
      ))}
    </ul>
  )
}

function Credentials({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <div className="grid gap-2 md:gap-3">
      <h2 className="text-h3">{copy.credentials}</h2>
      <Fold
        label={copy.credentials}
        shown={CREDENTIALS_SHOWN}
        words={uiCopy.fold}
        className="grid gap-x-8 gap-y-1 *:[details]:mt-2 md:grid-cols-2 md:gap-y-2"
      >
        {list.map((item) => (
          <li key={item} className="flex gap-2.5 text-card">
            <Check size={20} aria-hidden className="mt-1 shrink-0 text-secondary" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </Fold>
    </div>
  )
}
