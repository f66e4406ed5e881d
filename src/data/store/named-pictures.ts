import { sha256 } from '../../lib/sha256'
import { VIDEOS_ID } from '../../limits'
import type { Fields } from '../content/parse'
import { nameOfVideoPicture, pictureNames, picturePath } from './pictures'
import type { Documents } from './stored-names'

const HASH = /^[a-f0-9]{64}$/

/**
 * The same content with each picture under the name of its content, as the dashboard has stored it since the second
 * format. Leaves out pictures that no document names.
 */
export async function withNamedPictures(documents: Documents): Promise<Documents> {
  const named = new Map<string, Fields>()
  for (const [path, fields] of documents) {
    if (path.includes('/pictures/')) continue
    const names = new Map<string, string>()
    for (const former of pictureNames(path, fields)) {
      const picture = documents.get(picturePath(path, former))
      if (!picture) continue
      const name = HASH.test(former) ? former : await sha256(String(picture['image']))
      names.set(former, name)
      named.set(picturePath(path, name), picture)
    }
    named.set(path, renamed(path, fields, names))
  }
  return new Map([...named].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function renamed(path: string, fields: Fields, names: ReadonlyMap<string, string>): Fields {
  const [name] = names.values()
  if (path.startsWith('products/')) return name ? { ...fields, picture: name } : fields
  if (path !== `videos/${VIDEOS_ID}` || !Array.isArray(fields['videos'])) return fields
  const videos = (fields['videos'] as Fields[]).map((video) => {
    const { picture, ...rest } = video
    const known = names.get(nameOfVideoPicture(video))
    // A number is no name, and without its picture it says nothing.
    return known ? { ...rest, picture: known } : typeof picture === 'number' ? rest : video
  })
  return { ...fields, videos }
}
