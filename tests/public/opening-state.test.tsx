import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { faq } from '../../src/copy/faq'
import { site } from '../../src/copy/site'
import type { CentreFields } from '../../src/data/content/centre'
import { CallBar } from '../../src/layout/call-bar'
import { Footer } from '../../src/layout/footer'
import { Header } from '../../src/layout/header'
import { FaqSection } from '../../src/pages/home/faq-section'
import { HeroSection } from '../../src/pages/home/hero-section'
import { Visit } from '../../src/pages/sections/visit'
import { fullCentre } from '../fixtures/centre'
import { renderFor, setClock } from '../helpers/render'

/** Two shifts from Sunday to Thursday, Saturday until midnight, closed on Friday; a holiday, and a night of Ramadan. */
const centre: CentreFields = {
  ...fullCentre,
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
    { days: [6], opens: '16:00', closes: '24:00' },
  ],
  exceptions: [
    { from: '2026-11-24', to: '2026-11-25', opens: '', closes: '', note: 'إجازة' },
    { from: '2026-11-29', to: '2026-11-29', opens: '20:00', closes: '23:30', note: 'رمضان' },
  ],
}

const normalizeText = (text: string | null | undefined) =>
  (text ?? '')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const textOf = (selector: string) => normalizeText(document.querySelector(selector)?.textContent)

/** The words in the header, the line of the banner and its image, the bottom bar, the card of the hours and the footer. */
function readOpeningState(): string[] {
  const [filled] = within(screen.getByRole('banner'))
    .getAllByRole('link')
    .filter(({ className }) => /(?<![:-])bg-(primary|secondary)\b/.test(className))
  return [
    normalizeText(filled?.textContent),
    textOf('a[href$="#visit"]').replace(/ · .*/, ''),
    textOf('figcaption > span:last-child'),
    [...screen.getByLabelText(site.quickContact).querySelectorAll('a')]
      .map(({ textContent }) => normalizeText(textContent))
      .join(' | '),
    textOf('#visit h3 + p'),
    textOf('footer li > .grid > span:not(.invisible)'),
  ]
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
    renderFor(
      centre,
      <>
        <Header />
        <HeroSection />
        <CallBar />
        <Visit />
        <Footer />
      </>,
    )
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
      <Visit />
    </>,
  )
  // The moons stand beside the line of the banner, on its image, and in the card of the hours.
  expect(document.querySelectorAll('.lucide-moon')).toHaveLength(isNight ? 3 : 0)
  const kind = screen.getByText(faq.atNight).closest('details')
  expect([kind?.open, kind?.parentElement?.closest('details')]).toEqual([isNight, null])
})
