/** `npm run soak`: the promises of reliability at their full figures, and the dashboard on a phone. `npm test` runs a small form of each. */
import path from 'node:path'
import { ROOT, ensureInstalled } from './install.mjs'
import { endOnSignals, run } from './processes.mjs'

const test = path.join(ROOT, 'scripts/test.mjs')
const PARTS = [
  ['emulator', 'concurrency', 'rules', 'backup'],
  ['e2e', 'chaos', '--project=desktop'],
  ['e2e', '--project=phone'],
]

ensureInstalled()
endOnSignals({ code: 130, onSignal: () => {} })
for (const args of PARTS) {
  if ((await run(process.execPath, [test, ...args], { env: { SOAK: '1' } })) !== 0) process.exitCode = 1
}
