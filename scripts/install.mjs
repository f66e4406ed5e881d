/**
 * Installs the packages when they are absent or older than the lockfile. Runs before anything is installed,
 * so it imports nothing but Node.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Something that this machine lacks: the first line says what, the second how to get it. */
export class Missing extends Error {
  /**
   * @param {string} what
   * @param {string} remedy
   */
  constructor(what, remedy) {
    super(`${what}\n${remedy}`)
  }
}

export function ensureInstalled() {
  requireNode()
  if (isUpToDate()) return
  console.log('Installing the packages (about a minute, once) ...')
  // Use the npm that runs this script, because on Windows `npm` cannot be spawned by name.
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' })
  if (status === 0) return
  console.error('npm ci failed: fix the error above and run the same command again.')
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org`)
  process.exit(1)
}

/** npm writes the inner lockfile last, so an interrupted installation is seen too. */
function isUpToDate() {
  const inner = `${ROOT}node_modules/.package-lock.json`
  const lock = `${ROOT}package-lock.json`
  if (!existsSync(inner)) return false
  return statSync(inner).mtimeMs >= statSync(lock).mtimeMs || hasSameVersions(readPackages(inner), readPackages(lock))
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by folder */

/** @returns {Packages} */
const readPackages = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * git changes modification times, so compare the versions of the packages instead.
 * @param {Packages} installed
 * @param {Packages} wanted
 */
function hasSameVersions(installed, wanted) {
  const names = Object.keys(wanted).filter((name) => name !== '' && !(wanted[name]?.optional && !installed[name]))
  return names.every((name) => installed[name]?.version === wanted[name]?.version)
}
