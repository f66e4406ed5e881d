import { Fragment, useState } from 'react'
import { faq } from '../../copy/faq'
import { useCentre } from '../../data/pages/use-centre'
import { usePartners } from '../../data/pages/use-partners'
import { ChatLink } from '../../layout/contact-links'
import { useOpeningNow } from '../../layout/use-opening-now'
import { telHref } from '../../lib/links/hrefs'
import { drawing } from '../../ui/art/art'
import { PhoneNumber } from '../../ui/bdi'
import { Disclosure } from '../../ui/disclosure'
import { Section, SectionHeading } from '../../ui/section'

/** The number of questions that are shown at first. */
const SHOWN = 5

const QuestionArt = drawing('question', 240, 170)

export function FaqSection() {
  const hasPartners = usePartners().length > 0
  const centre = useCentre()
  const items = faq.items(hasPartners, centre)
  const { isNight } = useOpeningNow(centre)
  // Never set back, because somebody may still be reading the answer in the morning.
  const [isNightAnswerOpen, setIsNightAnswerOpen] = useState(false)
  if (isNight && !isNightAnswerOpen) setIsNightAnswerOpen(true)
  return (
    <Section background="page" labelledBy="faq">
      <div className="grid gap-x-16 lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr]">
        <div>
          <SectionHeading
            id="faq"
            eyebrow={faq.eyebrow}
            title={faq.title}
            className="mb-2 lg:mb-4"
          />
          <UrgentNumbers />
        </div>
        <div
          data-print="columns"
          className="grid content-start gap-2 md:gap-2.5 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {items.slice(0, SHOWN).map((item, index) => (
            <Question
              key={item.question}
              {...item}
              open={index === 0 || (isNightAnswerOpen && item.question === faq.atNight)}
            />
          ))}
          <Disclosure
            className="*:first:border-[1.5px] *:first:border-transparent *:first:px-4 md:*:first:px-5"
            title={
              <p data-print="none" className="py-3 text-card font-semibold text-primary md:py-4">
                {faq.more}
              </p>
            }
          >
            <div className="grid gap-2 md:gap-2.5">
              {items.slice(SHOWN).map((item) => (
                <Question key={item.question} {...item} />
              ))}
            </div>
          </Disclosure>
        </div>
        <div data-print="none" className="mt-6 lg:mt-0">
          <p className="mb-4 text-card">{faq.lead}</p>
          <ChatLink text={faq.message} size="sm" className="lg:mb-8">
            {faq.ask}
          </ChatLink>
          <QuestionArt className="hidden w-56 lg:block" />
        </div>
      </div>
    </Section>
  )
}

/** The numbers to call at once, in a sentence. */
function UrgentNumbers() {
  return (
    <p className="mb-6 max-w-text text-card text-muted">
      {faq.urgent.map(({ text, number }) => (
        <Fragment key={number}>
          {text}
          <a href={telHref(number)} className="font-semibold text-primary underline">
            <PhoneNumber number={number} />
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}

type QuestionProps = ReturnType<typeof faq.items>[number] & { open?: boolean }

function Question({ id, question, answer, open = false }: QuestionProps) {
  return (
    <Disclosure
      id={id}
      open={open}
      className="rounded-control border-[1.5px] border-hairline bg-surface open:border-primary *:px-4 md:*:px-5"
      title={<h3 className="py-3 text-[1.0625rem]/[1.75rem] font-semibold md:py-4">{question}</h3>}
    >
      <p className="pb-4 text-card text-muted md:pb-5">{answer}</p>
    </Disclosure>
  )
}
