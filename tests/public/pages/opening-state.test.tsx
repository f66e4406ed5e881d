import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { faq } from '../../../src/copy/faq'
import type { CentreFields } from '../../../src/data/content/centre'
import { FaqSection } from '../../../src/pages/home/faq-section'
import { HeroSection } from '../../../src/pages/home/hero-section'
import { HoursAndAddress } from '../../../src/pages/sections/hours-and-address'
import { fullCentre } from '../../fixtures/centre'
import { readOpeningState, renderOpeningState } from '../../helpers/public/opening-state'
import { renderFor, setClock } from '../../helpers/render'

/**
 * Two shifts from Sunday to Thursday, Saturday until midnight, closed on Friday; a night before a feast, a holiday,
 * and a night of Ramadan.
 */
const centre: CentreFields = {
  ...fullCentre,
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
    { days: [6], opens: '16:00', closes: '00:00' },
  ],
  exceptions: [
    { from: '2026-11-14', to: '2026-11-14', opens: '21:00', closes: '02:00', note: 'سهرة' },
    { from: '2026-11-15', to: '2026-11-16', opens: '', closes: '', note: 'عيد' },
    { from: '2026-11-24', to: '2026-11-25', opens: '', closes: '', note: 'إجازة' },
    { from: '2026-11-29', to: '2026-11-29', opens: '20:00', closes: '23:30', note: 'رمضان' },
  ],
}

const WEEK = 'من الأحد إلى الخميس من 9 ص إلى 1 م، ومن 4 م إلى 9 م؛ والسبت من 4 م إلى منتصف الليل'

