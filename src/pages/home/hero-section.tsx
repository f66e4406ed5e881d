import { Check } from 'lucide-react'
import { contact } from '../../copy/contact'
import { hero } from '../../copy/hero'
import type { CentreFields } from '../../data/content/centre'
import type { DirectorSummary } from '../../data/content/director-summary'
import { useCentre } from '../../data/pages/use-centre'
import { useDirectorSummary } from '../../data/pages/use-director-summary'
import { ContactLinks } from '../../layout/contact-links'
import { watchPair } from '../../layout/contact-pair'
import { StatusMark } from '../../layout/status-mark'
import { hasOpeningHours, useOpeningNow, type OpeningNow } from '../../layout/use-opening-now'
import { cn } from '../../lib/cn'
import { closedState } from '../../lib/hours/openings'
import { paths } from '../../paths'
import { Link } from '../../ui/link'
import { Eyebrow, Lines } from '../../ui/section'
import { hoursAndAddressTitle } from '../sections/hours-and-address'
import { Claims } from './claims'
import { HeroImage } from './hero-image'

export function HeroSection() {
  const centre = useCentre()
  const { city, replyPromise } = centre
  const hasHours = hasOpeningHours(centre)
  const now = useOpeningNow(centre)
  const anyTime = replyPromise ? hero.anyTimeWithReply(replyPromise) : hero.anyTime
  return (
    <section aria-labelledby="hero" className="bg-warm">
      <div className="container-page">
        <div className="grid gap-5 pt-6 pb-5 md:grid-cols-[1.08fr_1fr] md:items-center md:gap-6 md:pt-10 lg:grid-cols-[1fr_540px] lg:gap-16 lg:pt-8 lg:pb-12">
          <div className="grid justify-items-start gap-2.5 lg:gap-4">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <h1 id="hero" className="text-hero">
              <Lines of={hero.title} />
            </h1>
            <p className="max-w-[30rem] text-[1.0625rem]/[1.8125rem] wrap-anywhere text-muted md:text-lead">
              {hero.subtitle(city)}
            </p>
            <TrustLine centre={centre} />
            <div
              ref={watchPair}
              data-print="none"
              className="flex w-full flex-wrap gap-2.5 *:flex-1 md:mt-3 lg:mt-5 lg:w-auto lg:*:flex-none"
            >
              <ContactLinks />
            </div>
            <Answers now={now} />
            {/* As high as the longer text, so that nothing moves when it changes. */}
            <p
              data-print="none"
              className={cn('text-small wrap-anywhere text-muted', hasHours && 'min-h-[3.125rem]')}
            >
              {closedState(now.state) ? contact.hours.writeNow(now.isNight) : anyTime}
            </p>
          </div>
          <HeroImage now={now} hasHours={hasHours} />
        </div>
        <Claims />
      </div>
    </section>
  )
}

/** The reason to trust the centre: the director and the licence, or a claim while no licence is given. */
function TrustLine({ centre: { licence, regulator, years } }: { centre: CentreFields }) {
  const director = useDirectorSummary(licence !== '')
  if (director)
    return <DirectorLink director={director} licence={hero.licence(regulator, licence)} />
  return (
    <p
      data-print="none"
      className="mt-0.5 mb-1.5 flex items-center gap-2 text-small font-semibold text-night md:hidden"
    >
      <span
        aria-hidden
        className="edged grid size-6 shrink-0 place-items-center rounded-chip rounded-es-tail-sm bg-mint text-secondary"
      >
        <Check size={16} />
      </span>
      {hero.proof(years)}
    </p>
  )
}

/** On phones the state is above the link. The target is as high as both lines, so the state moves nothing. */
const ANSWER =
  'flex min-h-11 flex-col justify-end pb-0.5 md:flex-row md:items-center md:justify-start md:gap-1.5 md:pb-0'

/** The first questions of parents, each a link to its answer below. */
function Answers({ now }: { now: OpeningNow }) {
  const { state, exception } = now
  const title = hoursAndAddressTitle(useCentre())
  return (
    <p
      data-print="none"
      className="flex w-full gap-x-6 text-small leading-snug font-semibold text-primary"
    >
      {title ? (
        <Link to="#visit" className={ANSWER}>
          {state ? (
            <span className="flex items-center gap-2 wrap-anywhere">
              <StatusMark {...now} />
              {contact.hours.named(exception, contact.hours.now(state))}
              <span className="max-md:hidden"> ·</span>
            </span>
          ) : null}{' '}
          <span className="underline">{title}</span>
        </Link>
      ) : null}
      <Link to="#fees" className={`${ANSWER} underline`}>
        {hero.fees}
      </Link>
    </p>
  )
}

type DirectorLinkProps = {
  director: DirectorSummary
  licence: string
}

function DirectorLink({ director: { name, title, image }, licence }: DirectorLinkProps) {
  return (
    <Link
      to={paths.team}
      className="press flex min-h-14 max-w-full items-center gap-3 rounded-control no-underline"
    >
      <img
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        width={44}
        height={44}
        className="edged size-11 shrink-0 rounded-full bg-sky object-cover object-[50%_30%]"
      />
      <span className="min-w-0 text-small">
        <span className="line-clamp-2 font-semibold text-night">{hero.director(name, title)}</span>{' '}
        <span className="flex items-center gap-1 text-tiny text-muted md:text-small">
          {licence}
          <Check size={16} className="shrink-0 text-secondary" />
        </span>
      </span>
    </Link>
  )
}
