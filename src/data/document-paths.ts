// The path of every stored document, and the ids of the documents that exist once. scripts/check/compare-pages.mjs has
// copies of paths, which a test compares with these.

export const VIDEOS_ID = 'main-videos'
export const DIRECTOR_TEXTS_ID = 'main-director'
export const DIRECTOR_PHOTO_ID = 'main-director-photo'
export const CENTRE_ID = 'centre'

/** The list of videos, without the hidden ones. */
export const VIDEOS_PATH = `videos/${VIDEOS_ID}`
/** The hidden videos, which visitors may not read. */
export const HIDDEN_VIDEOS_PATH = 'videos/hidden-videos'
export const DIRECTOR_TEXTS_PATH = `director-texts/${DIRECTOR_TEXTS_ID}`
export const DIRECTOR_PHOTO_PATH = `director-photos/${DIRECTOR_PHOTO_ID}`
export const CENTRE_PATH = `settings/${CENTRE_ID}`

export const documentPath = (collection: string, id: string): string => `${collection}/${id}`
export const largeImagePath = (productPath: string): string => `${productPath}/images/large`
export const sequencePath = (listName: string): string => documentPath('lists', listName)
export const versionPath = (id: string): string => documentPath('versions', id)

/** The collection and the id with which a path begins. For a large image they are those of its product. */
export function splitPath(path: string): { collection: string; id: string } {
  const [collection = '', id = ''] = path.split('/')
  return { collection, id }
}
