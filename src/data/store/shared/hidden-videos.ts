import { idOf } from '../../../lib/match-rows'
import type { Fields } from '../../client/document'
import type { FirestoreHandle } from '../../client/firebase'
import { readFromServer } from '../../client/read-from-server'
import { subscribeAll, type Subscribable } from '../../client/subscribable'
import { documentPath, HIDDEN_VIDEOS_PATH, VIDEOS_PATH } from '../../document-paths'

// Visitors may read the whole document of the list of videos. So the hidden videos are in a second document, with their
// images. This module makes the whole list of both after a read, and splits it for a write. The *whole* list has the
// visible and the hidden videos. Code that reads or writes any path of the content asks this module with
// `isVideoListPath` or `withHiddenPath`. The rest of the code knows one list.

export const isVideoListPath = (path: unknown): boolean => path === VIDEOS_PATH

/** The paths; with the list of videos, also the path of the hidden ones. */
export const withHiddenPath = (paths: readonly string[]): string[] =>
  paths.some(isVideoListPath) ? [...paths, HIDDEN_VIDEOS_PATH] : [...paths]

/**
 * The list of visible videos with the hidden ones at their places.
 * @param hiddenDocument the document with the hidden videos; without one the list stays as it is
 */
export function withHiddenVideos<T extends Fields | null | undefined>(
  list: T,
  hiddenDocument: unknown,
): T | Fields {
  if (!list || typeof hiddenDocument !== 'object' || hiddenDocument === null) return list
  const hidden = hiddenDocument as Fields
  const videos = [...videosIn(list), ...videosIn(hidden)]
  const positions = videos.map(positionOf)
  const images = { ...imagesOf(hidden), ...imagesOf(list) }
  return {
    ...list,
    videos: positions.every(Number.isFinite) ? sorted(videos) : videos,
    // The history reads both documents without their images.
    ...(('images' in list || 'images' in hidden) && { images }),
  }
}

/** The two documents of a list: its visible videos, and its hidden ones; null when none is hidden. */
function split(list: Fields): { visible: Fields; hidden: Fields | null } {
  const videos = videosIn(list)
  const hiddenVideos = videos.filter(isHidden)
  if (hiddenVideos.length === 0) return { visible: list, hidden: null }
  const visibleVideos = videos.filter((video) => !isHidden(video))
  const hiddenIds = hiddenVideos.map(idOf)
  const visibleIds = visibleVideos.map(idOf)
  const images = Object.entries(imagesOf(list))
  // Of two videos with the same id, the visible one keeps the image.
  const isImageOfHidden = ([id]: [string, unknown]) =>
    hiddenIds.includes(id) && !visibleIds.includes(id)
  return {
    visible: {
      ...list,
      videos: visibleVideos,
      images: Object.fromEntries(images.filter((entry) => !isImageOfHidden(entry))),
    },
    hidden: { videos: hiddenVideos, images: Object.fromEntries(images.filter(isImageOfHidden)) },
  }
}

/** The two documents of a list as they are written, by path; null deletes one. */
export function partsOfVideoList(
  list: Fields | null,
  hiddenBefore: Fields | undefined,
): [path: string, fields: Fields | null][] {
  const { visible, hidden } = list ? split(list) : { visible: null, hidden: null }
  const listPart: [string, Fields | null] = [VIDEOS_PATH, visible]
  return hidden || hiddenBefore ? [listPart, [HIDDEN_VIDEOS_PATH, hidden]] : [listPart]
}

/** The documents with the whole list instead of its two documents. */
export function withWholeVideoList<T extends Fields | null>(
  documents: Map<string, T>,
): Map<string, T> {
  const list = documents.get(VIDEOS_PATH)
  const result = new Map(documents)
  if (list) result.set(VIDEOS_PATH, withHiddenVideos(list, documents.get(HIDDEN_VIDEOS_PATH)) as T)
  result.delete(HIDDEN_VIDEOS_PATH)
  return result
}

/**
 * Reads the whole list from the server; undefined when none is stored. One query reads both documents at the same
 * time.
 */
export async function readWholeVideoList(handle: FirestoreHandle): Promise<Fields | undefined> {
  const { sdk, db } = handle
  const both = sdk.collection(db, 'videos')
  const { docs } = await readFromServer(handle, () => sdk.getDocsFromServer(both))
  const documents = new Map(
    docs.map((snapshot): [string, Fields] => [snapshot.ref.path, snapshot.data()]),
  )
  return withWholeVideoList(documents).get(VIDEOS_PATH)
}

/** Both documents by path, live. Neither has an `order`, so they are not sorted. */
const subscribeBoth = subscribeAll(
  'videos',
  (fields, id): [string, Fields] => [documentPath('videos', id), fields],
  { sort: () => 0 },
)

/** The whole list, live; null when none is stored. One query reads both documents at the same time. */
/* @__NO_SIDE_EFFECTS__ */
export const subscribeWholeVideoList =
  <T>(read: (list: Fields) => T): Subscribable<T | null> =>
  ({ next, error }) =>
    subscribeBoth({
      next: (documents, meta) => {
        const list = withWholeVideoList(new Map(documents)).get(VIDEOS_PATH)
        next(list ? read(list) : null, meta)
      },
      error,
    })

const videosIn = ({ videos }: Fields): unknown[] => (Array.isArray(videos) ? videos : [])
const imagesOf = ({ images }: Fields): Fields => Object(images ?? {}) as Fields
/** The fields of a video; none where something else is stored in its place. */
const asFields = (video: unknown): Fields => Object(video) as Fields
const isHidden = (video: unknown): boolean => asFields(video)['hidden'] === true
const positionOf = (video: unknown): number => Number(asFields(video)['order'])
const sorted = (videos: readonly unknown[]): unknown[] =>
  [...videos].sort((a, b) => positionOf(a) - positionOf(b))
