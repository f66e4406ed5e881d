import { Check } from 'lucide-react'
import { about } from '../copy/about'
import { useCentre } from '../data/pages/use-centre'
import { SectionBoundary } from '../layout/section-boundary'
import { paths } from '../paths'
import { Card } from '../ui/card'
import { Eyebrow, Section } from '../ui/section'
import { ClosingSection } from './sections/closing-section'
import { Figures } from './sections/figures'
import { LinkedSection } from './sections/linked-section'
import { serviceStyles } from './sections/service-styles'

export function AboutPage() {
  const centre = useCentre()
  return (
    <>
      <section aria-labelledby="page-title" className="bg-warm">
        <div className="container-page grid gap-10 pt-10 pb-14 md:pt-14 md:pb-18 lg:grid-cols-[1fr_30rem] lg:items-center lg:gap-16 lg:pt-16 lg:pb-24">
          <div className="grid justify-items-start gap-2">
            <Eyebrow>{about.eyebrow}</Eyebrow>
            <h1 id="page-title" className="text-h1">
              {about.title}
            </h1>
            <p className="max-w-text text-lead text-muted">{about.lead}</p>
          </div>
          <OurPromise />
        </div>
      </section>
      <Figures {...about.counters(centre)} />
      <Experts />
      <Section background="page" label={about.qualifications.title}>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Ticks {...about.qualifications} />
          <Ticks {...about.achievements(centre)} />
        </div>
      </Section>
      <SectionBoundary isOptional>
        <ClosingSection background="warm" />
      </SectionBoundary>
    </>
  )
}

function OurPromise() {
  return (
    <ol aria-label={about.promise.title} className="grid gap-6">
      {about.promise.items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[2.75rem_1fr] gap-x-4">
          <span
            aria-hidden
            className="edged grid size-11 place-items-center rounded-control bg-primary text-button font-semibold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="text-h3">{item.title}</h2>
            <p className="text-card text-muted">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Experts() {
  const { eyebrow, title, lead, team, cards } = about.experts
  return (
    <LinkedSection
      id="experts"
      background="tint"
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      link={{ to: paths.team, text: team }}
    >
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {cards.map((card) => {
          const { Art, background } = serviceStyles[card.id]
          return (
            <li key={card.id}>
              <Card
                as="article"
                labelledBy={`${card.id}-title`}
                className="flex h-full flex-wrap content-start gap-x-3 gap-y-2.5 p-4 md:grid md:p-0"
              >
                <div
                  data-print="none"
                  className={`forced-color-adjust-none grid h-21 w-24 place-items-center rounded-image md:h-44 md:w-auto md:rounded-none ${background}`}
                >
                  <Art className="w-21 md:h-[136px] md:w-auto" />
                </div>
                <div className="grid flex-1 basis-[8rem] content-start gap-1.5 md:px-6 md:pt-5 md:pb-6">
                  <h3 id={`${card.id}-title`} className="text-h3">
                    {card.title}
                  </h3>
                  <p className="text-card text-muted">{card.text}</p>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </LinkedSection>
  )
}

function Ticks({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-6 text-h2">{title}</h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item} className="flex gap-3.5">
            <span
              aria-hidden
              className="edged mt-0.5 grid size-7 shrink-0 place-items-center rounded-chip rounded-es-tail-sm bg-mint text-secondary"
            >
              <Check size={18} />
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
