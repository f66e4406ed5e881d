// The path of every stored document, and the ids of the documents that exist once. scripts/check/compare-pages.mjs has
// copies of paths, which a test compares with these.

/** The id of the list of videos. */
export const VIDEOS_ID = 'main-videos'
/** The id of the director's texts. */
export const DIRECTOR_TEXTS_ID = 'main-director'
/** The id of the director's photo. */
export const DIRECTOR_PHOTO_ID = 'main-director-photo'
/** The id of the details of the centre. */
export const CENTRE_ID = 'centre'

/** The list of videos, without the hidden ones. */
export const VIDEOS_PATH = `videos/${VIDEOS_ID}`
/** The hidden videos, which visitors may not read. */
export const HIDDEN_VIDEOS_PATH = 'videos/hidden-videos'
/** The director's texts. */
export const DIRECTOR_TEXTS_PATH = `director-texts/${DIRECTOR_TEXTS_ID}`
/** The director's photo. */
export const DIRECTOR_PHOTO_PATH = `director-photos/${DIRECTOR_PHOTO_ID}`
/** The details of the centre. */
export const CENTRE_PATH = `settings/${CENTRE_ID}`

/** The path of a document in a collection. */
export const documentPath = (collection: string, id: string): string => `${collection}/${id}`

/** The path of the large image of the product at this path. */
export const largeImagePath = (productPath: string): string => `${productPath}/images/large`

/** The path of the document that has the sequence of a list. */
export const sequencePath = (listName: string): string => documentPath('lists', listName)

/** The path of a version. */
export const versionPath = (id: string): string => documentPath('versions', id)

/** The collection and the id with which a path begins. For a large image they are those of its product. */
export function splitPath(path: string): { collection: string; id: string } {
  const [collection = '', id = ''] = path.split('/')
  return { collection, id }
}
