import { describe, expect, it } from 'vitest'
import { clean, GROUPS, textsOf, TEXT_NAMES, toFields, toForm, type CentreForm } from '../../../src/admin/centre/form'
import { occasionText, summaryOf } from '../../../src/admin/centre/summaries'
import { validate } from '../../../src/admin/centre/validate'
import { overlaps, toHours, toWeek, withDayOpen, type Span } from '../../../src/admin/centre/week'
import { adminCentre as words } from '../../../src/copy/admin-centre'
import { defaultCentre, parseCentre, type CentreFields } from '../../../src/data/content/centre'
import { storedCentre } from '../../../src/data/store/centre'

const centre: CentreFields = {
  ...defaultCentre,
  phones: [{ label: 'l', number: '+966512345678' }],
  whatsapp: '966512345678',
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '13:00' },
    { days: [0, 1, 2, 3, 4], opens: '16:00', closes: '21:00' },
  ],
}
const form = (change: (form: CentreForm) => void = () => {}): CentreForm => {
  const made = structuredClone(toForm(centre))
  change(made)
  return made
}
type Problem = keyof typeof words.errors
const problemOf = (message: string) => Object.entries(words.errors).find(([, text]) => text === message)?.[0]
const problems = (change: (form: CentreForm) => void) =>
  Object.fromEntries(validate(form(change)).map(({ name, message }) => [name, problemOf(message)]))
const DAY_OFF = { from: '2026-03-02', to: '2026-03-02', isClosed: true, opens: '', closes: '', note: '' }
const rows = <T extends object>(count: number, row: T) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, key: `r${index}`, ...row }))
const span = (opens: string, closes: string): Span => ({ opens, closes })
const withNumber = (number: string) => (now: CentreForm) => {
  now.phones = [{ key: 'a', label: '', number }]
}

describe('the week of the form', () => {
  it('has a row for each weekday and groups equal spans again', () => {
    const week = toWeek(centre.hours)
    expect(week.map((spans) => spans.length)).toEqual([2, 2, 2, 2, 2, 0, 0])
    expect(toHours(week)).toEqual(centre.hours)
  })

  it('shows midnight as 00:00, which a time field can hold', () => {
    expect(toWeek([{ days: [6], opens: '16:00', closes: '24:00' }])[6]).toEqual([span('16:00', '00:00')])
  })

  it('opens a day with the hours of the open day before it', () => {
    expect(withDayOpen(toWeek(centre.hours), 6, true)[6]).toEqual([span('09:00', '13:00'), span('16:00', '21:00')])
    expect(withDayOpen(toWeek([]), 0, true)[0]).toEqual([span('09:00', '21:00')])
    expect(withDayOpen(toWeek(centre.hours), 0, false)[0]).toEqual([])
  })

  it.each<[string, Span[][], string[]]>([
    ['two spans of a day', [[span('09:00', '13:00'), span('12:00', '20:00')]], ['0.1']],
    ['two equal spans', [[span('09:00', '13:00'), span('09:00', '13:00')]], ['0.1']],
    ['a span over midnight', [[span('20:00', '02:00')], [span('01:00', '05:00')]], ['1.0']],
    [
      'the night from Saturday to Sunday',
      [[span('01:00', '05:00')], [], [], [], [], [], [span('20:00', '02:00')]],
      ['0.0'],
    ],
    ['spans that touch', [[span('09:00', '13:00'), span('13:00', '20:00')]], []],
    ['a span that is still typed', [[span('09:00', ''), span('10:00', '11:00')]], []],
  ])('finds the overlap of %s', (_, days, found) => {
    expect(overlaps(days)).toEqual(found)
  })
})

