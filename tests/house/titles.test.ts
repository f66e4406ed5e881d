import { expect, it } from 'vitest'
import { testFiles, testsIn } from '../helpers/house/test-titles'

const LONGEST = 90
const NUMBER = /\(\d[\d, -]*[);]|\b(?:contradictions?|requirements?) \d/i

/** The title is as it is written, in its quotes. */
const faultsOf = (title: string) =>
  [
    title.length - 2 > LONGEST && `${title.length - 2} characters instead of ${LONGEST}`,
    NUMBER.test(title) && 'move the number of the requirement into a comment above the test',
  ].filter((fault) => fault !== false)

it('a title has at most 90 characters, and no number of a requirement', () => {
  const found = testFiles()
    .flatMap((file) => testsIn(file))
    .flatMap(({ file, line, title }) =>
      faultsOf(title).map((fault) => `${file}:${line} ${title}: ${fault}`),
    )
  expect(found).toEqual([])
})

it.each([
  `'${'a'.repeat(91)}'`,
  "'the header sticks (26, 27)'",
  "'the header sticks, requirement 9'",
])('the title %s is refused', (title) => {
  expect(faultsOf(title)).toHaveLength(1)
})
