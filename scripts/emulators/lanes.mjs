/**
 * The official Firebase emulators, run by the firebase-tools of this repository. A *lane* is a set of emulators with
 * ports, a project and a folder of its own: 0 is that of `npm start`, the others are those of `npm test`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { MissingError } from '../missing-error.mjs'
import { ensureJava, firestoreEmulator } from '../prepare.mjs'
import { ROOT } from '../root.mjs'

/** The prefix `demo-` makes firebase-tools and the SDK refuse to reach any cloud. */
export const PROJECT = 'demo-speech-centre'
const HOST = '127.0.0.1'
/**
 * The maximum heap of a Firestore emulator, which grows by about 50 MB for each minute of browser tests. Java's default
 * is a quarter of the machine's memory for each emulator.
 */
const HEAP_MB = 6_000

const firebaseText = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')
const { firestore, hosting, emulators } = JSON.parse(firebaseText)

/** Returns the names and addresses of a lane. Its ports are those of firebase.json plus 100 times its number. */
export function lane(/** @type {number} */ number) {
  const ports = portsOf(number)
  return {
    // The emulators write a file named after the project into the temporary folder.
    project: number === 0 ? PROJECT : `${PROJECT}-${number}`,
    folder: path.join(ROOT, '.cache', `lane-${number}`),
    auth: `${HOST}:${ports.auth.port}`,
    firestore: `${HOST}:${ports.firestore.port}`,
    site: `http://${HOST}:${ports.hosting.port}`,
  }
}

/** @type {(number: number) => typeof emulators} */
const portsOf = (number) =>
  JSON.parse(JSON.stringify(emulators), (name, value) => {
    if (/port$/i.test(name)) return value + 100 * number
    const isListening = typeof value?.port === 'number'
    return isListening ? { host: HOST, ...value } : value
  })

/**
 * Starts the emulators of a lane, runs a script of this repository with their addresses, and stops them. Hosting serves
 * the folder `site` of the lane with the production headers. `keepsSite` keeps the site of the last run. `data` is the
 * folder that keeps the content between runs.
 *
 * @param {number} number
 * @param {string[]} script the script and its arguments
 * @param {{ data?: string, hasHosting?: boolean, keepsSite?: boolean, stdio?: 'inherit' | 'pipe' }} [options]
 */
export async function withEmulators(
  number,
  script,
  { data, hasHosting = true, keepsSite = false, stdio = 'inherit' } = {},
) {
  const parts = ['auth', 'firestore', ...(hasHosting ? ['hosting'] : [])]
  await requireFreePorts(number, [...parts, 'hub', 'logging'])
  const { project, folder } = lane(number)
  prepareFolder(number, keepsSite)
  const node = `--import=${new URL('tools-options.mjs', import.meta.url)}`
  const tools = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
  // Without a shell in between the script sees when firebase-tools ends.
  const command = `exec ${[process.execPath, ...script].map((word) => JSON.stringify(word)).join(' ')}`
  const setup = ['--config', path.join(folder, 'firebase.json'), '--project', project]
  const choice = ['--only', parts.join(), '--log-verbosity', 'SILENT']
  const kept = data ? ['--import', data, '--export-on-exit', data] : []
  const args = [node, tools, 'emulators:exec', command, ...setup, ...choice, ...kept]
  return spawn(process.execPath, args, {
    // The emulators write their logs here.
    cwd: folder,
    stdio: ['ignore', stdio, stdio],
    // The child is a group of its own: Ctrl+C in a terminal reaches only our process, which passes it on once.
    detached: true,
    env: emulatorEnv(number),
  })
}

/** Writes the files that firebase-tools reads in the folder of a lane, which is emptied first. */
function prepareFolder(/** @type {number} */ number, /** @type {boolean} */ keepsSite) {
  const { folder } = lane(number)
  for (const name of keepsSite ? ['tmp', 'settings'] : ['.'])
    rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const name of ['site', 'tmp', 'settings/configstore'])
    mkdirSync(path.join(folder, name), { recursive: true })
  // firebase-tools asks for no message of the day that it has just fetched.
  const toolsSettings = path.join(folder, 'settings/configstore/firebase-tools.json')
  writeFileSync(toolsSettings, `{"motd":{"fetched":${Date.now()}}}`)
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify(configOf(number), null, 2))
}

/** The environment of firebase-tools and of the script. */
function emulatorEnv(/** @type {number} */ number) {
  const { folder } = lane(number)
  const java = ensureJava()
  const jar = firestoreEmulator()
  const programs = [...(path.isAbsolute(java) ? [path.dirname(java)] : []), process.env.PATH]
  return {
    ...process.env,
    ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
    PATH: programs.join(path.delimiter),
    JAVA_TOOL_OPTIONS: `-Xmx${HEAP_MB}m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
    TMPDIR: path.join(folder, 'tmp'),
    XDG_CONFIG_HOME: path.join(folder, 'settings'),
    NO_UPDATE_NOTIFIER: '1',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    FIREBASE_TOKEN: '',
    LANE: String(number),
  }
}

/**
 * The production configuration, in which pages may connect to the emulators. Requests are not upgraded to https,
 * because the emulators answer only http.
 */
function configOf(/** @type {number} */ number) {
  const { auth, firestore: address } = lane(number)
  const served = JSON.stringify({ ...hosting, public: 'site' })
    .replace("connect-src 'self'", `connect-src 'self' http://${auth} http://${address}`)
    .replace('; upgrade-insecure-requests', '')
  const rules = path.join(ROOT, firestore.rules)
  return {
    firestore: { rules },
    hosting: JSON.parse(served),
    emulators: { ...portsOf(number), singleProjectMode: false },
  }
}

/**
 * @param {number} number
 * @param {string[]} parts
 * @throws with the line of firebase.json to change
 */
async function requireFreePorts(number, parts) {
  const ports = portsOf(number)
  for (const name of parts) {
    const { port } = ports[name]
    if (await isFree(port)) continue
    const line =
      firebaseText.split('\n').findIndex((text) => text.includes(`"${name}": { "port"`)) + 1
    const where =
      number > 0 ? ` (${port - 100 * number} in firebase.json, and ${100 * number} for a lane)` : ''
    const remedy = `End the program that uses it, or give "${name}" another port in line ${line} of firebase.json.`
    throw new MissingError(`Port ${port} is in use${where}.`, remedy)
  }
}

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)))
  })
