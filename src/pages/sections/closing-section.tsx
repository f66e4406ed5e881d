import { home } from '../../copy/home'
import { ContactLinks } from '../../layout/contact-links'
import { watchPair } from '../../layout/contact-pair'
import { JoinedWord } from '../../ui/art/state-art'
import { Lines, Section } from '../../ui/section'
import { BubbleTail } from './bubble-tail'
import { Composer } from './composer'

export function ClosingSection({ background = 'page' }: { background?: 'page' | 'tint' | 'warm' }) {
  const { title, text } = home.closing
  return (
    <Section background={background} labelledBy="closing" className="pb-16 md:pb-28 lg:pb-36">
      <div className="relative">
        <div
          ref={watchPair}
          className="on-dark grid items-center gap-x-16 gap-y-7 rounded-card rounded-es-none bg-night px-5 py-9 text-onnight edged md:px-12 md:py-14 lg:grid-cols-[1fr_28rem] lg:py-18 xl:grid-cols-[1fr_30rem] xl:px-20"
        >
          <div className="grid justify-items-start gap-4">
            <JoinedWord className="mb-4 -ms-2 hidden w-full max-w-[27rem] md:block" />
            <h2 id="closing" className="text-h2 text-white">
              <Lines of={title} />
            </h2>
            <p className="max-w-[28rem] text-lead text-balance text-onnight">{text}</p>
            <div className="mt-2 flex w-full flex-wrap gap-2.5 *:flex-1 sm:*:flex-none">
              <ContactLinks on="night" />
            </div>
          </div>
          <Composer />
        </div>
        <BubbleTail className="md:h-10 md:w-18" />
      </div>
    </Section>
  )
}
