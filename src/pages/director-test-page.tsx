import type { ReactNode } from 'react'
import { directorTest } from '../copy/director-test'
import { useLive } from '../data/client/use-live'
import { subscribeDirectorPhoto, subscribeDirectorTexts } from '../data/content/director'
import { paths } from '../paths'
import { DirectorArt } from '../ui/art/people'
import { Ltr } from '../ui/bdi'
import { ButtonLink } from '../ui/button'
import { SafeImage } from '../ui/safe-image'
import { PAGE_PADDING, Section, SectionHeading } from '../ui/section'

/** A diagnostic page: the stored texts of the director beside the bundled ones. */
export function DirectorTestPage() {
  const texts = useLive(subscribeDirectorTexts)
  const photo = useLive(subscribeDirectorPhoto)
  const name = texts.status === 'ready' ? texts.value?.name : undefined
  const stored = photo.status === 'ready' ? (photo.value?.photoBase64 ?? '') : ''
  return (
    <Section labelledBy="director-test" className={PAGE_PADDING}>
      <SectionHeading
        level={1}
        id="director-test"
        title={directorTest.title}
        lead={directorTest.lead}
        className="mb-7"
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <Frame caption={directorTest.stored}>
          <SafeImage
            src={stored}
            alt={directorTest.stored}
            fallback={{
              drawing: (
                <p className="p-4 text-center text-card text-muted">{directorTest.storedMissing}</p>
              ),
            }}
            className="size-full object-cover object-[50%_30%]"
          />
        </Frame>
        <Frame caption={directorTest.bundled}>
          <DirectorArt title={directorTest.bundled} className="w-full self-end" />
        </Frame>
        <Frame caption={directorTest.gradient}>
          <div
            role="img"
            aria-label={directorTest.gradient}
            className="size-full bg-[linear-gradient(to_bottom_left,theme(colors.sky.DEFAULT),theme(colors.peach))]"
          />
        </Frame>
      </div>
      <h2 className="mt-10 mb-4 text-h3">{directorTest.info}</h2>
      <dl className="rounded-control bg-surface px-5 hairline">
        <DetailRow label={directorTest.name}>{name || directorTest.nameMissing}</DetailRow>
        <DetailRow label={directorTest.textsState}>{directorTest.states[texts.status]}</DetailRow>
        <DetailRow label={directorTest.photoState}>{directorTest.states[photo.status]}</DetailRow>
        <DetailRow label={directorTest.source}>
          {stored ? directorTest.sources.stored : directorTest.sources.bundled}
        </DetailRow>
        <DetailRow label={directorTest.type}>{typeOf(stored)}</DetailRow>
        <DetailRow label={directorTest.size}>
          <Ltr>{stored.length}</Ltr>
        </DetailRow>
      </dl>
      <ButtonLink to={paths.home} variant="outline" className="mt-8">
        {directorTest.home}
      </ButtonLink>
    </Section>
  )
}

function typeOf(photo: string): ReactNode {
  if (!photo) return directorTest.types.none
  const type = /^data:([^;,]+)/.exec(photo)?.[1]
  return type ? <Ltr>{type}</Ltr> : directorTest.types.link
}

function Frame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="grid gap-2">
      <div className="bubble edged grid aspect-square place-items-center overflow-hidden bg-peach">
        {children}
      </div>
      <figcaption className="text-small text-muted">{caption}</figcaption>
    </figure>
  )
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-3 last:border-0 sm:grid-cols-[14rem_1fr]">
      <dt className="text-card text-muted">{label}</dt>
      <dd className="min-w-0 text-card font-semibold break-words">{children}</dd>
    </div>
  )
}
