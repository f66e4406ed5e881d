import { expect, it } from 'vitest'
import { filesIn, readText } from '../helpers/house/repository'

/** `vi.waitFor` gives up after a second. A test or a hook takes a limit after its function. */
const OWN_LIMIT =
  /\bvi\.wait(?:For|Until)\(|\b(?:test|hook)?[tT]imeout: ?\d|toPass\(\{|\.setTimeout\(\d|^\s*\}, \d[\d_]*\)$/m

it('no test has a time limit of its own', () => {
  const files = ['tests', 'e2e'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
  const found = files.filter(
    (file) => file !== 'tests/house/time-limits.test.ts' && OWN_LIMIT.test(readText(file)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(found, 'wait with the limits of tests/time-limits.mjs').toEqual([])
  for (const planted of [
    'await vi.waitFor(() => x)',
    '{ timeout: 5_000 }',
    'testTimeout: 9',
    'beforeAll(async () => {\n  x()\n}, 9_000)',
  ])
    expect(planted).toMatch(OWN_LIMIT)
})
