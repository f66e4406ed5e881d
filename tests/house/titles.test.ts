import { expect, it } from 'vitest'
import { readText } from '../helpers/repository'
import { testFiles, testsIn } from '../helpers/test-titles'

const LONGEST = 90
/** Numbers of requirements, and pages that are gone. */
const NUMBERS = /\(\d[\d, -]*[);]|\bP\d+\b|\b(?:finding|beyond|contradictions?|requirements?) \d/i

/** Beginnings of what only a group around it makes a sentence; grep and `-t` find the title alone. */
const NO_SUBJECT =
  /^.(?:of|that|and|are|is|has|have|was|were|may|can|must|does|shows|says|takes|keeps|leaves|opens|closes|goes|comes|brings|tells|gives|adds|refuses|starts|finds|makes|plays|loads|waits|saves|stores|writes|stays|fails|ends)\b/

/** Endings and turns of which nobody knows what they refer to. */
const VAGUE = /\b(?:that again|that as well|(?<!there )(?:is|are) none)\b|, too.$/

/** The title is as it is written, in its quotes. */
const faultsOf = (title: string) =>
  [
    title.length - 2 > LONGEST && `${title.length - 2} characters`,
    NUMBERS.test(title) && 'a number of a document',
    NO_SUBJECT.test(title) && 'no subject',
    VAGUE.test(title) && 'a vague turn',
  ].filter((fault) => fault !== false)

it('a title has a subject, at most 90 characters, no number of a requirement and no vague turn', () => {
  const found = testFiles()
    .flatMap((file) => testsIn(file))
    .flatMap(({ file, line, title }) =>
      faultsOf(title).map((fault) => `${file}:${line} ${title}: ${fault}`),
    )
  expect(found).toEqual([])
})

it('a case of a table has no vague turn', () => {
  const others = testFiles().filter((file) => !file.endsWith('house/titles.test.ts'))
  const found = others.flatMap((file) =>
    readText(file)
      .split('\n')
      .filter((line) => /['"`][^'"`]* that (?:is|are) none\b[^'"`]*['"`]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
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
  "'is hidden while the page is loading'",
  "'of a hidden video changes nothing'",
  "'an addition is taken back, and that again'",
  "'a draft that is damaged is none: %s'",
  "'the footer is printed, too'",
])('the title %s is refused', (title) => {
  expect(faultsOf(title)).toHaveLength(1)
})
