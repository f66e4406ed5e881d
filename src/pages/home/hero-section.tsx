import { Award, Blocks, Check, CreditCard, Mic } from 'lucide-react'
import { Link } from 'react-router-dom'
import { contact } from '../../copy/contact'
import { home } from '../../copy/home'
import type { Person } from '../../data/content/person'
import { useCentre } from '../../data/content/use-centre'
import { usePerson } from '../../data/content/use-person'
import { cn } from '../../lib/cn'
import { paths } from '../../paths'
import { IconBubble } from '../../ui/card'
import { Tag } from '../../ui/chip'
import { Eyebrow, Lines } from '../../ui/section'
import { ContactLinks } from '../../layout/contact-links'
import { useOpenState } from '../../layout/use-open-state'

const { hero } = home

export function HeroSection() {
  const centre = useCentre()
  const { city, hours, licence, regulator, years, replyPromise } = centre
  const person = usePerson(licence !== '')
  const { open, special, isLate } = useOpenState(centre)
  const closed = open && !open.isOpen ? open : null
  const anyTime = replyPromise ? hero.anyTimeWith(replyPromise) : hero.anyTime
  return (
    <section aria-labelledby="hero" className="bg-warm">
      <div className="container-page">
        <div className="grid gap-5 pt-6 pb-5 md:grid-cols-[1.08fr_1fr] md:items-center md:gap-6 md:pt-10 lg:grid-cols-[1fr_540px] lg:gap-16 lg:pt-8 lg:pb-12">
          <div className="grid justify-items-start gap-2.5 lg:gap-4">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 id="hero" className="text-hero">
              <Lines of={hero.title} />
            </h1>
            <p className="max-w-[30rem] text-[1.0625rem]/[1.8125rem] text-muted md:text-lead">
              {hero.subtitle(city)}
            </p>
            {person ? (
              <PersonLink person={person} licence={hero.licence(regulator, licence)} />
            ) : (
              <p className="mt-0.5 mb-1.5 flex items-center gap-2 text-small font-semibold text-night md:hidden">
                <span
                  aria-hidden
                  className="edged grid size-6 shrink-0 place-items-center rounded-chip rounded-es-tail-sm bg-mint text-secondary"
                >
                  <Check size={16} />
                </span>
                {hero.proof(years)}
              </p>
            )}
            <div
              data-contact-pair
              className="flex w-full flex-wrap gap-2.5 *:flex-1 md:mt-3 lg:mt-5 lg:w-auto lg:*:flex-none"
            >
              <ContactLinks />
            </div>
            {hours.length > 0 ? (
              // The usual hours keep their place while others are in force, so that the change moves nothing.
              <p className="hidden text-small text-muted *:[grid-area:1/1] md:grid">
                <span className={cn(special && 'invisible')}>{contact.hours.answered(hours)}</span>
                {special ? <span>{contact.hours.today(special)}</span> : null}
              </p>
            ) : null}
            {/* As high as the longer text, so that the change moves nothing. */}
            <p className={cn('text-small text-muted', hours.length > 0 && 'min-h-[3.125rem]')}>
              {closed ? contact.hours.writeNow(closed, isLate) : anyTime}
            </p>
          </div>
          <figure className="relative mx-auto w-full max-w-[26rem] pb-2 md:max-w-none">
            <img
              src="/art/hero.svg"
              alt={hero.art}
              width={640}
              height={596}
              fetchPriority="high"
              // Without a handler React has the picture decoded once more, and waits for it before it hydrates the section.
              onLoad={() => undefined}
              className="h-auto w-full"
            />
            <figcaption className="absolute inset-x-0 bottom-3 flex flex-wrap justify-end gap-2 lg:bottom-4 lg:w-[94%]">
              <Tag icon={<Blocks size={18} aria-hidden className="shrink-0" />}>
                {hero.intelligence}
              </Tag>
              {/* As wide as the longer text, so that the change moves nothing. The hours are known after hydration. */}
              <span className={cn('flex', hours.length > 0 && 'min-w-41 lg:min-w-76')}>
                <Tag
                  icon={
                    <span
                      aria-hidden
                      className={cn(
                        'edged size-2.5 shrink-0 rounded-full',
                        closed ? 'bg-accent' : 'bg-secondary',
                      )}
                    />
                  }
                >
                  {closed ? (
                    <>
                      <span className="lg:hidden">{contact.hours.openingShort(closed)}</span>
                      <span className="hidden lg:inline">{contact.hours.opening(closed)}</span>
                    </>
                  ) : (
                    hero.available
                  )}
                </Tag>
              </span>
            </figcaption>
          </figure>
        </div>
        <Claims />
      </div>
    </section>
  )
}

/** A named person with her licence, who says more than a claim. */
function PersonLink({
  person: { name, title, portrait },
  licence,
}: {
  person: Person
  licence: string
}) {
  return (
    <Link
      to={paths.team}
      className="press flex min-h-14 max-w-full items-center gap-3 rounded-control no-underline"
    >
      <img
        src={portrait}
        alt=""
        width={44}
        height={44}
        className="edged size-11 shrink-0 rounded-full bg-sky object-cover object-[50%_30%]"
      />
      <span className="min-w-0 text-small">
        <span className="line-clamp-1 font-semibold text-night">{hero.person(name, title)}</span>{' '}
        <span className="flex items-center gap-1 text-muted">
          <span className="line-clamp-1">{licence}</span>
          <Check size={16} aria-hidden className="shrink-0 text-secondary" />
        </span>
      </span>
    </Link>
  )
}

const ICONS = [Mic, Award, Blocks, CreditCard]

function Claims() {
  return (
    <ul
      aria-label={hero.claimsLabel}
      className="grid gap-x-8 gap-y-2.5 pb-6 md:grid-cols-2 md:border-t md:border-hairline md:py-7 lg:grid-cols-4 lg:gap-x-0"
    >
      {hero.claims.map((claim, index) => {
        const Icon = ICONS[index] ?? Award
        return (
          <li
            key={claim}
            className="flex items-center gap-3 text-card lg:border-s lg:border-hairline lg:px-6 lg:text-body/[1.75rem] lg:first:border-0 lg:first:ps-0"
          >
            <IconBubble size={40}>
              <Icon size={20} aria-hidden />
            </IconBubble>
            {claim}
          </li>
        )
      })}
    </ul>
  )
}
