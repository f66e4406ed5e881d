/** `npm run soak`: the promises of reliability at their full figures, and the dashboard on a phone. `npm test` runs a small form of each. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './install.mjs'

const test = path.join(ROOT, 'scripts/test.mjs')
const PARTS = [
  ['emulator', 'concurrency', 'rules', 'backup'],
  ['e2e', 'chaos', '--project=desktop'],
  ['e2e', '--project=phone'],
]

for (const [part, ...files] of PARTS) {
  const child = spawn(process.execPath, [test, part, ...files], {
    stdio: 'inherit',
    env: { ...process.env, SOAK: '1' },
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) process.exitCode = 1
}
