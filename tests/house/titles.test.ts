import { expect, it } from 'vitest'
import { testFiles, testsIn } from '../helpers/test-titles'

const LONGEST = 90
/** Numbers of requirements, and pages that are gone. */
const NUMBERS = /\(\d[\d, -]*[);]|\bP\d+\b|\b(?:finding|beyond|contradictions?|requirements?) \d/i

const faultsOf = (title: string) =>
  [
    title.length - 2 > LONGEST && `${title.length - 2} characters`,
    NUMBERS.test(title) && 'a number of a document',
  ].filter((fault) => fault !== false)

it('a title has at most 90 characters and no number of a requirement', () => {
  const found = testFiles()
    .flatMap((file) => testsIn(file))
    .flatMap(({ file, line, title }) =>
      faultsOf(title).map((fault) => `${file}:${line} ${title}: ${fault}`),
    )
  expect(found).toEqual([])
})

it.each([
  `'${'a'.repeat(91)}'`,
  "'the header sticks (26)'",
  "'the header sticks (26, 27; P3)'",
  "'the header sticks (P3)'",
  "'the header sticks (finding 9)'",
  "'the header sticks, beyond 36'",
])('the title %s is refused', (title) => {
  expect(faultsOf(title)).toHaveLength(1)
})
