import { expect, it } from 'vitest'
import { centreErrors } from '../../../src/admin/centre/centre-errors'
import { toTypedCentre, type TypedCentre } from '../../../src/admin/centre/typed-centre'
import { adminCentre } from '../../../src/copy/admin/centre'
import { defaultCentre, parseCentre } from '../../../src/data/content/centre'
import { CENTRE_ID } from '../../../src/data/document-paths'
import { exception, friday, partner, phone, rows, typedCentre } from '../../fixtures/typed-centre'

type Problem = keyof typeof adminCentre.errors
/** The first message of each control, which is the one that a form shows. */
function problems(part: Partial<TypedCentre>): Record<string, string> {
  const errors = centreErrors(typedCentre(part)).reverse()
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]))
}

it('the validation accepts what is stored, and empty optional fields', () => {
  expect(centreErrors(typedCentre())).toEqual([])
  const eid = [exception('2099-03-10'), exception('2099-03-01', '2099-03-30')]
  expect(centreErrors(typedCentre({ exceptions: eid }))).toEqual([])
  expect(centreErrors(toTypedCentre(defaultCentre))).toEqual([])
})

it.each<[string, Partial<TypedCentre>, Record<string, Problem>]>([
  ['no phone', { phones: [phone('')] }, { 'phones.0.typedNumber': 'phoneMissing' }],
  ['a short phone', { phones: [phone('05123')] }, { 'phones.0.typedNumber': 'phone' }],
  [
    'a label alone',
    { phones: [phone('0512345678'), phone('', 'x')] },
    { 'phones.1.typedNumber': 'phone' },
  ],
  ['no WhatsApp number', { whatsapp: '' }, { whatsapp: 'whatsapp' }],
  ['a broken e-mail', { email: 'info@example' }, { email: 'email' }],
  ['an e-mail with a second one', { email: 'a?bcc=b@c.example' }, { email: 'email' }],
  ['words in place of a link', { mapUrl: 'حي الياسمين' }, { mapUrl: 'link' }],
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
    { exceptions: [exception('2026-02-30', '2026-13-01')] },
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
    { exceptions: [exception('2026-03-02', '2026-03-01')] },
    { 'exceptions.0.to': 'dateOrder' },
  ],
  [
    'a special day that is there twice',
    { exceptions: [exception('2099-03-10'), exception('2099-03-10')] },
    { 'exceptions.0.from': 'dateTwice' },
  ],
  [
    'an exception without days and times',
    { exceptions: [{ ...exception(''), isClosed: false }] },
    {
      'exceptions.0.from': 'dateMissing',
      'exceptions.0.to': 'dateMissing',
      'exceptions.0.opens': 'timeMissing',
      'exceptions.0.closes': 'timeMissing',
    },
  ],
  [
    'a logo without a name',
    { partners: [{ ...partner(' '), logo: 'x' }] },
    { 'partners.0.name': 'partnerName' },
  ],
  // An undo may bring a row back to a full list.
  ['four phones', { phones: rows(4, phone('0512345678')) }, { 'phones.3.typedNumber': 'tooMany' }],
  [
    '13 exceptions',
    { exceptions: rows(13, exception('2026-03-02')) },
    { 'exceptions.12.from': 'tooMany' },
  ],
  ['eleven partners', { partners: rows(11, partner('x')) }, { 'partners.10.name': 'tooMany' }],
])('the validation finds %s', (_, part, found) => {
  expect(problems(part)).toEqual(
    Object.fromEntries(
      Object.entries(found).map(([name, problem]) => [name, adminCentre.errors[problem]]),
    ),
  )
})

it.each([
  'info@example.com',
  'a.b+c@sub-domain.example',
  'a@b',
  'a@.com',
  'a@b..example',
  `a@${'b'.repeat(95)}.example`,
])('the form and the pages take the same e-mail address: %s', (email) => {
  const isShown = parseCentre({ email }, CENTRE_ID)?.email === email
  expect(problems({ email })).toEqual(isShown ? {} : { email: adminCentre.errors.email })
})
