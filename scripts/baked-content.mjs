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
 * @param {Site} site
 * @param {WriteFile} write
 * @returns {Promise<{ content: Baked, state: string | null }>}
 */
export async function readContent(site, write) {
  const unread = { content: site.nothingBaked, state: null }
  if (!site.env.firebase) return unread
  const { siteUrl, firestoreEmulator: emulator } = site.env
  const { projectId, apiKey } = site.env.firebase
  const isStrict = !isDemo(projectId) && process.env['BUILD_ANYWAY'] !== '1'
  const read = async () => {
    // First: what changes while the content is read counts as a change after it.
    const state = await storedState({ projectId, apiKey, siteUrl, emulator: emulator ?? '' })
    return { state, stored: await site.readPublic(AbortSignal.timeout(READ_MS)) }
  }
  const answer = await read().catch((/** @type {unknown} */ error) => {
    const problem = `The database of ${projectId} could not be read (${String(error)})`
    if (isStrict) throw new Error(`${problem}. ${TRY_ANYWAY}`)
    console.warn(`Warning: ${problem}; the pages wait for it.`)
    return null
  })
  if (!answer) return unread
  const { state, stored } = answer
  if (isStrict && site.isPlaceholderCentre(stored.centre ?? site.defaultCentre)) throw new Error(PLACEHOLDER)
  return { content: withPictureFiles(stored, write), state }
}

const TRY_ANYWAY = 'To build anyway, without publishing it: BUILD_ANYWAY=1 npm run build'
const PLACEHOLDER = `The telephone or chat number is still a placeholder: enter it in the dashboard, «بيانات المركز» (/admin/dashboard?panel=centre), and build again. ${TRY_ANYWAY}`

/**
 * @param {Baked} content
 * @param {WriteFile} write
 * @returns {Baked}
 */
function withPictureFiles(content, write) {
  /** @type {<T extends { image?: string }>(items: T[] | null) => T[] | null} */
  const list = (items) =>
    items && items.map((item) => (item.image ? { ...item, image: pictureFile(item.image, write) } : item))
  return {
    ...content,
    products: list(content.products),
    team: list(content.team),
    videos: list(content.videos),
    directorPhoto: content.directorPhoto && pictureFile(content.directorPhoto, write),
    person: content.person && { ...content.person, portrait: pictureFile(content.person.portrait, write) },
    centre: content.centre && {
      ...content.centre,
      partners: content.centre.partners.map((partner) => ({ ...partner, logo: pictureFile(partner.logo, write) })),
    },
  }
}

/**
 * Writes a data URL as a file named after its content and returns its path; returns any other value unchanged.
 * @param {string} image
 * @param {WriteFile} write
 */
function pictureFile(image, write) {
  const [, type, base64] = /^data:image\/(\w+);base64,(.+)$/.exec(image) ?? []
  if (!base64) return image
  const bytes = Buffer.from(base64, 'base64')
  const name = `baked/pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`
  write(name, bytes)
  return `/${name}`
}
