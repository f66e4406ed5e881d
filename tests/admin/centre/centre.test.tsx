import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CentreDetails } from '../../../src/admin/centre/centre-tab'
import {
  clean,
  GROUPS,
  textsOf,
  TEXT_NAMES,
  toFields,
  toForm,
  type CentreForm,
} from '../../../src/admin/centre/form'
import { CopyToDays } from '../../../src/admin/centre/hours'
import { occasionText, summaryOf } from '../../../src/admin/centre/summary'
import { validate } from '../../../src/admin/centre/validate'
import { toWeek, type Span, type Week } from '../../../src/lib/week'
import { adminCentre as words } from '../../../src/copy/admin-centre'
import { defaultCentre, parseCentre, type CentreFields } from '../../../src/data/content/centre'
import { storedCentre } from '../../../src/data/store/centre'
import { fullCentre } from '../../helpers/centre'
import { renderUi } from '../../helpers/render'
import { showForm } from '../../helpers/show-form'

const centre: CentreFields = {
  ...defaultCentre,
  phones: [{ label: 'l', number: '+966512345678' }],
  whatsapp: '966512345678',
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
  ],
}
const form = (part: Partial<CentreForm> = {}): CentreForm => ({ ...toForm(centre), ...part })
const span = (times: string): Span => {
  const [opens = '', closes = ''] = times.split('-')
  return { opens, closes }
}
const phone = (number: string, label = '') => ({ key: `${label} ${number}`, label, number })
const occasion = (from: string, to = from, note = '') =>
  ({ key: from, from, to, isClosed: true, opens: '', closes: '', note }) as const
const partner = (name: string) => ({ id: 'p', name, logo: '' })
const friday = (...spans: string[]) => ({ hours: toForm(centre).hours.with(5, spans.map(span)) })
const rows = <T,>(count: number, row: T) => Array.from({ length: count }, () => row)

it('the values of the form are normalised from what people type', () => {
  const fields = toFields(
    form({
      phones: [phone('٠٥١ ٢٣٤ ٥٦٧٨', ' الجوال '), phone('')],
      whatsapp: '051 234 5678',
      mapUrl: 'maps.example/place',
      registration: '١٠١٠ 000467',
      childrenHelped: '١٢٠٠',
      years: '',
      partners: [partner(' اسم ')],
    }),
  )
  expect(fields).toMatchObject({
    phones: [{ label: 'الجوال', number: '+966512345678' }],
    whatsapp: '966512345678',
    mapUrl: 'https://maps.example/place',
    registration: '1010000467',
    childrenHelped: 1200,
    years: null,
    partners: [{ ...partner('اسم'), order: 1 }],
  })
})

it.each<[string, Partial<CentreForm>, Partial<CentreFields>]>([
  [
    'marks around an e-mail address',
    { email: '\u200finfo@a.example\u00a0' },
    { email: 'info@a.example' },
  ],
  ['a mark in an e-mail address', { email: 'info@a.\u200bexample' }, { email: 'info@a.example' }],
  [
    'marks around a link',
    { mapUrl: '\u200fhttps://a.example/x\u200e' },
    { mapUrl: 'https://a.example/x' },
  ],
  [
    'marks around a link without https',
    { pageUrl: '\u2067a.example/x\u2069' },
    { pageUrl: 'https://a.example/x' },
  ],
  [
    'a greeting before a link',
    { mapUrl: 'موقعنا: https://a.example/x.' },
    { mapUrl: 'https://a.example/x' },
  ],
  ['marks in a figure', { years: '\u200f١\u200e٥' }, { years: 15 }],
  ['Persian digits in a figure', { years: '۱۵' }, { years: 15 }],
  ['separated thousands in a figure', { childrenHelped: '١٬٢٠٠' }, { childrenHelped: 1200 }],
  ['the sign of a percentage', { satisfactionPercent: '٩٨٪' }, { satisfactionPercent: 98 }],
  [
    'a mark before a registration',
    { registration: '\ufeff1010000467' },
    { registration: '1010000467' },
  ],
  [
    'marks around a label',
    { phones: [phone('0512345678', '\u200fالجوال\u200f')] },
    { phones: [{ label: 'الجوال', number: '+966512345678' }] },
  ],
])('the values of the form do without %s', (_, typed, fields) => {
  expect(validate(form(typed))).toEqual([])
  expect(toFields(form(typed))).toMatchObject(fields)
})

it('the values show numbers as they are dialled at home, and a foreign one with its plus sign', () => {
  const local = toForm(centre)
  expect([local.phones[0]?.number, local.whatsapp]).toEqual(['051 234 5678', '051 234 5678'])
  const abroad = toForm({ ...centre, whatsapp: '12025550123' })
  expect(abroad.whatsapp).toBe('+12025550123')
  expect(validate(abroad)).toEqual([])
  expect(toFields(abroad).whatsapp).toBe('12025550123')
  expect(toForm({ ...centre, whatsapp: '' }).whatsapp).toBe('')
})

