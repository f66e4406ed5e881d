import { expect, it } from 'vitest'
import { centreErrors } from '../../../src/admin/centre/centre-errors'
import { GROUPS, TEXT_NAMES, textsOf } from '../../../src/admin/centre/texts'
import {
  cleanTypedCentre,
  toCentreFields,
  toTypedCentre,
  type TypedCentre,
} from '../../../src/admin/centre/typed-centre'
import { parseCentre, type CentreFields } from '../../../src/data/content/centre'
import { storedCentre } from '../../../src/data/store/centre'
import { fullCentre } from '../../fixtures/centre'
import {
  centre,
  exception,
  friday,
  partner,
  phone,
  rows,
  typedCentre,
} from '../../fixtures/typed-centre'

const stored = toTypedCentre(centre)

it('the values of the form are normalised from what people type', () => {
  const fields = toCentreFields(
    typedCentre({
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
    partners: [partner('اسم')],
  })
})

it.each<[string, Partial<TypedCentre>, Partial<CentreFields>]>([
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
  ['a figure as the site shows it', { childrenHelped: '+١٬٢٠٠' }, { childrenHelped: 1200 }],
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
])('saving the form drops %s', (_, typed, fields) => {
  expect(centreErrors(typedCentre(typed))).toEqual([])
  expect(toCentreFields(typedCentre(typed))).toMatchObject(fields)
})

it.each<[string, Partial<TypedCentre>, Partial<TypedCentre>]>([
  ['telephone', { phones: [...stored.phones, phone(' ')] }, stored],
  ['special day', { exceptions: [exception('', '', ' ')] }, { exceptions: [] }],
  ['partner', { partners: [partner('x'), partner(' ')] }, { partners: [partner('x')] }],
  ['second span of a day', friday('09:00-12:00', '-'), friday('09:00-12:00')],
])('a %s in which nothing was entered is not saved, and refuses nothing', (_, typed, saved) => {
  expect(centreErrors(typedCentre(typed))).toEqual([])
  expect(toCentreFields(typedCentre(typed))).toEqual(toCentreFields(typedCentre(saved)))
})

it('the values show numbers as they are dialled at home, and a foreign one with its plus sign', () => {
  const local = toTypedCentre(centre)
  expect([local.phones[0]?.typedNumber, local.whatsapp]).toEqual(['051 234 5678', '051 234 5678'])
  const abroad = toTypedCentre({ ...centre, whatsapp: '12025550123' })
  expect(abroad.whatsapp).toBe('+12025550123')
  expect(centreErrors(abroad)).toEqual([])
  expect(toCentreFields(abroad).whatsapp).toBe('12025550123')
  expect(toTypedCentre({ ...centre, whatsapp: '' }).whatsapp).toBe('')
})

it('the values stay as they are when they are cleaned again, also where they are invalid', () => {
  const exceptions = rows(2, exception('2026-03-02', '2026-03-02', ' x '))
  const typed = cleanTypedCentre(
    typedCentre({ phones: [phone(' 05 ')], years: ' 10x ', exceptions }),
  )
  expect(typed).toMatchObject({
    phones: [{ typedNumber: '05' }],
    years: '10x',
    exceptions: [{ note: 'x' }, {}],
  })
  expect(cleanTypedCentre(typed)).toEqual(typed)
  expect(cleanTypedCentre(toTypedCentre(centre))).toEqual(toTypedCentre(centre))
})

it('the values are the same after they were stored and read', () => {
  const full: CentreFields = {
    ...fullCentre,
    exceptions: [
      { from: '2026-02-18', to: '2026-03-18', opens: '20:00', closes: '00:00', note: '' },
    ],
    partners: [{ id: 'p1', name: 'اسم من كلمتين', logo: 'https://x.example/a.png' }],
  }
  expect(parseCentre(storedCentre(fullCentre), 'centre')).toMatchObject(fullCentre)
  expect(parseCentre(storedCentre(full), 'centre')).toMatchObject(full)
})

it('stored hours that pages show pass through the form without an error or a change', () => {
  const stored = {
    phones: ['+966512345678 l'],
    hours: [
      ['0 00:00 24:00', '1 15:00 24:00', '2 16:00 00:00', '3 20:00 02:00'],
      ['5 09:00 12:00', '5 13:00 16:00', '5 17:00 20:00', '6 00:00 23:30'],
    ].flat(),
    exceptions: [
      '2099-02-01 2099-02-01 00:00 24:00 day',
      '2099-02-02 2099-02-02 20:00 24:00 evening',
      '2099-02-03 2099-02-03 20:00 02:00 night',
      '2099-02-04 2099-02-05 - - two words',
    ],
  }
  const fields = { ...centre, ...parseCentre(stored, 'centre') }
  const typed = toTypedCentre(fields)
  expect(centreErrors(typed)).toEqual([])
  const { hours, exceptions } = toCentreFields(typed)
  expect({ hours, exceptions }).toEqual({ hours: fields.hours, exceptions: fields.exceptions })
})

it('the groups of the form have every text once, and name their controls', () => {
  expect(GROUPS.flatMap(textsOf).sort()).toEqual([...TEXT_NAMES].sort())
  const lists = {
    phones: [phone('05')],
    exceptions: [exception('', '2026-01-01')],
    partners: [{ ...partner(''), logo: 'x' }],
  }
  const errors = centreErrors(typedCentre({ ...lists, vat: '1', ...friday('09:00-') }))
  const labels = ['الهاتف 1', 'الرقم الضريبي', 'الجمعة', 'مناسبة بلا اسم', 'الشريك 1']
  expect(errors.map(({ label }) => label)).toEqual(labels)
})
