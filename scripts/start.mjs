/**
 * `npm start`: the whole product on this machine. `-- --fresh` forgets the content of earlier runs. `-- --built` serves the
 * built site with the production headers (`npm run preview`).
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { withEmulators } from './firebase.mjs'
import { ensurePackages, Missing, ROOT } from './prepare.mjs'

const DATA = path.join(ROOT, '.emulator-data')
const isBuilt = process.argv.includes('--built')
const dev = [path.join(ROOT, 'scripts/dev.mjs'), ...(isBuilt ? ['--built'] : [])]

try {
  ensurePackages()
  if (process.argv.includes('--fresh')) rmSync(DATA, { recursive: true, force: true })
  console.log('Starting the Firebase emulators (10 to 30 seconds) ...')
  const child = await withEmulators(0, dev, { data: DATA, hasHosting: isBuilt }).catch(withoutJava)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      console.log('\nStopping: saving the content and ending every process ...')
      // Asked a second time, firebase-tools would not save.
      process.on(signal, () => {})
      child.kill('SIGINT')
    })
  }
  child.once('exit', (code) => process.exit(code ?? 0))
} catch (error) {
  if (!(error instanceof Missing)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Without Java the site still shows its bundled content. */
function withoutJava(/** @type {unknown} */ error) {
  if (!(error instanceof Missing) || !/Java/.test(error.message) || isBuilt) throw error
  console.error(error.message)
  return spawn(process.execPath, dev, { cwd: ROOT, stdio: 'inherit', detached: process.platform !== 'win32' })
}