it('the values stay as they are when they are cleaned again, also where they are invalid', () => {
  const exceptions = rows(2, occasion('2026-03-02', '2026-03-02', ' x '))
  const typed = clean(form({ phones: [phone(' 05 ')], years: ' 10x ', exceptions }))
  expect(typed).toMatchObject({
    phones: [{ number: '05' }],
    years: '10x',
    exceptions: [{ note: 'x' }, {}],
  })
  expect(clean(typed)).toEqual(typed)
  expect(clean(toForm(centre))).toEqual(toForm(centre))
})

it('the values are the same after they were stored and read', () => {
  const full: CentreFields = {
    ...fullCentre,
    exceptions: [
      { from: '2026-02-18', to: '2026-03-18', opens: '20:00', closes: '24:00', note: '' },
    ],
    partners: [{ id: 'p1', name: 'اسم من كلمتين', logo: 'https://x.example/a.png', order: 1 }],
  }
  expect(parseCentre(storedCentre(fullCentre), 'centre')).toMatchObject(fullCentre)
  expect(parseCentre(storedCentre(full), 'centre')).toMatchObject(full)
})

describe('the validation', () => {
  type Problem = keyof typeof words.errors
  const problems = (part: Partial<CentreForm>) =>
    Object.fromEntries(validate(form(part)).map(({ name, message }) => [name, message]))

  it('the validation accepts what is stored, and empty optional fields', () => {
    expect(validate(form())).toEqual([])
    expect(validate(toForm(defaultCentre))).toEqual([])
  })

  it.each<[string, Partial<CentreForm>, Record<string, Problem>]>([
    ['no phone', { phones: [phone('')] }, { 'phones.0.number': 'phoneMissing' }],
    ['a short phone', { phones: [phone('05123')] }, { 'phones.0.number': 'phone' }],
    [
      'a label alone',
      { phones: [phone('0512345678'), phone('', 'x')] },
      { 'phones.1.number': 'phone' },
    ],
    ['no WhatsApp number', { whatsapp: '' }, { whatsapp: 'whatsapp' }],
    ['a broken e-mail', { email: 'info@example' }, { email: 'email' }],
    ['an e-mail with a second one', { email: 'a?bcc=b@c.example' }, { email: 'email' }],
    ['a link that is none', { mapUrl: 'حي الياسمين' }, { mapUrl: 'link' }],
    ['a script as a link', { qrUrl: 'javascript:alert(1)' }, { qrUrl: 'link' }],
    [
      'a registration of nine digits',
      { registration: '101000046' },
      { registration: 'registration' },
    ],
    ['a tax number that does not end with 3', { vat: '300000046700001' }, { vat: 'vat' }],
    ['a figure with a letter', { years: '10x' }, { years: 'figure' }],
    ['a figure that is too high', { years: '99999999' }, { years: 'figure' }],
    ['more than all', { satisfactionPercent: '101' }, { satisfactionPercent: 'percent' }],
    ['a missing time', friday('09:00-'), { 'hours.5.0.closes': 'timeMissing' }],
    ['equal times', friday('09:00-09:00'), { 'hours.5.0.closes': 'timeEqual' }],
    [
      'hours that overlap',
      friday('09:00-13:00', '12:00-15:00'),
      { 'hours.5.1.opens': 'timeOverlap' },
    ],
    [
      'a day that no calendar has',
      { exceptions: [occasion('2026-02-30', '2026-13-01')] },
      { 'exceptions.0.from': 'dateMissing', 'exceptions.0.to': 'dateMissing' },
    ],
    [
      'a review on a day that no calendar has',
      { legalReviewed: '2026-02-30' },
      { legalReviewed: 'dateMissing' },
    ],
    ['a time that no clock has', friday('09:00-25:00'), { 'hours.5.0.closes': 'timeMissing' }],
    [
      'dates backwards',
      { exceptions: [occasion('2026-03-02', '2026-03-01')] },
      { 'exceptions.0.to': 'dateOrder' },
    ],
    [
      'an exception without days and times',
      { exceptions: [{ ...occasion(''), isClosed: false }] },
      {
        'exceptions.0.from': 'dateMissing',
        'exceptions.0.to': 'dateMissing',
        'exceptions.0.opens': 'timeMissing',
        'exceptions.0.closes': 'timeMissing',
      },
    ],
    [
      'a partner without a name',
      { partners: [partner(' ')] },
      { 'partners.0.name': 'partnerName' },
    ],
    // An undo may bring a row back to a full list.
    ['four phones', { phones: rows(4, phone('0512345678')) }, { 'phones.3.number': 'tooMany' }],
    [
      '13 exceptions',
      { exceptions: rows(13, occasion('2026-03-02')) },
      { 'exceptions.12.from': 'tooMany' },
    ],
    ['eleven partners', { partners: rows(11, partner('x')) }, { 'partners.10.name': 'tooMany' }],
  ])('the validation finds %s', (_, part, found) => {
    expect(problems(part)).toEqual(
      Object.fromEntries(
        Object.entries(found).map(([name, problem]) => [name, words.errors[problem]]),
      ),
    )
  })
})

