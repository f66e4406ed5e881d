import { adminCentre as words } from '../../copy/admin-centre'
import { ANSWERS, FIGURES, type CentreForm, type TextName } from './form'

/** The groups of the screen, in their order. */
export const GROUPS = [
  'contact',
  'hours',
  'exceptions',
  'place',
  'legal',
  'social',
  'answers',
  'figures',
  'partners',
  'other',
] as const
export type GroupName = (typeof GROUPS)[number]

/** The single texts of each group. */
export const TEXTS_OF: Readonly<Partial<Record<GroupName, readonly TextName[]>>> = {
  contact: ['whatsapp', 'email'],
  place: ['city', 'address', 'mapUrl', 'parking'],
  legal: ['registration', 'vat', 'licence', 'regulator'],
  social: ['photosUrl', 'shortVideosUrl', 'pageUrl', 'secondPageUrl', 'qrUrl'],
  answers: ANSWERS,
  figures: FIGURES,
  other: ['replyPromise', 'legalReviewed', 'agencyName', 'agencyUrl'],
}

/** A row is named like the controls in it: `hours.4`, `exceptions.<id>`. */
export type Place = { group: GroupName | null; row: string | null }

/** Where the control of this name is, as in `whatsapp`, `phones` or `hours.4.1.opens`. */
export function placeOf(name: string): Place {
  const [first = '', second] = name.split('.')
  const group =
    first === 'phones'
      ? 'contact'
      : GROUPS.find((one) => one === first || TEXTS_OF[one]?.some((text) => text === first))
  return { group: group ?? null, row: second === undefined ? null : `${first}.${second}` }
}

/** How a summary of errors names the control of this name. */
export function labelOf(name: string, { exceptions }: CentreForm): string {
  const [first = '', second = ''] = name.split('.')
  if (first === 'phones') return words.phones.label(Number(second) + 1)
  if (first === 'partners') return words.partners.item(Number(second) + 1)
  if (first === 'hours') return words.hours.days[Number(second)] ?? ''
  if (first === 'exceptions')
    return exceptions.find(({ id }) => id === second)?.note.trim() || words.exceptions.nameless
  return words.fields[first as TextName]
}
