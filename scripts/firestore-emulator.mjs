/** Finds the Firestore emulator that firebase-tools runs with `java -jar`, or downloads it. */
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import { Missing, ROOT } from './install.mjs'
import { run } from './processes.mjs'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const WRAPPER = path.join(ROOT, '.cache', 'firestore-emulator.jar')
const DOWNLOAD_HOST = 'storage.googleapis.com'

/**
 * Returns the value for FIRESTORE_EMULATOR_BINARY_PATH, or undefined when firebase-tools has its own copy.
 * @param {string} firebaseCli
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureFirestoreEmulator(firebaseCli, env) {
  const asked = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Missing(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${asked}, which is not there.`,
      'Get it with: unset FIRESTORE_EMULATOR_BINARY_PATH',
    )
  }
  if (existsSync(ownCopy())) return undefined
  const component = cloudCliComponent()
  // A wrapper means that an earlier start could not download the emulator.
  if (component && existsSync(WRAPPER)) return wrap(component)
  if (await canDownload()) {
    console.log('Downloading the Firestore emulator (about 60 MB, once) ...')
    await run(process.execPath, [firebaseCli, 'setup:emulators:firestore'], { cwd: path.join(ROOT, '.cache'), env })
    if (existsSync(ownCopy())) return undefined
  }
  if (component) return wrap(component)
  throw new Missing(
    `The Firestore emulator is missing and could not be downloaded from ${DOWNLOAD_HOST}.`,
    'Get it with: npx firebase setup:emulators:firestore   (or: gcloud components install cloud-firestore-emulator)',
  )
}

/** Where firebase-tools keeps the version that it wants. */
function ownCopy() {
  const cache = process.env.FIREBASE_EMULATORS_PATH || path.join(os.homedir(), '.cache', 'firebase', 'emulators')
  const info = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  )
  return path.join(cache, info.firestore.downloadPathRelativeToCacheDir)
}

/** The component of the Google Cloud CLI: beside the `gcloud` on the path, or in a usual folder. */
function cloudCliComponent() {
  const gcloudFolders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => path.dirname(path.dirname(realpathSync(program))))
  const usual = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    path.join(os.homedir(), 'google-cloud-sdk'),
  ]
  return [...gcloudFolders, ...usual].map((root) => path.join(root, COMPONENT)).find((jar) => existsSync(jar))
}

/**
 * Writes a jar that names the main class of the emulator, because its own jar does not and `java -jar` needs one.
 * @param {string} jar
 */
function wrap(jar) {
  const lines = ['Manifest-Version: 1.0', `Class-Path: ${pathToFileURL(jar).href}`, `Main-Class: ${MAIN_CLASS}`]
  const manifest = lines.map(foldLine).join('\r\n') + '\r\n\r\n'
  mkdirSync(path.dirname(WRAPPER), { recursive: true })
  writeFileSync(WRAPPER, storedZip('META-INF/MANIFEST.MF', manifest))
  return WRAPPER
}

/**
 * A manifest line holds at most 72 bytes; a continuation starts with a space.
 * @param {string} line
 */
function foldLine(line) {
  const rest = line.slice(70).match(/.{1,69}/g) ?? []
  return [line.slice(0, 70), ...rest].join('\r\n ')
}

/**
 * Returns a zip of one uncompressed file.
 * @param {string} name
 * @param {string} text
 */
function storedZip(name, text) {
  const data = Buffer.from(text)
  const file = Buffer.from(name)
  // Common to both headers: version, flags, method, time, date (1980-01-01), checksum, two sizes, two lengths.
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(0x21, 8)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(data.length, 18)
  common.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, file, data])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), file])
  const last = Buffer.alloc(22)
  last.write('PK\x05\x06')
  last.writeUInt16LE(1, 8)
  last.writeUInt16LE(1, 10)
  last.writeUInt32LE(central.length, 12)
  last.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, last])
}

/**
 * Checks the host first, because firebase-tools waits long for an unreachable one. With a proxy it returns true.
 * @returns {Promise<boolean>}
 */
function canDownload() {
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return Promise.resolve(true)
  return new Promise((resolve) => {
    const socket = createConnection({ host: DOWNLOAD_HOST, port: 443, timeout: 4_000 })
    const answer = (/** @type {boolean} */ reachable) => {
      socket.destroy()
      resolve(reachable)
    }
    socket
      .once('connect', () => answer(true))
      .once('timeout', () => answer(false))
      .once('error', () => answer(false))
  })
}
