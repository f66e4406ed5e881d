import { describe, expect, it } from 'vitest'
import type { Baked } from '../../src/data/pages/baked'
import { areOverdue, countChanges, fingerprintsOf } from '../../src/data/pages/build-record'
import { completeContent } from './complete-content'

const LATER = new Date('2025-02-02T00:00:00Z')
const changesTo = async (now: Partial<Baked>): Promise<number> => {
  const built = completeContent()
  return countChanges(await fingerprintsOf(built), await fingerprintsOf({ ...built, ...now }))
}
const { products, videos, director, centre } = completeContent()
const [first, second, third] = products ?? []
if (!first || !second || !third || !director || !centre) throw new Error('The complete content is not complete')

it('pages are overdue when they lack a change for more than 48 hours', () => {
  const builtAt = '2025-03-01T12:00:00.000Z'
  const hours = (count: number) => Date.parse(builtAt) + count * 3_600_000
  const record = { builtAt, content: null }
  expect(areOverdue(record, 1, hours(48))).toBe(false)
  expect(areOverdue(record, 1, hours(48) + 1)).toBe(true)
  expect(areOverdue(record, 0, hours(1_000))).toBe(false)
})

describe('the changes since a build', () => {
  it('are none where only dates and positions were written again', async () => {
    expect(await changesTo({})).toBe(0)
    expect(await changesTo({ products: [first, second, third].map((one) => ({ ...one, updatedAt: LATER })) })).toBe(0)
    expect(await changesTo({ director: { ...director, updatedAt: LATER } })).toBe(0)
  })

  it.each<[string, number, Partial<Baked>]>([
    ['a new name', 1, { products: [{ ...first, name: 'new' }, second, third] }],
    ['a new picture', 1, { products: [first, second, { ...third, image: 'data:image/webp;base64,new' }] }],
    ['an added product', 1, { products: [first, second, third, { ...first, id: '1700000000004' }] }],
    [
      'a removed product that moved the others up',
      1,
      { products: [second, third].map((one, at) => ({ ...one, order: at + 1 })) },
    ],
    ['a moved product', 1, { products: [third, first, second].map((one, at) => ({ ...one, order: at + 1 })) }],
    ['the only member deleted', 1, { team: null }],
    [
      'a video renamed and another added',
      2,
      {
        videos: (videos ?? []).flatMap((one) => [
          { ...one, title: 'x' },
          { ...one, id: 'v2' },
        ]),
      },
    ],
    ['new texts of the director', 1, { director: { ...director, titles: ['t'] } }],
    ['another photo', 1, { directorPhoto: 'data:image/webp;base64,other' }],
    ['the photo removed', 1, { directorPhoto: null }],
    ['a person, who repeats other parts', 0, { person: { name: 'n', title: '', portrait: 'p' } }],
    ['a new telephone number', 1, { centre: { ...centre, phones: [{ label: '', number: '+966598765432' }] } }],
  ])('count %s as %i', async (_, count, now) => {
    expect(await changesTo(now)).toBe(count)
  })
})
