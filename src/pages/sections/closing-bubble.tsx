import { ContactLinks } from '../../layout/contact-links'
import { watchPair } from '../../layout/contact-pair'
import { SectionBoundary } from '../../layout/section-boundary'
import { Section } from '../../ui/section'
import { BubbleTail } from './bubble-tail'

/** The last section of a page: one question, one sentence, and the call and chat buttons. */
export function ClosingBubble({ title, text }: { title: string; text: string }) {
  return (
    <SectionBoundary isOptional>
      <Section
        background="tint"
        labelledBy="page-closing"
        className="pt-8 pb-14 md:pt-12 md:pb-18 lg:pt-14 lg:pb-20"
      >
        <div className="relative">
          <div className="on-dark edged flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card rounded-es-none bg-night p-6 text-onnight md:px-10 md:py-9">
            <div className="grid flex-1 basis-[16rem] gap-2 md:basis-[22rem]">
              <h2 id="page-closing" className="text-h2 text-white">
                {title}
              </h2>
              <p className="text-body">{text}</p>
            </div>
            <div
              ref={watchPair}
              className="flex w-full flex-wrap gap-2.5 *:flex-1 sm:w-auto sm:*:flex-none"
            >
              <ContactLinks on="night" />
            </div>
          </div>
          <BubbleTail />
        </div>
      </Section>
    </SectionBoundary>
  )
}
