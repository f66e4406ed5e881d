/**
 * `npm start` runs the site and the dashboard on this machine.
 *
 *   -- --fresh   forgets the content of earlier runs
 *   -- --built   serves the built site with the production headers (`npm run preview`)
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lane, withEmulators } from './emulators/lanes.mjs'
import { firestoreRest } from './firebase/rest.mjs'
import { siteEnv } from './firebase/settings.mjs'
import { MissingError } from './missing-error.mjs'
import { ensurePackages } from './prepare.mjs'
import { ROOT } from './root.mjs'
import { ADMIN } from './seed/seed-content.mjs'
import { seed } from './seed/seed.mjs'

/** Vite's own default address. */
const VITE_ADDRESS = 'http://127.0.0.1:5173'
const DATA = path.join(ROOT, '.emulator-data')
const isBuilt = process.argv.includes('--built')
/** This script again, which firebase-tools runs beside its emulators. */
const again = [fileURLToPath(import.meta.url), '--serve', ...(isBuilt ? ['--built'] : [])]

try {
  await (process.argv.includes('--serve') ? serve() : start())
} catch (error) {
  if (!(error instanceof MissingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Starts the emulators, with `serve` beside them; a signal ends both. */
async function start() {
  ensurePackages()
  if (process.argv.includes('--fresh')) rmSync(DATA, { recursive: true, force: true })
  console.log('Starting the Firebase emulators (10 to 30 seconds) ...')
  const child = await withEmulators(0, again, { data: DATA, hasHosting: isBuilt }).catch(
    withoutJava,
  )
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      console.log('\nStopping: saving the content and ending every process ...')
      // Asked a second time, firebase-tools would not save.
      process.on(signal, () => {})
      child.kill('SIGINT')
    })
  }
  child.once('exit', (code) => process.exit(code ?? 0))
}

/** Without Java the site still shows its bundled content. */
function withoutJava(/** @type {unknown} */ error) {
  if (!(error instanceof MissingError) || !/Java/.test(error.message) || isBuilt) throw error
  console.error(error.message)
  return spawn(process.execPath, again, { cwd: ROOT, stdio: 'inherit', detached: true })
}

/** Stores the example content in an empty database, and serves the site. */
async function serve() {
  const local = lane(0)
  const address = isBuilt ? local.site : VITE_ADDRESS
  // firebase-tools sets this variable for the emulators that it has started.
  const hasBackend = process.env.FIRESTORE_EMULATOR_HOST !== undefined
  // At Ctrl+C firebase-tools saves the content and ends. This process ends when firebase-tools has ended.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), 200)
  if (hasBackend) process.on('SIGINT', () => {})

  const store = firestoreRest({ host: local.firestore, project: local.project })
  if (hasBackend && (await store.collections()).length === 0)
    console.log(`Stored as an example: ${await seed(local)}.`)
  Object.assign(process.env, siteEnv(hasBackend ? local : null, address))
  // This is imported late, because the packages may be installed only now.
  const vite = await import('vite')
  const options = { root: ROOT, logLevel: /** @type {const} */ ('warn'), clearScreen: false }
  if (isBuilt) {
    const build = { outDir: `${local.folder}/site`, emptyOutDir: true }
    await (await vite.createBuilder({ ...options, build })).buildApp()
  } else await (await vite.createServer(options)).listen()
  printAddresses(address, hasBackend)
}

function printAddresses(/** @type {string} */ address, /** @type {boolean} */ hasBackend) {
  const signIn = `  Email:      ${ADMIN.email}
  Password:   ${ADMIN.password}

  Changes are kept in .emulator-data; npm start -- --fresh begins anew.`
  console.log(`
  Site:       ${address}/
  Dashboard:  ${address}/admin
${hasBackend ? signIn : '  No backend:  the site shows its bundled content, and nobody can sign in.'}

  Ctrl+C stops everything.`)
}
