/** Finds Java for the Firestore emulator, or installs it where that needs no question. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Missing } from './install.mjs'

const OLDEST = 11

/** Path of a Java of at least version 11. */
export function ensureJava() {
  const found = findJava()
  if (found) return found
  if (canInstall()) {
    console.log('Java is missing: installing default-jre-headless with apt (about a minute, once) ...')
    installJava()
    const installed = findJava()
    if (installed) return installed
  }
  throw new Missing(
    `Java ${OLDEST} or newer is missing; the local Firebase emulators need it.`,
    `Get it with: ${installCommand()}`,
  )
}

function findJava() {
  const jvms = '/usr/lib/jvm'
  const candidates = [
    process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin', 'java'),
    'java',
    '/opt/homebrew/opt/openjdk/bin/java',
    '/usr/local/opt/openjdk/bin/java',
    ...(existsSync(jvms) ? readdirSync(jvms).map((name) => path.join(jvms, name, 'bin', 'java')) : []),
  ]
  return candidates.find((java) => java !== undefined && majorVersion(java) >= OLDEST)
}

/** @param {string} java */
function majorVersion(java) {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? []
  // Java 8 reports its version as 1.8.
  return first === undefined ? 0 : Number(first === '1' ? second : first)
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

function installJava() {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'default-jre-headless'], options)
}

function installCommand() {
  if (process.platform === 'darwin') return 'brew install openjdk'
  if (process.platform === 'win32') return 'winget install Microsoft.OpenJDK.21'
  return 'sudo apt-get install default-jre-headless'
}
