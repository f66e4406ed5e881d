import * as v from 'valibot'
import { isAllowedImage } from '../../lib/data-url'
import { byLatest, isShown } from '../../lib/order'
import { DESCRIPTION_MAX, LINK_MAX_CHARS, TITLE_MAX, VIDEOS_ID } from '../../limits'
import { dateField, parser, readDate, repaired, revisionField, textField } from './parse'
import { nameOfVideoPicture, picturePath } from '../store/pictures'
import { fetchDocument } from '../client/rest'

/** A date as ISO string. An invalid date becomes the oldest one, so that sorting is total. */
const isoField = repaired((value) => (readDate(value) ?? new Date(0)).toISOString())

export const videoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: textField(TITLE_MAX),
  // Not cut like other strings, because half a link is a different link.
  url: repaired((value) => (typeof value === 'string' && value.length <= LINK_MAX_CHARS ? value : '')),
  description: v.optional(textField(DESCRIPTION_MAX)),
  duration: v.optional(textField(20)),
  createdAt: isoField,
  order: v.fallback(v.optional(v.number()), undefined),
  hidden: v.fallback(v.optional(v.literal(true)), undefined),
  picture: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
})

/**
 * A video. `picture` is the name of its own picture; absent without one. `image` is that picture where it is known: a
 * built file, or one that is not saved yet. The list does not store it.
 */
export type Video = Omit<v.InferOutput<typeof videoSchema>, 'picture'> & { picture?: string; image?: string }

/** Leaves out invalid entries and repeated ids. */
const listField = repaired((value): Video[] => {
  const list: unknown[] = Array.isArray(value) ? value : []
  const byId = new Map<string, Video>()
  for (const item of list) {
    const result = v.safeParse(videoSchema, item)
    if (!result.success || byId.has(result.output.id)) continue
    const { picture: _, ...video } = result.output
    const picture = nameOfVideoPicture(result.output)
    byId.set(video.id, picture ? { ...video, picture } : video)
  }
  return [...byId.values()]
})

/** The stored fields of a document. */
export const videosSchema = v.object({
  videos: listField,
  updatedAt: dateField,
  version: revisionField,
})
export type VideoList = v.InferOutput<typeof videosSchema>

export const parseVideos = parser('videos', videosSchema)

/** Fetches the videos that pages show over REST, without the SDK, newest first. */
export async function fetchVideos(signal?: AbortSignal): Promise<Video[]> {
  const fields = await fetchDocument(`videos/${VIDEOS_ID}`, signal)
  const list = fields ? parseVideos(fields, VIDEOS_ID) : null
  return byLatest(list?.videos.filter(isShown) ?? [])
}

const pictures = new Map<string, Promise<string>>()

/** Fetches a video's picture by its name over REST, once; empty when none is stored. */
export function fetchVideoPicture(name: string, signal?: AbortSignal): Promise<string> {
  const read = async () => {
    const image = (await fetchDocument(picturePath(`videos/${VIDEOS_ID}`, name), signal))?.['image']
    return isAllowedImage(image) ? image : ''
  }
  const picture = pictures.get(name) ?? read()
  pictures.set(name, picture)
  picture.catch(() => pictures.delete(name))
  return picture
}

/** Gives the videos of `list` the pictures of `known` that are still current. */
export const withKnownImages = (list: readonly Video[], known: readonly Video[] | null | undefined): Video[] =>
  list.map((video) => {
    const image = video.picture && known?.find(({ id, picture }) => id === video.id && picture === video.picture)?.image
    return image ? { ...video, image } : video
  })
