import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** `(54, 55; P9)` in a title, and `// 54-56` or `// 54: why` beside the line that proves it. */
const CITATIONS = [
  /['"`].* \((\d[\d, -]*)(?:[;a-zP][^()\n]*)?\).*['"`]/g,
  /\/\/ (\d[\d, -]*)(?=:|contradiction|$)/gm,
]

/** Expands `1-3, 7` to 1, 2, 3, 7. */
const numbersIn = (list: string): number[] =>
  [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, from, to]) =>
    Array.from(
      { length: Number(to ?? from) - Number(from) + 1 },
      (_, index) => Number(from) + index,
    ),
  )

const citedIn = (text: string): number[] =>
  CITATIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) => numbersIn(list)),
  )

it('cites each requirement in a test', () => {
  const tests = ['tests', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
  )
  const cited = new Set(tests.flatMap(citedIn))
  const requirements = readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8')
  const numbers = [...requirements.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 154 }, (_, index) => index + 1))
  expect(numbers.filter((number) => !cited.has(number))).toEqual([])
})
