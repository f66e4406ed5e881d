import * as v from 'valibot'
import { isAllowedImage } from '../lib/data-url'
import { byLatest, nextOrder, uniqueTimestampId } from '../lib/order'
import { DESCRIPTION_MAX, LINK_MAX_CHARS, TITLE_MAX, VIDEO_IMAGE_CHARS, VIDEOS_ID } from '../limits'
import { broadcastVideosSaved } from './broadcast-videos-saved'
import { document, saveOver, versionField, type Change, type Changed, type Save } from './document'
import { TooLargeError } from './errors'
import { dateField, parser, readDate, repaired, textField } from './parse'
import { fetchDocument } from './rest'

/** A date as ISO string. An invalid date becomes the oldest one, so that sorting is total. */
const isoField = repaired((value) => (readDate(value) ?? new Date(0)).toISOString())

const videoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: textField(TITLE_MAX),
  // Not cut like other strings, because half a link is a different link.
  url: repaired((value) => (typeof value === 'string' && value.length <= LINK_MAX_CHARS ? value : '')),
  description: v.optional(textField(DESCRIPTION_MAX)),
  duration: v.optional(textField(20)),
  createdAt: isoField,
  order: v.fallback(v.optional(v.number()), undefined),
  picture: v.fallback(v.optional(v.number()), undefined),
})

/**
 * A video. `picture` is the version of its own picture, in milliseconds; absent without one. `image` is that picture
 * where it is known: a built file, or one that is not saved yet. The list does not store it.
 */
export type Video = v.InferOutput<typeof videoSchema> & { image?: string }

/** Leaves out invalid entries and repeated ids. */
const listField = repaired((value): Video[] => {
  const list: unknown[] = Array.isArray(value) ? value : []
  const byId = new Map<string, Video>()
  for (const item of list) {
    const result = v.safeParse(videoSchema, item)
    if (result.success && !byId.has(result.output.id)) byId.set(result.output.id, result.output)
  }
  return [...byId.values()]
})

const schema = v.object({
  videos: listField,
  updatedAt: dateField,
  version: versionField,
})
export type VideoList = v.InferOutput<typeof schema>

export const parseVideos = parser('videos', schema)
const mainVideos = document('videos', VIDEOS_ID, parseVideos)

/** The stored list, or null when none exists. */
export const getVideos = mainVideos.get
export const subscribeVideos = mainVideos.subscribe
/** Saves over the loaded version. @throws ConflictError with the stored document, null when it was deleted */
export const saveVideos = async (videos: readonly Video[], save: Save): Promise<void> => {
  await saveOver('videos', VIDEOS_ID, parseVideos, (change) => storePictures(videos, change), save)
  broadcastVideosSaved()
}

/** Fetches the videos over REST, without the SDK, newest first. */
export async function fetchVideos(signal?: AbortSignal): Promise<Video[]> {
  const fields = await fetchDocument(`videos/${VIDEOS_ID}`, signal)
  const list = fields ? parseVideos(fields, VIDEOS_ID) : null
  return byLatest(list?.videos ?? [])
}

const pathOfPicture = (id: string) => `videos/${VIDEOS_ID}/pictures/${id}`
const pictures = new Map<string, Promise<string>>()
const versionKey = (id: string, version: number) => `${id}:${version}`

/** Fetches a video's picture over REST, once for each version; empty when none is stored. */
export function fetchVideoPicture(id: string, version: number, signal?: AbortSignal): Promise<string> {
  const key = versionKey(id, version)
  const read = async () => {
    const image = (await fetchDocument(pathOfPicture(id), signal))?.['image']
    return isAllowedImage(image) ? image : ''
  }
  const picture = pictures.get(key) ?? read()
  pictures.set(key, picture)
  picture.catch(() => pictures.delete(key))
  return picture
}

/** Gives the videos of `list` the pictures of `known` that are still current. */
export const withKnownImages = (list: readonly Video[], known: readonly Video[] | null | undefined): Video[] =>
  list.map((video) => {
    const image = video.picture && known?.find(({ id, picture }) => id === video.id && picture === video.picture)?.image
    return image ? { ...video, image } : video
  })

/** Writes new pictures, and deletes those whose video is gone or has none. */
async function storePictures(videos: readonly Video[], { transaction, handle, stored }: Change): Promise<Changed> {
  const { sdk, db } = handle
  const refOf = (id: string) => sdk.doc(db, pathOfPicture(id))
  const before = new Map(
    (stored ? (parseVideos(stored, VIDEOS_ID)?.videos ?? []) : []).flatMap(({ id, picture }) =>
      picture ? [[id, picture] as const] : [],
    ),
  )
  const now = Date.now()
  const list: Video[] = []
  const written = new Map<string, string>()
  for (const { image, picture, ...video } of videos) {
    const { id } = video
    if (image) {
      written.set(id, image)
      list.push({ ...video, picture: now })
    } else if (!picture || before.has(id)) {
      list.push(picture ? { ...video, picture: before.get(id) } : video)
    } else {
      // Another save has deleted this video with its picture. A picture that was shown here comes back with it.
      const known = await pictures.get(versionKey(id, picture))?.catch(() => '')
      if (known) written.set(id, known)
      list.push(known ? { ...video, picture } : video)
    }
  }
  const kept = new Set(list.filter(({ picture }) => picture).map(({ id }) => id))
  const dropped = [...before.keys()].filter((id) => !kept.has(id))
  const snapshots = await Promise.all([...written.keys(), ...dropped].map((id) => transaction.get(refOf(id))))
  for (const [id, image] of written) {
    if (image.startsWith('data:') && image.length > VIDEO_IMAGE_CHARS)
      throw new TooLargeError(image.length, VIDEO_IMAGE_CHARS)
    transaction.set(refOf(id), { image, updatedAt: sdk.serverTimestamp() })
    pictures.set(versionKey(id, list.find((video) => video.id === id)?.picture ?? now), Promise.resolve(image))
  }
  const replaced = snapshots.filter((snapshot) => snapshot.exists())
  for (const { id, ref } of replaced) if (dropped.includes(id)) transaction.delete(ref)
  return {
    fields: { videos: list },
    pictures: Object.fromEntries(replaced.map((snapshot) => [snapshot.id, snapshot.data()])),
  }
}

/** Creates a video with an id from the current time and the highest order. */
export function newVideo(
  fields: Pick<Video, 'title' | 'url' | 'description' | 'duration' | 'image'>,
  list: readonly Video[],
  now = Date.now(),
): Video {
  const description = fields.description?.trim()
  const { duration, image } = fields
  return {
    id: uniqueTimestampId(
      list.map((video) => video.id),
      now,
    ),
    title: fields.title.trim(),
    url: fields.url.trim(),
    ...(description ? { description } : {}),
    ...(duration ? { duration } : {}),
    ...(image ? { image } : {}),
    createdAt: new Date(now).toISOString(),
    order: nextOrder(list),
  }
}
