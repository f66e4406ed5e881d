import { admin } from '../../copy/admin/admin'
import { adminCentre } from '../../copy/admin/centre'
import { weekdays } from '../../copy/clock'
import type { CentreFields } from '../../data/content/centre'
import { trimText } from '../../lib/text/plain-text'
import { labelsOfParts, type Labels } from './labels'

const { labels, partners: partnersWords } = adminCentre
const PARTNER_LABELS = { name: partnersWords.name, logo: partnersWords.logo.label }

/** The labels of the details of the centre, of its days and of the fields of its partners, by path. */
export const centreLabels = ({ partners }: Pick<CentreFields, 'partners'>): Labels => ({
  ...(labels satisfies Record<keyof CentreFields, string>),
  ...Object.fromEntries(
    weekdays.map((day, index) => [`hours.${index}`, admin.labelIn(labels.hours, day)]),
  ),
  ...labelsOfParts(
    partners.map(({ id, name }) => ({
      path: `partners.${id}`,
      noun: partnersWords.noun(trimText(name) || partnersWords.nameless),
    })),
    PARTNER_LABELS,
  ),
})
