import { Check } from 'lucide-react'
import { contact } from '../../copy/contact'
import { firstVisit } from '../../copy/first-visit'
import { useCentre } from '../../data/pages/use-centre'
import { fullAddress } from '../../full-address'
import { cn } from '../../lib/cn'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Section, SectionHeading } from '../../ui/section'
import { ShareButton } from '../../ui/share-link'
import { useOnClient } from '../../ui/use-on-client'
import { HoursAndAddress } from '../sections/hours-and-address'

const BLOCKS = [
  'bg-booking text-booking-ink',
  'bg-primary text-white',
  'bg-secondary text-white',
  'bg-night text-white',
]

export function FirstVisitSection() {
  return (
    <Section background="warm" labelledBy="first-visit">
      <SectionHeading id="first-visit" eyebrow={firstVisit.eyebrow} title={firstVisit.title} />
      <ol className="grid md:grid-cols-2 md:gap-x-8 md:gap-y-10 lg:grid-cols-4 lg:gap-x-6">
        {firstVisit.steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 pb-4 last:pb-0 md:block md:pb-0"
          >
            {index < firstVisit.steps.length - 1 ? (
              <span
                aria-hidden
                className="absolute start-[1.28rem] top-13 bottom-2 border-s-[3px] border-dotted border-sky-deep md:hidden lg:start-14 lg:end-[-1.1rem] lg:top-5 lg:bottom-auto lg:block lg:border-s-0 lg:border-t-[3px]"
              />
            ) : null}
            <span
              aria-hidden
              className={cn(
                'edged grid size-11 place-items-center rounded-control text-button font-semibold',
                BLOCKS[index],
              )}
            >
              {index + 1}
            </span>
            <div className="md:pt-5">
              <h3 className="text-h3">{step.title}</h3>
              <p className="max-w-72 text-card text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div
        data-print="columns"
        className="mt-5 grid gap-3 md:mt-10 md:gap-6 lg:mt-14 lg:grid-cols-2"
      >
        <WhatToBring />
        <HoursAndAddress />
      </div>
    </Section>
  )
}

function WhatToBring() {
  const { title, items, note, late } = firstVisit.bring
  return (
    <div className="bubble edged @container bg-surface px-6 py-2.5 md:p-8 lg:only:col-span-2">
      <Disclosure until="md" label={title} title={<h3 className="self-center text-h3">{title}</h3>}>
        <div className="grid gap-x-8 gap-y-3 pb-2 md:pt-2 md:pb-0 @min-[560px]:grid-cols-2">
          <ul className="grid content-start gap-1.5">
            {items.map((item) => (
              <li key={item} className="flex items-start gap-2.5 text-card">
                <Check size={18} className="mt-1 shrink-0 text-secondary" />
                {item}
              </li>
            ))}
          </ul>
          <div className="text-card">
            <p className="text-muted">{note}</p>
            <h4 className="mt-3 font-semibold">{late.title}</h4>
            <p className="text-muted">{late.text}</p>
          </div>
        </div>
        <VisitCard />
      </Disclosure>
    </div>
  )
}

/** Sends or prints the things to bring, the hours and the address. The printed home page is this card (print.css). */
function VisitCard() {
  const centre = useCentre()
  const { hours, mapUrl } = centre
  // Without a script the link sends only the title and the URL. The whole text would be in the HTML a second time.
  const isOnClient = useOnClient(() => true, false)
  const { items, title, card } = firstVisit.bring
  const address = contact.address.line(centre)
  const text = [
    card.title,
    `\n${title}`,
    ...items.map((item) => `- ${item}`),
    hours.length > 0 && `\n${contact.hours.title}: ${contact.hours.week(hours)}`,
    address && `${contact.address.title}: ${address}`,
    mapUrl,
  ]
  return (
    <div className="mt-4 mb-2 flex flex-wrap gap-2.5 md:mb-0">
      <ShareButton
        text={isOnClient ? text.filter(Boolean).join('\n') : card.title}
        url={fullAddress('/#visit')}
        label={card.send}
      />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => print()}
        className="[@media(scripting:none)]:hidden"
      >
        {card.print}
      </Button>
    </div>
  )
}
