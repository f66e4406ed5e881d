import { Award, Blocks, CreditCard, Mic } from 'lucide-react'
import { hero } from '../../copy/hero'
import { IconBubble } from '../../ui/card'

const ICONS = [Mic, Award, Blocks, CreditCard]

/** The claims of the centre, below the banner. */
export function Claims() {
  return (
    <ul
      aria-label={hero.claimsLabel}
      data-print="none"
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
              <Icon size={20} />
            </IconBubble>
            {claim}
          </li>
        )
      })}
    </ul>
  )
}
