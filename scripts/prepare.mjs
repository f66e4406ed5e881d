/** Installs the packages, Java, the Firestore emulator and a Chromium if this machine lacks them. Imports no package. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cloudCliEmulator, writeRunnableJar } from './emulators/emulator-jar.mjs'
import { MissingError } from './missing-error.mjs'
import { ROOT } from './root.mjs'

/** Installs the packages when they are absent or older than the lockfile. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new MissingError(
      `Node ${process.versions.node} is too old.`,
      'Get Node 20.19 or newer: https://nodejs.org',
    )
  const timeOf = (/** @type {string} */ file) =>
    statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // npm writes the inner lockfile last, so an interrupted installation is seen too.
  if (timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return
  console.log('Installing the packages (about a minute, once) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new MissingError(
      'The packages could not be installed.',
      'Repair the error above, then: npm ci',
    )
}

const OLDEST_JAVA = 11

/** Returns the path of a Java that the emulators run on. */
export function ensureJava() {
  const found = java() ?? (installWithApt('default-jre-headless') ? java() : undefined)
  if (found) return found
  const install =
    process.platform === 'darwin'
      ? 'brew install --cask temurin'
      : 'sudo apt-get install default-jre-headless'
  throw new MissingError(
    `Java ${OLDEST_JAVA} or newer is missing; the local Firebase emulators need it.`,
    `Get it with: ${install}`,
  )
}

function java() {
  const { JAVA_HOME } = process.env
  const candidates = [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin/java')] : []), 'java']
  return candidates.find((command) => {
    const { stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' })
    // Java 8 calls itself 1.8.
    return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0) >= OLDEST_JAVA
  })
}

/** Returns the jar for FIRESTORE_EMULATOR_BINARY_PATH; undefined when firebase-tools has its own or can download it. */
export function firestoreEmulator() {
  const asked = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (asked) return asked
  const tools = path.join(
    ROOT,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  )
  const { firestore } = JSON.parse(readFileSync(tools, 'utf8'))
  const cache =
    process.env.FIREBASE_EMULATORS_PATH || path.join(os.homedir(), '.cache/firebase/emulators')
  if (existsSync(path.join(cache, firestore.downloadPathRelativeToCacheDir))) return undefined
  const emulator = cloudCliEmulator()
  return emulator && writeRunnableJar(emulator, path.join(ROOT, '.cache/firestore-emulator.jar'))
}

/** Debian's Chromium without windows. The tests take longer in the one with windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = '/usr/bin/chromium'

/** Returns the path of the Chromium for the tests; undefined when Playwright has its own. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return undefined
  if (existsSync(HEADLESS_SHELL) || installWithApt('chromium-headless-shell')) return HEADLESS_SHELL
  if (existsSync(CHROMIUM)) return CHROMIUM
  throw new MissingError(
    'A Chromium is missing; the browser tests need it.',
    'Get it with: npx playwright install chromium',
  )
}

/** Debian's Firefox and WebKit, of the packages firefox-esr, webkit2gtk-driver and xvfb. */
export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
export const XVFB = '/usr/bin/Xvfb'
const DEBIAN = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, MINI_BROWSER, XVFB] }

/** The sources of the Firefox and the WebKit of the browser tests: Playwright or Debian; null if one is missing. */
export async function otherBrowsers() {
  const playwright = await import('playwright')
  const from = (/** @type {keyof typeof DEBIAN} */ name) => {
    if (existsSync(playwright[name].executablePath())) return 'playwright'
    return DEBIAN[name].every((file) => existsSync(file)) ? 'debian' : null
  }
  return { firefox: from('firefox'), webkit: from('webkit') }
}

/**
 * Installs a package on Debian as root; returns whether it did. Elsewhere it does nothing. Recommended packages are
 * left out, because fonts among them would change what the tests see.
 */
function installWithApt(/** @type {string} */ name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${name} with apt (about a minute, once) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 300_000 })
  apt('update', '-q')
  return apt('install', '-y', '-q', '--no-install-recommends', name).status === 0
}
