/**
 * firebase-tools runs the Firestore emulator by `java -jar`, but the one of the Google Cloud CLI has no main class.
 * This module makes a jar that can be run so: an archive whose manifest names the jar of the emulator and the class to
 * start.
 */
import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'

const EMULATOR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
/** The folders in which packages install the Cloud CLI. */
const FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
]

/** Returns the emulator's own jar; undefined where the Cloud CLI or this component of it is not installed. */
export function cloudCliEmulator() {
  const programs = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
  const roots = programs.map((program) => path.dirname(path.dirname(realpathSync(program))))
  return [...roots, ...FOLDERS]
    .map((root) => path.join(root, EMULATOR))
    .find((jar) => existsSync(jar))
}

/** Writes a jar that runs the emulator's own; returns its path. */
export function writeRunnableJar(/** @type {string} */ emulator, /** @type {string} */ file) {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(emulator).href}`,
  ]
  mkdirSync(path.dirname(file), { recursive: true })
  // Another process may be about to read it.
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, archiveOf('META-INF/MANIFEST.MF', `${manifest.map(folded).join('')}\r\n`))
  renameSync(draft, file)
  return file
}

const LINE_MAX = 70

/** A line of a manifest has 72 bytes at most; the next one goes on with a space. */
function folded(/** @type {string} */ line) {
  const rest = line.slice(LINE_MAX).match(new RegExp(`.{1,${LINE_MAX - 1}}`, 'g')) ?? []
  return [line.slice(0, LINE_MAX), ...rest.map((part) => ` ${part}`)].join('\r\n') + '\r\n'
}

/** A zip archive with one file that is not compressed. Source: PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12, 4.3.16 */
function archiveOf(/** @type {string} */ name, /** @type {string} */ text) {
  const nameBytes = Buffer.from(name)
  const data = Buffer.from(text)
  const VERSION = 10
  const FIRST_DAY = 0x21
  // The fields are version, flags, method, time, date, checksum, sizes, lengths of the name and of the extra field.
  const common = Buffer.concat([
    numbers(2, VERSION, 0, 0, 0, FIRST_DAY),
    numbers(4, zlib.crc32(data), data.length, data.length),
    numbers(2, nameBytes.length, 0),
  ])
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data])
  // The directory has the same fields, and comment, disk, attributes, and where the file begins.
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    numbers(2, VERSION),
    common,
    numbers(2, 0, 0, 0),
    numbers(4, 0, 0),
    nameBytes,
  ])
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    numbers(2, 0, 0, 1, 1),
    numbers(4, central.length, local.length),
    numbers(2, 0),
  ])
  return Buffer.concat([local, central, end])
}

/** Whole numbers of this many bytes each. @type {(bytes: number, ...values: number[]) => Buffer} */
function numbers(bytes, ...values) {
  const buffer = Buffer.alloc(bytes * values.length)
  values.forEach((value, index) => buffer.writeUIntLE(value, bytes * index, bytes))
  return buffer
}
