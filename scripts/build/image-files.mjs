/** Writes the images of the stored content as files of the site. Any other text never becomes a file. */
import { createHash } from 'node:crypto'

/** @import { Baked } from '../../src/data/pages/baked' */
/** @typedef {(name: string, data: Buffer) => void} Write into the folder of the site */

export const IMAGES_FOLDER = 'baked/images'

/**
 * The types that become files, each with its first bytes in hexadecimal. The name of the type is the ending of
 * the file, by which hosting tells browsers what it is.
 *
 * @type {Record<string, RegExp>}
 */
const SIGNATURES = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  // The file begins with "RIFF", its length and "WEBP".
  webp: /^52494646.{8}57454250/,
}

/** Whether these bytes are of the type that is named, and that type may become a file. */
export function isImage(/** @type {string} */ type, /** @type {Buffer} */ bytes) {
  const signature = Object.hasOwn(SIGNATURES, type) ? SIGNATURES[type] : undefined
  return signature?.test(bytes.subarray(0, 16).toString('hex')) ?? false
}

/**
 * Writes each data URL of an image field into a file that is named after its bytes. Returns the content with the paths
 * of the files. A data URL of another type stays, and so does one whose bytes are of another type.
 *
 * @type {(content: Baked, write: Write) => Baked}
 */
export function withImageFiles(content, write) {
  const file = (/** @type {string} */ url) => imageFile(url, write)
  /** @type {<T extends { image?: string }>(item: T) => T} */
  const withImage = (item) => (item.image ? { ...item, image: file(item.image) } : item)
  const { products, team, videos, directorTexts, directorPhoto, directorSummary, centre } = content
  return {
    products: products && products.map(withImage),
    team: team && team.map(withImage),
    videos: videos && videos.map(withImage),
    directorTexts,
    directorPhoto: directorPhoto && withImage(directorPhoto),
    directorSummary: directorSummary && withImage(directorSummary),
    centre: centre && {
      ...centre,
      partners: centre.partners.map((partner) => ({ ...partner, logo: file(partner.logo) })),
    },
  }
}

/** @type {(url: string, write: Write) => string} */
function imageFile(url, write) {
  const [, type = '', base64 = ''] =
    /^data:image\/([a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (!isImage(type, bytes)) return url
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const name = `${IMAGES_FOLDER}/${digest}.${type}`
  write(name, bytes)
  return `/${name}`
}
