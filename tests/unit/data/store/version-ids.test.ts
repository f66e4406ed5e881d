import { expect, it } from 'vitest'
import { newAdditionOf } from '../../../../src/data/store/transaction/version-ids'

/** The id of the next addition where these numbers are taken, and the number of reads that it took to find it. */
async function nextAfter(numbers: readonly number[]) {
  const taken = new Set(numbers.map((number) => `versions/team_a+${number}`))
  let reads = 0
  const { id } = await newAdditionOf('team/a', async (path) => {
    reads += 1
    return taken.has(path) ? {} : undefined
  })
  return { number: Number(id.replace('team_a+', '')), reads }
}
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it.each([0, 1, 2, 3, 4, 7, 8, 600, 5_000])(
  'the addition after %d others has the next number',
  async (count) => {
    expect((await nextAfter(numbersTo(count))).number).toBe(count + 1)
  },
)

it('an addition after thousands of others is found with few reads', async () => {
  expect((await nextAfter(numbersTo(5_000))).reads).toBeLessThanOrEqual(27)
})

it.each([[[1, 2, 4, 5]], [[2, 3]], [[1, 2, 3, 4, 6, 7, 8]]])(
  'an addition beside the gaps that old versions %j left has a number that the rules take',
  async (numbers) => {
    const { number } = await nextAfter(numbers)
    expect(numbers).not.toContain(number)
    expect(number === 1 || numbers.includes(number - 1)).toBe(true)
  },
)
