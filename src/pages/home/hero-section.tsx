import { Award, Blocks, Check, CreditCard, Mic } from 'lucide-react'
import { contact } from '../../copy/contact'
import { home } from '../../copy/home'
import type { CentreFields } from '../../data/centre'
import { useCentre } from '../../data/use-centre'
import { cn } from '../../lib/cn'
import { HeroArt } from '../../ui/art/hero-art'
import { IconBubble } from '../../ui/card'
import { Tag } from '../../ui/chip'
import { Eyebrow, Lines } from '../../ui/section'
import { ContactLinks } from '../sections/contact-links'
import { useOpenState } from '../sections/use-open-state'

const { hero } = home

export function HeroSection() {
  const centre = useCentre()
  const { hours, years, replyPromise } = centre
  return (
    <section aria-labelledby="hero" className="bg-warm">
      <div className="container-page">
        <div className="grid gap-5 pt-6 pb-8 md:grid-cols-[1.32fr_1fr] md:items-center md:gap-8 md:pt-10 lg:grid-cols-[1fr_540px] lg:gap-16 lg:pt-8 lg:pb-12">
          <div className="grid justify-items-start gap-2.5 lg:gap-4">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 id="hero" className="text-hero">
              <Lines of={hero.title} />
            </h1>
            <p className="max-w-[30rem] text-[1.0625rem]/[1.8125rem] text-muted md:text-lead">{hero.subtitle}</p>
            <p className="mt-0.5 mb-1.5 flex items-center gap-2 text-small font-semibold text-night md:hidden">
              <span
                aria-hidden
                className="edged grid size-6 shrink-0 place-items-center rounded-chip rounded-es-[3px] bg-mint text-secondary"
              >
                <Check size={16} />
              </span>
              {hero.proof(years)}
            </p>
            <div
              data-contact-pair
              className="flex w-full flex-wrap gap-2.5 *:flex-1 max-sm:*:last:flex-[1.4] sm:w-auto sm:*:flex-none md:mt-3 lg:mt-5"
            >
              <ContactLinks chat={hero.chat} variant="chat" />
            </div>
            <p className="text-small text-muted">
              {hours.length > 0 ? <span className="hidden md:block">{contact.hours.answered(hours)}</span> : null}
              {replyPromise ? hero.anyTimeWith(replyPromise) : hero.anyTime}
            </p>
          </div>
          <figure className="relative mx-auto w-full max-w-[26rem] pb-2 md:max-w-none">
            <HeroArt title={hero.art} className="h-auto w-full" />
            <figcaption className="absolute start-0 bottom-2 flex w-[88%] flex-wrap justify-end gap-2 md:w-[94%] lg:bottom-4">
              <Tag icon={<Blocks size={18} aria-hidden className="shrink-0" />}>{hero.intelligence}</Tag>
              <AvailableTag centre={centre} />
            </figcaption>
          </figure>
        </div>
        <Claims />
      </div>
    </section>
  )
}

/** Says when the centre opens while it is closed, which is known only after hydration. */
function AvailableTag({ centre }: { centre: CentreFields }) {
  const { open } = useOpenState(centre)
  const closed = open && !open.isOpen ? open : null
  return (
    // As wide as the longer text, so that the change moves nothing.
    <span className={cn('flex', centre.hours.length > 0 && 'min-w-64')}>
      <Tag
        icon={
          <span
            aria-hidden
            className={cn('edged size-2.5 shrink-0 rounded-full', closed ? 'bg-accent' : 'bg-secondary')}
          />
        }
      >
        {closed ? contact.hours.opening(closed) : hero.available}
      </Tag>
    </span>
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
