import { expect, it } from 'vitest'
import type { Fields } from '../../../../src/data/client/document'
import { CENTRE_PATH } from '../../../../src/data/document-paths'
import { mergeTakeBack } from '../../../../src/data/store/history/merge-take-back'

const takeBack = (before: Fields, after: Fields, stored: Fields) => {
  const { fields, clashes } = mergeTakeBack({ path: CENTRE_PATH, before, after, stored })
  return { ...fields, clashes }
}
const phones = (...lines: string[]): Fields => ({ phones: lines })
const hours = (...lines: string[]): Fields => ({ hours: lines })
const exceptions = (...lines: string[]): Fields => ({ exceptions: lines })
const partners = (...lines: string[]): Fields => ({ partners: lines })

it.each<{ what: string; before: Fields; after: Fields; stored: Fields; result: Fields }>([
  {
    what: 'a label comes back beside the number that was changed since',
    before: phones('+966512345678 mobile'),
    after: phones('+966512345678 desk'),
    stored: phones('+966512345679 desk'),
    result: { ...phones('+966512345679 mobile'), clashes: [] },
  },
  {
    what: 'a number comes back with the label that was changed since',
    before: phones('+966512345678 a', '+966112345678 b'),
    after: phones('+966512345678 a', '+966112345679 b'),
    stored: phones('+966512345678 a', '+966112345679 c'),
    result: { ...phones('+966512345678 a', '+966112345678 c'), clashes: [] },
  },
  {
    what: 'a label that was changed again is a clash, and one number stays',
    before: phones('+966512345678 first'),
    after: phones('+966512345678 second'),
    stored: phones('+966512345678 third'),
    result: { ...phones('+966512345678 first'), clashes: ['phones'] },
  },
  {
    what: 'the hours of a day that was changed since are a clash, and overlap nothing',
    before: hours('01234 09:00 21:00'),
    after: hours('01234 10:00 21:00'),
    stored: hours('0 08:00 12:00', '1234 10:00 21:00'),
    result: { ...hours('01234 09:00 21:00'), clashes: ['hours.0'] },
  },
  {
    what: 'the hours of one day come back beside those of another',
    before: hours('01234 09:00 21:00'),
    after: hours('0 10:00 12:00', '1234 09:00 21:00'),
    stored: hours('0 10:00 12:00', '123 09:00 21:00', '4 16:00 22:00'),
    result: { ...hours('0123 09:00 21:00', '4 16:00 22:00'), clashes: [] },
  },
  {
    what: 'the hours that a centre had come back beside days added to an empty week',
    before: hours('0 09:00 21:00'),
    after: {},
    stored: hours('5 16:00 22:00'),
    result: { ...hours('0 09:00 21:00', '5 16:00 22:00'), clashes: [] },
  },
  {
    what: 'special days that were changed again come back as a whole',
    before: exceptions('2026-12-08 2026-12-12 - - Eid'),
    after: exceptions('2026-12-08 2026-12-20 - - Eid'),
    stored: exceptions('2026-12-15 2026-12-20 - - Eid'),
    result: { ...exceptions('2026-12-08 2026-12-12 - - Eid'), clashes: ['exceptions'] },
  },
  {
    what: 'the telephone before an added one comes back when nothing else would be left',
    before: phones('+966512345678 a'),
    after: phones('+966512345678 a', '+966512345679 b'),
    stored: phones('+966512345679 b'),
    result: { ...phones('+966512345678 a'), clashes: ['phones'] },
  },
  {
    what: 'the name of a partner comes back with the logo that was changed since',
    before: partners('p1 - First bank', 'p2 - b'),
    after: partners('p1 - Second bank', 'p2 - b'),
    stored: partners('p1 https://x.example/logo.png Second bank', 'p2 - b'),
    result: { ...partners('p1 https://x.example/logo.png First bank', 'p2 - b'), clashes: [] },
  },
  {
    what: 'a line that the reader drops stays as it is stored',
    before: phones('+966512345678 a', 'no number'),
    after: phones('+966512345678 b', 'no number'),
    stored: phones('+966512345678 b', 'no number', '+966112345678 c'),
    result: { ...phones('+966512345678 a', 'no number', '+966112345678 c'), clashes: [] },
  },
])('$what', ({ before, after, stored, result }) => {
  expect(takeBack(before, after, stored)).toEqual(expect.objectContaining(result))
})

it('details that nothing newer has changed come back exactly as they were', () => {
  // The form would store the same hours of several days as one line.
  const before = hours('0 09:00 21:00', '1 09:00 21:00')
  const after = hours('01 10:00 12:00')
  expect(takeBack(before, after, after)).toEqual({ ...before, clashes: [] })
})