describe('the values of the form', () => {
  it('are normalised from what people type', () => {
    const fields = toFields(
      form((now) => {
        now.phones = [
          { key: 'a', label: ' الجوال ', number: '٠٥١ ٢٣٤ ٥٦٧٨' },
          { key: 'b', label: '', number: '' },
        ]
        now.whatsapp = '051 234 5678'
        now.mapUrl = 'maps.example/place'
        now.registration = '١٠١٠ 000467'
        now.childrenHelped = '١٢٠٠'
        now.years = ''
        now.partners = [{ id: 'p', name: ' اسم ', logo: '' }]
      }),
    )
    expect(fields).toMatchObject({
      phones: [{ label: 'الجوال', number: '+966512345678' }],
      whatsapp: '966512345678',
      mapUrl: 'https://maps.example/place',
      registration: '1010000467',
      childrenHelped: 1200,
      years: null,
      partners: [{ id: 'p', name: 'اسم', logo: '', order: 1 }],
    })
  })

  it('show numbers as they are dialled at home, and a foreign one with its plus sign', () => {
    const local = toForm(centre)
    expect([local.phones[0]?.number, local.whatsapp]).toEqual(['051 234 5678', '051 234 5678'])
    const abroad = { ...centre, whatsapp: '12025550123' }
    expect(toForm(abroad).whatsapp).toBe('+12025550123')
    expect(validate(toForm(abroad))).toEqual([])
    expect(toFields(toForm(abroad)).whatsapp).toBe('12025550123')
    expect(toForm({ ...centre, whatsapp: '' }).whatsapp).toBe('')
  })

  it('stay as they are when they are cleaned again, also where they are invalid', () => {
    const typed = clean(
      form((now) => {
        now.phones = [{ key: 'a', label: '', number: ' 05 ' }]
        now.years = ' 10x '
        now.exceptions = rows(2, { ...DAY_OFF, note: ' x ' })
      }),
    )
    expect(typed).toMatchObject({ phones: [{ number: '05' }], years: '10x', exceptions: [{ note: 'x' }, {}] })
    expect(clean(typed)).toEqual(typed)
    expect(clean(toForm(centre))).toEqual(toForm(centre))
  })

  it('are the same after they were stored and read', () => {
    const full: CentreFields = {
      ...centre,
      exceptions: [
        { from: '2026-03-19', to: '2026-03-23', opens: '', closes: '', note: 'عيد الفطر المبارك' },
        { from: '2026-02-18', to: '2026-03-18', opens: '20:00', closes: '24:00', note: '' },
      ],
      partners: [
        { id: 'p1', name: 'اسم من كلمتين', logo: 'https://x.example/a.png', order: 1 },
        { id: 'p2', name: 'n', logo: '', order: 2 },
      ],
    }
    expect(parseCentre(storedCentre(full), 'centre')).toMatchObject(full)
  })
})

describe('the validation', () => {
  it('accepts what is stored, and empty optional fields', () => {
    expect(validate(form())).toEqual([])
    expect(validate(toForm(defaultCentre))).toEqual([])
  })

  it.each<[string, (form: CentreForm) => void, Record<string, Problem>]>([
    ['no phone', (now) => (now.phones = [{ key: 'a', label: '', number: '' }]), { 'phones.0.number': 'phoneMissing' }],
    ['a short phone', withNumber('05123'), { 'phones.0.number': 'phone' }],
    [
      'a label without a number',
      (now) => now.phones.push({ key: 'b', label: 'x', number: '' }),
      { 'phones.1.number': 'phone' },
    ],
    ['no WhatsApp number', (now) => (now.whatsapp = ''), { whatsapp: 'whatsapp' }],
    ['a broken e-mail', (now) => (now.email = 'info@example'), { email: 'email' }],
    ['an e-mail with a second one', (now) => (now.email = 'a?bcc=b@c.example'), { email: 'email' }],
    ['a link that is none', (now) => (now.mapUrl = 'حي الياسمين'), { mapUrl: 'link' }],
    ['a script as a link', (now) => (now.qrUrl = 'javascript:alert(1)'), { qrUrl: 'link' }],
    ['a registration of nine digits', (now) => (now.registration = '101000046'), { registration: 'registration' }],
    ['a tax number that does not end with 3', (now) => (now.vat = '300000046700001'), { vat: 'vat' }],
    ['a figure with a letter', (now) => (now.years = '10x'), { years: 'figure' }],
    ['a figure that is too high', (now) => (now.years = '99999999'), { years: 'figure' }],
    ['more than all', (now) => (now.satisfactionPercent = '101'), { satisfactionPercent: 'percent' }],
    [
      'a missing time',
      (now) => (now.hours = now.hours.with(5, [span('09:00', '')])),
      { 'hours.5.0.closes': 'timeMissing' },
    ],
    [
      'equal times',
      (now) => (now.hours = now.hours.with(5, [span('09:00', '09:00')])),
      { 'hours.5.0.closes': 'timeEqual' },
    ],
    [
      'hours that overlap',
      (now) => (now.hours = now.hours.with(5, [span('09:00', '13:00'), span('12:00', '15:00')])),
      { 'hours.5.1.opens': 'timeOverlap' },
    ],
    [
      'an exception that ends before it begins',
      (now) =>
        now.exceptions.push({
          key: 'e',
          from: '2026-03-02',
          to: '2026-03-01',
          isClosed: true,
          opens: '',
          closes: '',
          note: '',
        }),
      { 'exceptions.0.to': 'dateOrder' },
    ],
    [
      'an exception without days and times',
      (now) => now.exceptions.push({ key: 'e', from: '', to: '', isClosed: false, opens: '', closes: '', note: '' }),
      {
        'exceptions.0.from': 'dateMissing',
        'exceptions.0.to': 'dateMissing',
        'exceptions.0.opens': 'timeMissing',
        'exceptions.0.closes': 'timeMissing',
      },
    ],
    [
      'a partner without a name',
      (now) => now.partners.push({ id: 'p', name: ' ', logo: '' }),
      { 'partners.0.name': 'partnerName' },
    ],
    [
      'a phone that an undo brought back to a full list',
      (now) => (now.phones = rows(4, { label: 'x', number: '0512345678' })),
      { 'phones.3.number': 'tooMany' },
    ],
    [
      'an exception that an undo brought back to a full list',
      (now) => (now.exceptions = rows(13, { ...DAY_OFF })),
      { 'exceptions.12.from': 'tooMany' },
    ],
    [
      'a partner that an undo brought back to a full list',
      (now) => (now.partners = rows(11, { name: 'x', logo: '' })),
      { 'partners.10.name': 'tooMany' },
    ],
  ])('finds %s', (_, change, found) => {
    expect(problems(change)).toEqual(found)
  })
})