const MOMENTS: [when: string, time: string, ...said: string[]][] = [
  [
    'before the first opening',
    '22T08:00',
    'واتساب',
    'نفتح 9 ص',
    'نفتح 9 ص',
    'واتساب نردّ بعد 9 صباحاً | اتصل بنا',
    'مغلق الآن، ونفتح اليوم الساعة 9 صباحاً',
    WEEK,
  ],
  [
    'at the opening',
    '22T09:00',
    'اتصل بنا',
    'مفتوح حتى 1 م',
    'الحجز متاح الآن',
    'اتصل بنا حتى 1 م | واتساب',
    'مفتوح الآن حتى 1 ظهراً',
    WEEK,
  ],
  [
    'a minute before the break',
    '22T12:59',
    'اتصل بنا',
    'مفتوح حتى 1 م',
    'الحجز متاح الآن',
    'اتصل بنا حتى 1 م | واتساب',
    'مفتوح الآن حتى 1 ظهراً',
    WEEK,
  ],
  [
    'in the break',
    '22T13:00',
    'واتساب',
    'نفتح 4 م',
    'نفتح 4 م',
    'واتساب نردّ بعد 4 عصراً | اتصل بنا',
    'مغلق الآن، ونفتح اليوم الساعة 4 عصراً',
    WEEK,
  ],
  [
    'a minute before the end of the day',
    '22T20:59',
    'اتصل بنا',
    'مفتوح حتى 9 م',
    'الحجز متاح الآن',
    'اتصل بنا حتى 9 م | واتساب',
    'مفتوح الآن حتى 9 مساءً',
    WEEK,
  ],
  [
    'at night',
    '22T21:00',
    'واتساب',
    'نفتح غداً 9 ص',
    'نفتح غداً 9 ص',
    'واتساب نردّ غداً بعد 9 ص | اتصل بنا',
    'مغلق الآن، ونفتح غداً الساعة 9 صباحاً',
    WEEK,
  ],
  [
    'after midnight',
    '23T02:00',
    'واتساب',
    'نفتح 9 ص',
    'نفتح 9 ص',
    'واتساب نردّ بعد 9 صباحاً | اتصل بنا',
    'مغلق الآن، ونفتح اليوم الساعة 9 صباحاً',
    WEEK,
  ],
  [
    'in the night before a holiday',
    '23T21:30',
    'واتساب',
    'نفتح الخميس 9 ص',
    'نفتح الخميس 9 ص',
    'واتساب نردّ الخميس بعد 9 ص | اتصل بنا',
    'مغلق الآن، ونفتح يوم الخميس الساعة 9 صباحاً',
    WEEK,
  ],
  [
    'on a holiday',
    '24T12:00',
    'واتساب',
    'إجازة: نفتح الخميس 9 ص',
    'نفتح الخميس 9 ص',
    'واتساب نردّ الخميس بعد 9 ص | اتصل بنا',
    'إجازة: مغلق الآن، ونفتح يوم الخميس الساعة 9 صباحاً',
    'إجازة: مغلق حتى نهاية 25 نوفمبر',
  ],
  [
    'in the night in which a holiday begins',
    '15T00:30',
    'اتصل بنا',
    'سهرة: مفتوح حتى 2 ص',
    'الحجز متاح الآن',
    'اتصل بنا حتى 2 ص | واتساب',
    'سهرة: مفتوح الآن حتى 2 بعد منتصف الليل',
    'سهرة: من 9 م إلى 2 ص',
  ],
  [
    'once that night ends',
    '15T02:00',
    'واتساب',
    'عيد: نفتح الثلاثاء 9 ص',
    'نفتح الثلاثاء 9 ص',
    'واتساب نردّ الثلاثاء بعد 9 ص | اتصل بنا',
    'عيد: مغلق الآن، ونفتح يوم الثلاثاء الساعة 9 صباحاً',
    'عيد: مغلق حتى نهاية 16 نوفمبر',
  ],
  [
    'on a Friday',
    '27T12:00',
    'واتساب',
    'نفتح غداً 4 م',
    'نفتح غداً 4 م',
    'واتساب نردّ غداً بعد 4 م | اتصل بنا',
    'مغلق الآن، ونفتح غداً الساعة 4 عصراً',
    WEEK,
  ],
  [
    'an hour before midnight on a Saturday',
    '28T23:00',
    'اتصل بنا',
    'مفتوح حتى منتصف الليل',
    'الحجز متاح الآن',
    'اتصل بنا حتى منتصف الليل | واتساب',
    'مفتوح الآن حتى منتصف الليل',
    WEEK,
  ],
  [
    'in Ramadan by day',
    '29T12:00',
    'واتساب',
    'رمضان: نفتح 8 م',
    'نفتح 8 م',
    'واتساب نردّ بعد 8 مساءً | اتصل بنا',
    'رمضان: مغلق الآن، ونفتح اليوم الساعة 8 مساءً',
    'رمضان: من 8 م إلى 11:30 م',
  ],
  [
    'in Ramadan at night',
    '29T21:00',
    'اتصل بنا',
    'رمضان: مفتوح حتى 11:30 م',
    'الحجز متاح الآن',
    'اتصل بنا حتى 11:30 م | واتساب',
    'رمضان: مفتوح الآن حتى 11:30 مساءً',
    'رمضان: من 8 م إلى 11:30 م',
  ],
]

it.each(MOMENTS)(
  '%s every part of the page shows the same opening state',
  (_, time, ...expected) => {
    setClock(time)
    renderOpeningState(centre)
    expect(readOpeningState()).toEqual(expected)
  },
)

it.each([
  ['at night', '22T21:00', true],
  ['after midnight', '23T02:00', true],
  ['in a break by day', '22T13:00', false],
  ['late while it is open', '28T23:00', false],
])('%s a moon replaces the dot, and the answer for the night is open: %s', (_, time, isNight) => {
  setClock(time)
  renderFor(
    centre,
    <>
      <HeroSection />
      <FaqSection />
      <HoursAndAddress />
    </>,
  )
  // The moons stand beside the line of the banner, on its image, and in the card of the hours.
  expect(document.querySelectorAll('.lucide-moon')).toHaveLength(isNight ? 3 : 0)
  const kind = screen.getByText(faq.atNight).closest('details')
  expect([kind?.open, kind?.parentElement?.closest('details')]).toEqual([isNight, null])
})