it('the groups of the form have every text once, and name their controls', () => {
  expect(GROUPS.flatMap(textsOf).sort()).toEqual([...TEXT_NAMES].sort())
  const lists = {
    phones: [phone('05')],
    exceptions: [occasion('', '2026-01-01')],
    partners: [partner('')],
  }
  const errors = validate(form({ ...lists, vat: '1', ...friday('09:00-') }))
  const labels = ['الهاتف 1', 'الرقم الضريبي', 'الجمعة', 'مناسبة بلا اسم', 'الشريك 1']
  expect(errors.map(({ label }) => label)).toEqual(labels)
})

it('the groups say when an occasion has passed, and from when families see it', () => {
  const text = (from: string, to?: string) =>
    occasionText(occasion(from, to), new Date('2026-05-01T12:00:00Z'))
  expect(text('2026-04-30')).toBe('مضت · 30 أبريل · مغلق')
  expect(text('2026-05-15')).toBe('15 مايو · مغلق')
  expect(text('2026-05-16', '2026-05-20')).toBe('16–20 مايو · مغلق · تظهر للأسر من 2 مايو')
  expect(text('')).toBe('مغلق')
})

it('the groups say their values in one line, and what is missing', () => {
  const values = (part: Partial<CentreForm>) => GROUPS.map((group) => summaryOf(group, form(part)))
  expect(
    values({
      exceptions: [
        occasion('2001-01-01', '2001-01-02', 'قديم'),
        occasion('2999-03-09', '2999-03-13', 'عيد الفطر'),
      ],
      city: 'الرياض',
      licence: '1400',
      photosUrl: 'https://example.com/a',
      years: '',
      replyPromise: 'خلال ساعتين',
    }),
  ).toEqual([
    '\u2068051 234 5678\u2069 · واتساب \u2068051 234 5678\u2069',
    'من الأحد إلى الخميس 9 ص–1 م، 4–9 م',
    'عيد الفطر · 9–13 مارس · مغلق',
    'الرياض',
    'ترخيص \u20681400\u2069',
    'إنستغرام',
    '0 من 9',
    '6 من 7',
    null,
    'خلال ساعتين',
  ])
  const nothing = [
    null,
    null,
    'لا أيام خاصة بعد.',
    null,
    null,
    null,
    '0 من 9',
    '7 من 7',
    null,
    null,
  ]
  expect(values({ phones: [phone('')], hours: rows(7, []), agencyName: '' })).toEqual(nothing)
})

it('an address leads to its control, and opens its group', () => {
  showForm(<CentreDetails stored={null} />, '/#licence')
  const field = screen.getByLabelText(words.labels.licence)
  expect(field).toHaveFocus()
  expect(field.closest('details')).toHaveAttribute('open')
})

it('once a day has other hours, they go to another day, and back by a second press', () => {
  const start = toWeek([{ days: [0, 1], opens: '09:00', closes: '21:00' }])
  function Sunday() {
    const [week, setWeek] = useState<Week>(start)
    return (
      <>
        <button
          onClick={() => setWeek((now) => now.with(0, [{ opens: '10:00', closes: '18:00' }]))}
        >
          change
        </button>
        <CopyToDays day={0} week={week} onChange={setWeek} />
        <output>{week.map(([span]) => span?.opens ?? '-').join(' ')}</output>
      </>
    )
  }
  renderUi(<Sunday />)
  expect(screen.queryByText(words.hours.copyTo)).toBeNull()
  fireEvent.click(screen.getByText('change'))
  const monday = screen.getByRole('button', { name: words.hours.days[1] })
  for (const [isPressed, week] of [
    ['false', '10:00 09:00 - - - - -'],
    ['true', '10:00 10:00 - - - - -'],
    ['false', '10:00 09:00 - - - - -'],
  ] as const) {
    expect(monday).toHaveAttribute('aria-pressed', isPressed)
    expect(screen.getByText(week)).toBeInTheDocument()
    fireEvent.click(monday)
  }
})
