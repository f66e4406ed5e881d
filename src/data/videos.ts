import * as v from 'valibot'
import { byLatest, nextOrder, uniqueTimestampId } from '../lib/order'
import { DESCRIPTION_MAX, LINK_MAX_CHARS, TITLE_MAX, VIDEOS_ID } from '../limits'
import { broadcastVideosSaved } from './broadcast-videos-saved'
import { document, saveOver, versionField, type Save } from './document'
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
})

export type Video = v.InferOutput<typeof videoSchema>

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
  await saveOver('videos', VIDEOS_ID, parseVideos, { videos }, save)
  broadcastVideosSaved()
}

/** Fetches the videos over REST, without the SDK, newest first. */
export async function fetchVideos(signal?: AbortSignal): Promise<Video[]> {
  const fields = await fetchDocument(`videos/${VIDEOS_ID}`, signal)
  const list = fields ? parseVideos(fields, VIDEOS_ID) : null
  return byLatest(list?.videos ?? [])
}

/** Creates a video with an id from the current time and the highest order. */
export function newVideo(
  fields: Pick<Video, 'title' | 'url' | 'description'>,
  list: readonly Video[],
  now = Date.now(),
): Video {
  const description = fields.description?.trim()
  return {
    id: uniqueTimestampId(
      list.map((video) => video.id),
      now,
    ),
    title: fields.title.trim(),
    url: fields.url.trim(),
    ...(description ? { description } : {}),
    createdAt: new Date(now).toISOString(),
    order: nextOrder(list),
  }
}
