import { Blocks } from 'lucide-react'
import { contact } from '../../copy/contact'
import { hero } from '../../copy/hero'
import { StatusMark } from '../../layout/status-mark'
import type { OpeningNow } from '../../layout/use-opening-now'
import { cn } from '../../lib/cn'
import { closedState } from '../../lib/hours/openings'
import { Tag } from '../../ui/chip'

/** The drawing of the banner with its two tags. */
export function HeroImage({ now, hasHours }: { now: OpeningNow; hasHours: boolean }) {
  const closed = closedState(now.state)
  return (
    <figure className="relative mx-auto w-full max-w-[26rem] pb-2 md:max-w-none">
      <img
        src="/art/hero.svg"
        alt={hero.art}
        width={640}
        height={596}
        fetchPriority="high"
        // With a handler React neither decodes the image again nor waits for that before it hydrates the section.
        onLoad={() => undefined}
        className="h-auto w-full"
      />
      <figcaption className="absolute inset-x-0 bottom-3 flex max-[340px]:static max-[340px]:pt-2 flex-wrap justify-end gap-2 lg:bottom-4 lg:w-[94%]">
        <Tag icon={<Blocks size={18} className="shrink-0" />}>{hero.intelligence}</Tag>
        {/* As wide as the longer text, so that nothing moves when the hours are known after hydration. */}
        <span className={cn('flex', hasHours && 'min-w-41 lg:min-w-50')}>
          <Tag icon={<StatusMark {...now} />}>
            {closed ? contact.hours.now(closed) : hero.available}
          </Tag>
        </span>
      </figcaption>
    </figure>
  )
}
