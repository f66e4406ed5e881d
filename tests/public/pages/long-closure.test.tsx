import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CentreFields } from '../../../src/data/content/centre'
import { Composer } from '../../../src/pages/sections/composer'
import { fullCentre } from '../../fixtures/centre'
import { readOpeningState, renderOpeningState } from '../../helpers/public/opening-state'
import { renderFor, setClock } from '../../helpers/render'

/** Months without an opening. */
const MONTHS = { from: '2026-11-20', to: '2027-02-10', opens: '', closes: '', note: 'إجازة' }
const YEARS = { ...MONTHS, to: '2030-01-01' }
const EVENING = { ...MONTHS, to: '2026-11-22', opens: '20:00', closes: '23:00', note: 'رمضان' }

// Contradiction 59
it.each<[when: string, changes: Partial<CentreFields>, ...said: string[]]>([
  [
    'closed for months',
    { exceptions: [MONTHS] },
    'واتساب',
    'إجازة: نفتح 11 فبراير 4 م',
    'نفتح 11 فبراير 4 م',
    'واتساب نردّ 11 فبراير بعد 4 م | اتصل بنا',
    'إجازة: مغلق الآن، ونفتح يوم 11 فبراير الساعة 4 عصراً',
    'إجازة: مغلق حتى نهاية 10 فبراير',
  ],
  [
    'closed without a known opening',
    { exceptions: [YEARS] },
    'واتساب',
    'إجازة: مغلق الآن',
    'مغلق الآن',
    'واتساب | اتصل بنا',
    'إجازة: مغلق الآن',
    'إجازة: مغلق حتى نهاية 1 يناير 2030',
  ],
  [
    'closed on special days and has no weekly hours',
    { hours: [], exceptions: [MONTHS] },
    'واتساب',
    'إجازة: مغلق الآن',
    'مغلق الآن',
    'واتساب | اتصل بنا',
    'إجازة: مغلق الآن',
    'إجازة: مغلق حتى نهاية 10 فبراير',
  ],
  [
    'closed until the evening of a special day and has no weekly hours',
    { hours: [], exceptions: [EVENING] },
    'واتساب',
    'رمضان: نفتح 8 م',
    'نفتح 8 م',
    'واتساب نردّ بعد 8 مساءً | اتصل بنا',
    'رمضان: مغلق الآن، ونفتح اليوم الساعة 8 مساءً',
    'رمضان: من 8 م إلى 11 م',
  ],
])('every part of the page says that a centre is %s', (_, changes, ...expected) => {
  setClock('22T12:00')
  renderOpeningState({ ...fullCentre, ...changes })
  expect(readOpeningState()).toEqual(expected)
})

it('a centre that is closed without a known opening promises an answer for no day', () => {
  setClock('22T12:00')
  renderFor({ ...fullCentre, exceptions: [YEARS] }, <Composer />)
  expect(screen.getByText(/^راسلنا الآن، ونردّ عليك حين نفتح\. /)).toBeInTheDocument()
})
