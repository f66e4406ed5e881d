import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'reporter-')))
const report = path.join(folder, 'report.json')
const root = path.resolve(import.meta.dirname, '../..')

afterAll(() => rmSync(folder, { recursive: true }))

const FILES = {
  passing: `it('passes', async () => {
    setTimeout(() => { throw new Error('thrown between tests') })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(1).toBe(1)
  })`,
  failing: `it('fails', () => expect(1).toBe(2))
    it('is skipped', ({ skip }) => skip())
    describe('after a hook that failed', () => {
      beforeAll(() => { throw new Error('the hook failed') })
      it('does not run', () => expect(1).toBe(1))
    })`,
  unloaded: `import './nowhere'`,
}

// Starting a process takes its time on a busy machine.
const TIMEOUT = 30_000

it(
  'a run of tests names what failed, was skipped, could not be loaded, or was thrown outside every test',
  { timeout: TIMEOUT },
  async () => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, `${name}.test.ts`), text)
    const reporter = `--reporter=${path.join(root, 'scripts/vitest-reporter.mjs')}`
    const args = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--globals', '--root', folder, reporter]
    await new Promise((resolve) => {
      execFile(process.execPath, args, { env: { ...process.env, TEST_REPORT: report } }, resolve)
    })

    const { passed, failures } = JSON.parse(readFileSync(report, 'utf8')) as { passed: number; failures: string[] }
    expect(passed).toBe(1)
    const firstLines = failures.map((text) => text.split(/\n\s*/, 2).join(': '))
    expect(firstLines).toHaveLength(6)
    expect(firstLines).toEqual(
      expect.arrayContaining([
        'failing.test.ts: Error: the hook failed',
        'failing.test.ts: fails: AssertionError: expected 1 to be 2 // Object.is equality',
        'failing.test.ts: is skipped: skipped',
        'failing.test.ts: after a hook that failed > does not run: skipped',
        `unloaded.test.ts: Error: Cannot find module './nowhere' imported from ${folder}/unloaded.test.ts`,
        'Uncaught Exception: Error: thrown between tests',
      ]),
    )
  },
)
