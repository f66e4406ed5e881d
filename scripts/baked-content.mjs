/** Reads the stored public content for prerender.mjs, and refuses what a configured project must not publish. */
import { createHash } from 'node:crypto'
import { isDemo } from './firebase.mjs'
import { storedState } from './compare-pages.mjs'

/** @import { Baked } from '../src/data/pages/baked' */
/** @typedef {(name: string, bytes: Buffer) => void} WriteFile */
/** @typedef {Pick<import('./prerender.mjs').Site, 'defaultCentre' | 'env' | 'isPlaceholderCentre' | 'nothingBaked' | 'readPublic'>} Site */

const READ_MS = 20_000

/**
 * Returns the stored public content, with pictures as files that `write(name, bytes)` receives, and its state
 * for the hourly comparison; empty without a project. A real project must answer and must have its own telephone and
 * chat numbers, unless BUILD_ANYWAY is 1; emulators need not.
 *
 * @type {(site: Site, write: WriteFile) => Promise<{ content: Baked, state: string | null }>}
 */
export async function readContent(site, write) {
  if (!site.env.firebase) return { content: site.nothingBaked, state: null }
  const { siteUrl, firestoreEmulator } = site.env
  const { projectId, apiKey } = site.env.firebase
  const isStrict = !isDemo(projectId) && process.env['BUILD_ANYWAY'] !== '1'
  const read = async () => {
    // First: what changes while the content is read counts as a change after it.
    const state = await storedState({ projectId, apiKey, siteUrl, emulator: firestoreEmulator ?? '' })
    return { state, stored: await site.readPublic(AbortSignal.timeout(READ_MS)) }
  }
  const { state, stored } = await read().catch((/** @type {unknown} */ error) => {
    const problem = `The database of ${projectId} could not be read (${String(error)})`
    if (isStrict) throw new Error(`${problem}. ${TRY_ANYWAY}`)
    console.warn(`Warning: ${problem}; the pages wait for it.`)
    return { state: null, stored: site.nothingBaked }
  })
  if (isStrict && site.isPlaceholderCentre(stored.centre ?? site.defaultCentre)) throw new Error(PLACEHOLDER)
  return { content: withPictureFiles(stored, write), state }
}

const TRY_ANYWAY = 'To build anyway, without publishing it: BUILD_ANYWAY=1 npm run build'
const PLACEHOLDER = `The telephone or chat number is still a placeholder: enter it in the dashboard, «بيانات المركز» (/admin/dashboard?panel=centre), and build again. ${TRY_ANYWAY}`

/**
 * Writes each data URL as a file named after its content, and returns the content with the paths instead.
 *
 * @type {(content: unknown, write: WriteFile) => any}
 */
function withPictureFiles(content, write) {
  if (Array.isArray(content)) return content.map((each) => withPictureFiles(each, write))
  if (content !== null && typeof content === 'object' && !(content instanceof Date))
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withPictureFiles(value, write)]))
  const [, type, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(String(content)) ?? []
  if (!base64) return content
  const bytes = Buffer.from(base64, 'base64')
  const name = `baked/pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`
  write(name, bytes)
  return `/${name}`
}
