import { installments } from '../../copy/installments'
import { uiWords } from '../../copy/ui'
import type { CentrePartner } from '../../data/content/centre'
import { cn } from '../../lib/cn'
import { initialOf, isolateParts } from '../../lib/text/arabic'
import { ExpandableList } from '../../ui/expandable-list'
import { ImageFrame } from '../../ui/image-frame'

const CELL =
  'grid min-h-18 place-items-center rounded-control bg-surface px-1 py-2 text-center wrap-anywhere hairline edged lg:min-h-24'
const FIRST = 5

type Props = { partners: readonly CentrePartner[]; isFolded?: boolean }

/** The grid of partners. With `isFolded`, phones show the first five. */
export function PartnersGrid({ partners, isFolded = false }: Props) {
  return (
    <ExpandableList
      label={installments.listLabel}
      shownCount={isFolded ? FIRST : partners.length}
      words={uiWords.expandableList}
      // In five columns the sixth partner would stand alone.
      className={cn(
        'grid grid-cols-2 large-text:grid-cols-1 gap-3 lg:gap-4',
        partners.length === 6 ? 'md:grid-cols-3 lg:grid-cols-6' : 'md:grid-cols-5',
      )}
    >
      {partners.map((partner) => (
        <PartnerMark key={partner.id} partner={partner} />
      ))}
    </ExpandableList>
  )
}

function PartnerMark({ partner: { name, logo } }: { partner: CentrePartner }) {
  const nameText = (
    <span className="text-[1.0625rem] font-semibold text-night md:text-small lg:text-[1.1875rem]">
      {isolateParts(name)}
    </span>
  )
  return (
    <li className={CELL}>
      {logo ? (
        <ImageFrame
          kind="logo"
          src={logo}
          alt={name}
          height={28}
          loading="lazy"
          fallback={{ drawing: nameText }}
        />
      ) : (
        <span className="flex flex-col items-center gap-1">
          {/* The first letter instead of a logo. */}
          <span
            aria-hidden
            className="edged grid size-7 shrink-0 place-items-center rounded-chip rounded-es-tail-sm bg-mint text-secondary"
          >
            {initialOf(name)}
          </span>
          {nameText}
        </span>
      )}
    </li>
  )
}
