/** Reads the stored public content for prerender.mjs. A failure is a warning, never a failed build. */
import { createHash } from 'node:crypto'

/** @import { Baked } from '../src/data/baked' */
/** @typedef {(name: string, bytes: Buffer) => void} WriteFile */

const READ_MS = 20_000
/** @type {Baked} */
const NOTHING = { products: null, videos: null, team: null, director: null, directorPhoto: null, centre: null }

/**
 * Returns the content of `site.readPublic`, with pictures as files that `write(name, bytes)` receives; empty without a
 * project or without an answer.
 * @param {{ env: { firebase: object | null }, readPublic: (signal: AbortSignal) => Promise<Baked> }} site
 * @param {WriteFile} write
 * @returns {Promise<Baked>}
 */
export async function readContent(site, write) {
  if (!site.env.firebase) return NOTHING
  try {
    return withPictureFiles(await site.readPublic(AbortSignal.timeout(READ_MS)), write)
  } catch (error) {
    console.warn(
      `Warning: the stored content could not be read (${String(error)}); the pages start with the bundled content.`,
    )
    return NOTHING
  }
}

/**
 * @param {Baked} content
 * @param {WriteFile} write
 * @returns {Baked}
 */
function withPictureFiles(content, write) {
  /** @type {<T extends { image: string }>(items: T[] | null) => T[] | null} */
  const list = (items) => items && items.map((item) => ({ ...item, image: pictureFile(item.image, write) }))
  return {
    ...content,
    products: list(content.products),
    team: list(content.team),
    directorPhoto: content.directorPhoto && pictureFile(content.directorPhoto, write),
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
  const name = `assets/picture-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`
  write(name, bytes)
  return `/${name}`
}
