import { Check } from 'lucide-react'
import { director as copy } from '../../copy/director'
import { DirectorArt } from '../../ui/art/people'
import { Chip } from '../../ui/chip'
import { SafeImage } from '../../ui/safe-image'
import { Eyebrow, Section } from '../../ui/section'
import { Highlights } from './highlights'
import { useDirector } from './use-team'

export function DirectorSection() {
  const { director, photo } = useDirector()
  return (
    <Section ground="warm" labelledBy="director-name" className="pt-8 pb-14 md:pt-14 md:pb-20 lg:pt-18 lg:pb-24">
      <div className="grid gap-7 md:grid-cols-[15rem_1fr] md:gap-10 lg:grid-cols-[22.5rem_1fr] lg:gap-18">
        <div className="picture bubble edged grid aspect-square items-center overflow-hidden bg-peach md:aspect-[4/5] md:self-start lg:sticky lg:top-[calc(var(--bar)+1.5rem)]">
          <SafeImage
            src={photo}
            alt={copy.photoOf(director.name)}
            fallback={{ drawing: <DirectorArt className="w-full overflow-visible" /> }}
            className="size-full object-cover object-[50%_30%]"
          />
        </div>
        <div className="grid content-start gap-4">
          <div className="grid gap-1.5">
            <Eyebrow>{copy.eyebrow}</Eyebrow>
            <h1 id="director-name" className="text-h1">
              {director.name}
            </h1>
          </div>
          {director.titles.length > 0 ? (
            <ul aria-label={copy.titles} className="flex flex-wrap gap-2">
              {director.titles.map((title) => (
                <li key={title}>
                  <Chip tone="sky">{title}</Chip>
                </li>
              ))}
            </ul>
          ) : null}
          <Highlights list={director.highlights} />
          <Credentials list={director.credentials} />
        </div>
      </div>
    </Section>
  )
}

function Credentials({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <div className="mt-3 grid gap-3">
      <h2 id="director-credentials" className="text-h3">
        {copy.credentials}
      </h2>
      <ul aria-labelledby="director-credentials" className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {list.map((item) => (
          <li key={item} className="flex gap-2.5 text-card">
            <Check size={20} aria-hidden className="mt-1 shrink-0 text-secondary" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
