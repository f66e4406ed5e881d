/**
 * `npm run rehearse` does in an empty project what the rules depend on, signed in as the administrator and as a visitor,
 * prints a line for each, and leaves the project as empty as it found it, also after Ctrl+C. Without a project in `.env`
 * it does it on emulators of its own. In a project it needs ADMIN_EMAIL and ADMIN_PASSWORD of the administrator, and
 * ACCESS_TOKEN of an owner, who deletes what the rules keep.
 */
import { rmSync } from 'node:fs'
import { PROJECT, runFolder, startEmulators } from './emulators.mjs'
import { authRest, firestoreRest } from './firestore-rest.mjs'
import { ROOT, ensureInstalled } from './install.mjs'
import { freePort } from './ports.mjs'
import { end, endOnSignals, isEnding, onEnd } from './processes.mjs'
import { ADMIN } from './seed-content.mjs'
import { isDemo, settings as env, siteEnv } from './site-env.mjs'

/** @typedef {import('./rehearsal/project').Target} Target */

const LOGGED = /^\[(data|session)\]|@firebase\//
const SHOWN = 8
const shortened = (/** @type {string[]} */ paths) =>
  [...paths.slice(0, SHOWN), ...(paths.length > SHOWN ? ['...'] : [])].join(', ')
const print = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)

ensureInstalled()
endOnSignals({ code: 130, onSignal: () => print('\nStopping: deleting what was stored ...') })
try {
  await end((await rehearse()) ? 0 : 1)
} catch (error) {
  if (!isEnding()) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

/** Returns whether everything went as it must, and nothing is left. */
async function rehearse() {
  const id = env.VITE_FIREBASE_PROJECT_ID
  const target = id && !isDemo(id) ? configured(id) : await local()
  const { rehearsal } = await load()
  const { contents, run, clear } = rehearsal({ target, print, isStopped: isEnding })
  const found = await contents()
  if (found.length > 0) {
    print(
      `The project ${target.project} is not empty, so nothing was done: a rehearsal is for a project before it goes live.\n` +
        `It holds ${found.length} documents: ${shortened(found)}`,
    )
    return false
  }
  const empty = once(async () => {
    const left = await clear().catch((/** @type {unknown} */ error) => [`it could not be deleted: ${String(error)}`])
    print(
      left.length === 0
        ? '\n✓ the project is as empty as before'
        : `\n✗ still stored, delete it in the console (Firestore Database > Data): ${shortened(left)}`,
    )
    return left.length === 0
  })
  onEnd(empty)
  quieten()
  print(`Rehearsing in ${target.project}${target.firestore && ' on an emulator'}. Nobody else may edit meanwhile.`)
  const failed = await run()
  const isEmpty = await empty()
  print(failed === 0 ? 'Everything went as it must.' : `${failed} of the above did not go as they must.`)
  return failed === 0 && isEmpty
}

/**
 * The project of `.env`.
 * @param {string} project
 * @returns {Target}
 */
function configured(project) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ACCESS_TOKEN: accessToken } = env
  if (!email || !password || !accessToken)
    throw new Error(
      'Give ADMIN_EMAIL and ADMIN_PASSWORD of the administrator, and ACCESS_TOKEN, which an owner gets by: gcloud auth print-access-token',
    )
  const apiKey = env.VITE_FIREBASE_API_KEY ?? ''
  return { project, firestore: env.VITE_FIRESTORE_EMULATOR ?? '', apiKey, accessToken, email, password }
}

/**
 * The project of emulators that are started for it, with an administrator.
 * @returns {Promise<Target>}
 */
async function local() {
  print('Waiting for the Firebase emulators (10 to 30 seconds) ...')
  const ports = { auth: await freePort(), firestore: await freePort() }
  const name = `rehearse-${process.pid}`
  onEnd(() => rmSync(runFolder(name), { recursive: true, force: true }))
  const backend = await startEmulators({ name, ports })
  Object.assign(process.env, siteEnv(backend, 'http://localhost'))
  const { uid } = await authRest({ host: backend.auth, project: PROJECT }).signUp(ADMIN.email, ADMIN.password)
  await firestoreRest({ host: backend.firestore, project: PROJECT }).put(`admins/${uid}`, {})
  return { ...ADMIN, project: PROJECT, firestore: backend.firestore, apiKey: '', accessToken: 'owner' }
}

/**
 * Loads the steps, which use the code of the site, as Vite does during development.
 * @returns {Promise<typeof import('./rehearsal/rehearse')>}
 */
async function load() {
  const { createServer } = await import('vite')
  const server = await createServer({
    root: ROOT,
    // That of the site prepares packages for browsers, for which a running `npm start` would have to wait.
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onEnd(() => server.close())
  return /** @type {any} */ (await server.ssrLoadModule('/scripts/rehearsal/rehearse.ts'))
}

/** Keeps what the site and the SDK log out of the lines: many failures are expected. */
function quieten() {
  for (const level of /** @type {const} */ (['error', 'warn', 'info'])) {
    const write = console[level].bind(console)
    console[level] = (...words) => {
      if (!LOGGED.test(String(words[0]))) write(...words)
    }
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let done
  return () => (done ??= work())
}
