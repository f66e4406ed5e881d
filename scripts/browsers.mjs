/** Finds the browsers of the tests, or gets them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { Missing, ROOT } from './install.mjs'

/** Chromium without windows: Debian's package needs a quarter less time in the tests than its whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium; says which one and where it comes from. */
export function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (!existsSync(asked))
      throw new Missing(
        `CHROMIUM_PATH names ${asked}, which is not there.`,
        'Get it with: npx playwright install chromium, after unsetting CHROMIUM_PATH',
      )
    return printPath(asked, 'from CHROMIUM_PATH')
  }
  return (
    own() || shell() || (install('chromium-headless-shell') && shell()) || system() || (download() && own()) || none()
  )
}

/** Path of a whole Chromium: the one without windows has no back/forward cache. */
export function ensureWholeChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !/headless.shell/.test(asked)) return ensureChromium()
  return own() || system() || (install('chromium') && system()) || (download() && own()) || none()
}

// Playwright returns a path even when the file does not exist.
const own = () => existsSync(chromium.executablePath()) && printPath(chromium.executablePath(), "Playwright's own")
const shell = () => existsSync(SHELL) && printPath(SHELL, "the system's")

function system() {
  const found = SYSTEM.find((file) => existsSync(file))
  return found && printPath(found, "the system's")
}

/**
 * @param {string} file
 * @param {string} origin
 */
function printPath(file, origin) {
  console.log(`Chromium: ${file} (${origin})`)
  return file
}

function download() {
  console.log('Chromium is missing: asking Playwright for its own (npx playwright install chromium) ...')
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  )
  return status === 0
}

/**
 * Installs packages without those they recommend: fonts among them would change what the tests see the next time.
 * @param {string[]} packages
 */
function install(...packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing with apt: ${packages.join(' ')} ...`)
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  }
  spawnSync('apt-get', ['update', '-q'], options)
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options).status === 0
}

/** @returns {never} */
function none() {
  throw new Missing(
    'A Chromium is missing; the browser tests need it.',
    'Get it with: npx playwright install chromium   (or: sudo apt-get install chromium-headless-shell)',
  )
}
