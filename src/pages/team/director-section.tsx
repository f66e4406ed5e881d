import { bundledDirector } from '../../bundled/director'
import { directorWords } from '../../copy/director'
import { isDirectorPlaceholder } from '../../data/content/director-placeholder'
import { WithoutScript } from '../../layout/without-script'
import { DirectorArt } from '../../ui/art/people'
import { ImageFrame } from '../../ui/image-frame'
import { Section } from '../../ui/section'
import { SkeletonGroup } from '../../ui/skeleton'
import { AskAppointment } from './ask-appointment'
import { DirectorHeading } from './director-heading'
import { DirectorTexts } from './director-texts'
import { useDirector } from './use-director'

export function DirectorSection() {
  const { texts, photo } = useDirector()
  return (
    <Section
      background="warm"
      labelledBy="director-name"
      className="pt-4 pb-6 md:pt-14 md:pb-20 lg:pt-18 lg:pb-24"
    >
      <div className="grid gap-4 md:grid-cols-[15rem_1fr] md:grid-rows-[auto_1fr] md:gap-x-10 lg:grid-cols-[22.5rem_1fr] lg:gap-x-18">
        {/* The portrait stands above the name when the font is very large. */}
        <div className="flex flex-wrap items-start gap-4 md:contents">
          <Portrait
            src={texts ? photo : undefined}
            isLoading={photo === undefined}
            alt={directorWords.photoOf(texts?.name ?? '')}
          />
          <DirectorHeading texts={texts} />
        </div>
        {texts ? (
          <div className="grid content-start gap-5 md:gap-7">
            {isDirectorPlaceholder(texts.name) ? null : <AskAppointment name={texts.name} />}
            <DirectorTexts texts={texts} />
          </div>
        ) : (
          <TextsSkeleton />
        )}
      </div>
    </Section>
  )
}

type PortraitProps = { src: string | undefined; isLoading: boolean; alt: string }

function Portrait({ src, isLoading, alt }: PortraitProps) {
  return (
    <ImageFrame
      kind="director"
      src={src}
      alt={alt}
      fallback={{
        drawing: (
          <div className="flex h-full items-end">
            <DirectorArt className="w-full overflow-visible" />
          </div>
        ),
      }}
      frame={{
        'aria-busy': isLoading || undefined,
        className:
          'w-28 bg-peach md:row-span-2 md:w-auto md:self-start lg:sticky lg:top-[calc(var(--bar)+1.5rem)]',
      }}
    />
  )
}

/** Skeletons as high as the bundled texts, so that the members below do not move. */
function TextsSkeleton() {
  return (
    <SkeletonGroup label={directorWords.loading}>
      <WithoutScript />
      <div aria-hidden inert className="skeleton grid content-start gap-5 *:invisible md:gap-7">
        <DirectorTexts texts={bundledDirector} />
      </div>
    </SkeletonGroup>
  )
}
