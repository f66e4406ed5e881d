import { expect, it } from 'vitest'
import { readText } from '../helpers/house/repository'
import { testFiles, testsIn } from '../helpers/house/test-titles'

/** `// Requirement 54`, `// Requirements 54, 55; contradiction 9` or `// Contradiction 9` above a test. */
const CITATION =
  /^\/\/ (?:Requirements? (?<requirements>\d+(?:, \d+)*))?(?:(?:; c|C)ontradictions? (?<contradictions>\d+(?:, \d+)*))?$/

const numbersIn = (list = ''): number[] => (list.match(/\d+/g) ?? []).map(Number)

const comments = testFiles()
  .flatMap((file) => testsIn(file))
  .flatMap(({ comment }) => comment)

const cited = (kind: 'requirements' | 'contradictions') =>
  comments.flatMap((line) => numbersIn(CITATION.exec(line)?.groups?.[kind]))

const numbered = (file: string, row: RegExp) =>
  [...readText(file).matchAll(row)].map(([, number]) => Number(number))

it('each requirement is cited above a test', () => {
  const numbers = numbered('docs/requirements.md', /^(\d+)\. /gm)
  expect(numbers).toEqual(Array.from({ length: 154 }, (_, index) => index + 1))
  const known = new Set(cited('requirements'))
  const missing = numbers.filter((number) => !known.has(number))
  expect(missing, 'write `// Requirement …` above the test of each').toEqual([])
})

it('tests cite contradictions that exist', () => {
  const rows = numbered('docs/contradictions.md', /^\| (\d+) \|/gm)
  const unknown = cited('contradictions').filter((number) => !rows.includes(number))
  expect(unknown, 'cite a row of docs/contradictions.md').toEqual([])
})

/** The comments that look like a citation and have another form, or stand above no test. */
function misplaced(file: string, text = readText(file)): string[] {
  const above = testsIn(file, text).flatMap(({ comment }) => comment)
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\/\/ (?:Requirements?|Contradictions?|\d+)\b/.test(line))
  return written.filter((line) => !CITATION.test(line) || !above.includes(line))
}

it('a requirement is cited by its own number, directly above a test', () => {
  const found = testFiles()
    .filter((file) => !file.endsWith('requirements.test.ts'))
    .flatMap((file) => misplaced(file).map((line) => `${file}: ${line}`))
  expect(found, 'write `// Requirements 54, 55` directly above the test').toEqual([])
})

it.each([
  ['a range', "// Requirement 3-7\nit('works', run)"],
  ['a number alone', "// 12\nit('works', run)"],
  ['a citation beside a line', "it('works', () => {\n  run() // Requirement 3\n})"],
  ['a citation above a line', "it('works', () => {\n  // Requirement 3\n  run()\n})"],
])('%s is no citation', (_, text) => {
  expect(misplaced('planted.test.ts', text)).toHaveLength(1)
})

it('a citation may stand above a group, or a table of cases', () => {
  const text =
    "// Requirements 3, 7; contradiction 1\ndescribe('a', () => {\n  // Requirement 4\n  it.each([[1]])('b', run)\n})"
  expect(misplaced('planted.test.ts', text)).toEqual([])
})
