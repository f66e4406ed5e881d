/** The official Firebase emulators (Auth, Firestore, Hosting) through the firebase-tools of this repository. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureFirestoreEmulator } from './firestore-emulator.mjs'
import { ROOT } from './install.mjs'
import { ensureJava } from './java.mjs'
import { HOST, freePort } from './ports.mjs'
import { endDescendantsWith, isEnding, isRunning, startNode } from './processes.mjs'

/** The prefix `demo-` makes firebase-tools and the SDK refuse to reach any cloud. */
export const PROJECT = 'demo-speech-centre'
const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const READY_MS = 120_000
/**
 * Maximum heap of the Firestore emulator, which grows by about 50 MB for each minute of browser tests. Java's default is
 * a quarter of the machine's memory, for each of the two emulators.
 */
const HEAP_MB = 6_000
/** @typedef {{ auth: number, firestore: number, hosting?: number }} Ports */
/** @typedef {Awaited<ReturnType<typeof startEmulators>>} Backend */

// Exporting a full gallery takes a few seconds, longer on a busy machine.
const END_MS = 30_000

/**
 * Returns the folder of a run, with its configuration, logs, temporary files, and `site`, which Hosting serves.
 * @param {string} name
 */
export const runFolder = (name) => path.join(ROOT, '.cache', name)

/**
 * Starts the emulators and waits until each answers. `ports` has auth, firestore and, where the built site is to
 * be served with its production headers, hosting. With `dataDir` the data is read from there and written back.
 * @param {{ name: string, ports: Ports, dataDir?: string, hasData?: boolean }} options
 */
export async function startEmulators({ name, ports, dataDir, hasData = false }) {
  const folder = runFolder(name)
  mkdirSync(path.join(folder, 'site'), { recursive: true })
  const cli = cliEnvironment(folder, ensureJava())
  const jar = await ensureFirestoreEmulator(FIREBASE, cli)
  const env = jar ? { ...cli, FIRESTORE_EMULATOR_BINARY_PATH: jar } : cli

  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(await config(ports), null, 2))
  const only = ['auth', 'firestore', ...(ports.hosting ? ['hosting'] : [])].join(',')
  const data = dataDir ? [...(hasData ? ['--import', dataDir] : []), '--export-on-exit', dataDir] : []
  const log = path.join(folder, 'emulators.log')
  const { child } = await startNode(
    FIREBASE,
    ['emulators:start', '--project', PROJECT, '--config', 'firebase.json', '--only', only, ...data],
    { cwd: folder, env, log, killSignal: 'SIGINT', forceKillAfterDelay: END_MS },
  )

  await Promise.all(Object.entries(ports).map(([part, port]) => answers(part, port, child, log)))
  endDescendantsWith(child)
  /** @type {Promise<string>} */
  const crashed = new Promise((resolve) => child.once('exit', () => isEnding() || resolve(lastLines(log))))
  return {
    firestore: `${HOST}:${ports.firestore}`,
    auth: `${HOST}:${ports.auth}`,
    site: ports.hosting ? `http://${HOST}:${ports.hosting}` : undefined,
    /** Resolves with the log's last lines when the emulators end although nobody asked them to. */
    crashed,
  }
}

/** @param {Ports} ports */
async function config(ports) {
  const production = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'))
  // The default ports (4400, 4500, 9150) would be shared by all suites on the machine.
  const [hub, logging, websocketPort] = [await freePort(), await freePort(), await freePort()]
  const at = (/** @type {number} */ port) => ({ host: HOST, port })
  return {
    firestore: { rules: path.join(ROOT, production.firestore.rules) },
    hosting: ports.hosting ? localHosting(production.hosting, ports) : undefined,
    emulators: {
      ...production.emulators,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort },
      hosting: ports.hosting ? at(ports.hosting) : undefined,
      hub: at(hub),
      logging: at(logging),
    },
  }
}

/**
 * The production headers, with the local backend added to what the page may connect to. WebKit would upgrade the
 * requests to this machine, which answers only http.
 * @param {object} hosting
 * @param {Ports} ports
 */
function localHosting(hosting, ports) {
  const local = `http://${HOST}:${ports.auth} http://${HOST}:${ports.firestore}`
  const text = JSON.stringify({ ...hosting, public: 'site' })
  return JSON.parse(
    text.replace("connect-src 'self'", `connect-src 'self' ${local}`).replace('; upgrade-insecure-requests', ''),
  )
}

/**
 * Runs firebase-tools with its own settings folder, without an account, messages and update checks.
 * @param {string} folder
 * @param {string} java
 */
function cliEnvironment(folder, java) {
  const settings = path.join(folder, 'settings')
  const temporary = path.join(folder, 'tmp')
  rmSync(temporary, { recursive: true, force: true })
  for (const each of [path.join(settings, 'configstore'), temporary]) mkdirSync(each, { recursive: true })
  writeFileSync(
    path.join(settings, 'configstore', 'firebase-tools.json'),
    JSON.stringify({ motd: { fetched: Date.now() } }),
  )
  return {
    XDG_CONFIG_HOME: settings,
    NO_UPDATE_NOTIFIER: '1',
    // The emulators write a file named after the project into the temporary folder, so each run needs its own.
    TMPDIR: temporary,
    JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS, `-Xmx${HEAP_MB}m`, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
      .filter(Boolean)
      .join(' '),
    PATH: [...(path.isAbsolute(java) ? [path.dirname(java)] : []), process.env.PATH].join(path.delimiter),
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
  }
}

/**
 * @param {string} part
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} log
 */
async function answers(part, port, child, log) {
  const giveUp = Date.now() + READY_MS
  while (Date.now() < giveUp) {
    if (!isRunning(child)) break
    try {
      await fetch(`http://${HOST}:${port}/`)
      return
    } catch {
      await delay(150)
    }
  }
  throw new Error(`The ${part} emulator did not start on port ${port}. The end of ${log}:\n${lastLines(log)}`)
}

const lastLines = (/** @type {string} */ file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
