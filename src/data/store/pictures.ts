import { VIDEOS_ID } from '../../limits'
import type { Fields } from '../content/parse'

/** The name of a picture that was stored before pictures were named by their content. */
export const FORMER_NAME = 'full'
const VIDEOS_PATH = `videos/${VIDEOS_ID}`

/** The name of a video's picture. A number in an older list says that the picture has the id of its video. */
export const nameOfVideoPicture = ({ id, picture }: Fields): string =>
  typeof picture === 'number' ? String(id) : typeof picture === 'string' ? picture : ''

/** The names of the pictures under a document that these fields of it name. */
export function pictureNames(path: string, fields: Fields | null | undefined): string[] {
  if (!fields) return []
  if (path.startsWith('products/')) return [typeof fields['picture'] === 'string' ? fields['picture'] : FORMER_NAME]
  const videos: unknown = path === VIDEOS_PATH ? fields['videos'] : []
  const entries = (Array.isArray(videos) ? videos : []) as Fields[]
  return [...new Set(entries.map(nameOfVideoPicture).filter(Boolean))]
}

export const picturePath = (path: string, name: string): string => `${path}/pictures/${name}`
