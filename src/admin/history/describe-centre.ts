import { adminCentre } from '../../copy/admin-centre'
import { adminHistory } from '../../copy/admin-history'
import type { Centre, CentrePartner, CentrePhone } from '../../data/content/centre'
import { displayPhone } from '../../lib/phone-number'
import { isolate } from '../../lib/words'
import { exceptionText, hoursChange } from './describe-hours'
import {
  describeFields,
  itemsChange,
  listChange,
  textChange,
  type DescribeFields,
  type DescribeValue,
} from './field-changes'

const { fields: labels, groups, partners: partnerWords } = adminCentre

/** A number in one piece. */
const phoneText = ({ number, label }: CentrePhone): string =>
  `${isolate(displayPhone(number).replaceAll(' ', '\u00a0'))} ${label}`.trim()

const partnersChange: DescribeValue<readonly CentrePartner[]> = (before, after) => {
  const logos = new Map(before.map(({ id, logo }) => [id, logo]))
  const redrawn = after.filter(({ id, logo }) => logos.has(id) && logos.get(id) !== logo)
  return [
    ...listChange(groups.partners, ({ name }: CentrePartner) => name)(before, after),
    ...redrawn.map(({ name }) => partnerWords.logoOf(name)),
  ]
}

const TEXTS = Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, textChange(label)])) as Record<
  keyof typeof labels,
  ReturnType<typeof textChange>
>

const CENTRE = {
  phones: listChange(adminHistory.phones, phoneText),
  ...TEXTS,
  hours: hoursChange,
  // The dashboard sorts them.
  exceptions: itemsChange(groups.exceptions, exceptionText),
  partners: partnersChange,
  updatedAt: null,
} satisfies DescribeFields<Centre>

export const describeCentre = describeFields<Centre>(CENTRE)