describe('the groups of the form', () => {
  it('have every text once', () => {
    expect(GROUPS.flatMap(textsOf).sort()).toEqual([...TEXT_NAMES].sort())
  })

  it('name their controls', () => {
    const errors = validate(
      form((now) => {
        now.phones = [{ key: 'a', label: '', number: '05' }]
        now.vat = '1'
        now.hours = now.hours.with(5, [span('09:00', '')])
        now.exceptions.push({ key: 'e', from: '', to: '2026-01-01', isClosed: true, opens: '', closes: '', note: '' })
        now.partners.push({ id: 'p', name: '', logo: '' })
      }),
    )
    expect(errors.map(({ label }) => label)).toEqual([
      'الهاتف 1',
      'الرقم الضريبي',
      'الجمعة',
      'مناسبة بلا اسم',
      'الشريك 1',
    ])
  })

  it('say when an occasion has passed, and from when families see it (finding 43)', () => {
    const now = new Date('2026-05-01T12:00:00Z')
    const text = (from: string, to = from) => occasionText({ ...DAY_OFF, key: 'a', from, to }, now)
    expect(text('2026-04-30')).toBe('مضت · 30 أبريل · مغلق')
    expect(text('2026-05-15')).toBe('15 مايو · مغلق')
    expect(text('2026-05-16', '2026-05-20')).toBe('16–20 مايو · مغلق · تظهر للأسر من 2 مايو')
    expect(text('')).toBe('مغلق')
  })

  it('say their values in one line, and what is missing', () => {
    const values = (change: (form: CentreForm) => void) => GROUPS.map((group) => summaryOf(group, form(change)))
    expect(
      values((now) => {
        now.exceptions = [
          { key: 'a', from: '2001-01-01', to: '2001-01-02', isClosed: true, opens: '', closes: '', note: 'قديم' },
          { key: 'b', from: '2999-03-09', to: '2999-03-13', isClosed: true, opens: '', closes: '', note: 'عيد الفطر' },
        ]
        now.city = 'الرياض'
        now.licence = '1400'
        now.photosUrl = 'https://example.com/a'
        now.years = ''
        now.replyPromise = 'خلال ساعتين'
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
    expect(
      values((now) => {
        now.phones = [{ key: 'a', label: '', number: '' }]
        now.hours = now.hours.map(() => [])
        now.agencyName = ''
      }),
    ).toEqual([null, null, 'لا توجد عطل ولا ساعات خاصة.', null, null, null, '0 من 9', '7 من 7', null, null])
  })
})
