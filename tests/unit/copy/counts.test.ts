import { expect, it } from 'vitest'
import {
  highlightsCount,
  membersCount,
  productsCount,
  unsavedCount,
  videosCount,
} from '../../../src/copy/admin/counts'
import {
  certificates,
  children,
  numberOf,
  sessions,
  specialists,
  years,
} from '../../../src/copy/nouns'

const COUNTERS: Record<string, (count: number) => string> = {
  products: productsCount,
  members: membersCount,
  videos: videosCount,
  highlights: highlightsCount,
  changes: unsavedCount,
  years: (count) => numberOf(count, years),
  specialists: (count) => numberOf(count, specialists),
  certificates: (count) => numberOf(count, certificates),
  children: (count) => numberOf(count, children),
  sessions: (count) => numberOf(count, sessions),
}

it.each(Object.entries(COUNTERS))('%s are counted with a plural after 3 to 10 alone', (_, say) => {
  const nounAfter = (count: number) => {
    const [digits, noun] = say(count).split(' ')
    expect(digits).toBe(String(count))
    return noun
  }
  const plural = nounAfter(3)
  expect([nounAfter(10), nounAfter(103)]).toEqual([plural, plural])
  for (const count of [11, 99, 100]) expect(nounAfter(count), String(count)).not.toBe(plural)
  for (const count of [1, 2]) expect(say(count)).not.toMatch(/\d/)
})
