import * as v from 'valibot'
import { isAllowedImage } from '../../lib/images/allowed-image'
import { latestFirst } from '../../lib/sorting'
import { toDate } from '../../lib/time'
import { isVisible } from '../../lib/visibility'
import {
  DESCRIPTION_MAX_CHARS,
  LINK_MAX_CHARS,
  SHORT_TEXT_MAX_CHARS,
  VIDEO_IMAGE_MAX_CHARS,
  VIDEOS_MAX,
} from '../../limits'
import type { Fields } from '../client/document'
import { onceByKey } from '../client/once'
import { fetchDocument } from '../client/rest'
import { VIDEOS_ID, VIDEOS_PATH } from '../document-paths'
import {
  dateField,
  eachIdOnce,
  idField,
  listField,
  parser,
  positionField,
  repairedField,
  textField,
} from './schema-fields'

/** A date as ISO string. An invalid date becomes 1970, so that any two videos can be compared. */
const isoField = repairedField((value) => (toDate(value) ?? new Date(0)).toISOString())

export const videoSchema = v.object({
  id: idField,
  title: textField(SHORT_TEXT_MAX_CHARS),
  // Not cut like other strings, because half a link is a different link.
  url: repairedField((value) =>
    typeof value === 'string' && value.length <= LINK_MAX_CHARS ? value : '',
  ),
  description: textField(DESCRIPTION_MAX_CHARS),
  duration: textField(20),
  createdAt: isoField,
  order: positionField,
  hidden: v.fallback(v.optional(v.literal(true)), undefined),
  imageTag: v.fallback(v.optional(v.string()), undefined),
})

/**
 * A video. The list has no images: they are in `images` beside it. `image` is known in the dashboard, and for a built
 * file. `imageTag` changes with the image, and is absent without one.
 */
export type Video = v.InferOutput<typeof videoSchema> & { image?: string }

/** Leaves out invalid videos and repeated ids. */
const videosField = v.pipe(
  listField(videoSchema, VIDEOS_MAX),
  v.transform((list): Video[] => eachIdOnce(list)),
)

export const videosSchema = v.object({
  videos: videosField,
  updatedAt: dateField,
})
/** The list with its valid videos, each id once. */
export type VideoList = v.InferOutput<typeof videosSchema>

/** The reader of the list, without its images; null for a malformed one. */
export const parseVideos = parser('videos', videosSchema)

/** Whether a video has a link. Pages leave out a video without one, because there is nothing to play. */
export const hasLink = ({ url }: Pick<Video, 'url'>): boolean => url !== ''

/** The videos of the list that pages show, latest first. */
export const videosOnPages = (list: VideoList | null): Video[] =>
  latestFirst(list?.videos.filter((video) => isVisible(video) && hasLink(video)) ?? [])

/** The images beside the list, by the id of their video. */
export const imagesIn = ({ images }: Fields): Map<string, string> =>
  new Map(
    Object.entries(images ?? {}).filter(
      (pair): pair is [string, string] =>
        isAllowedImage(pair[1]) && pair[1].length <= VIDEO_IMAGE_MAX_CHARS,
    ),
  )

/** Fetches the videos that pages show over REST, without the SDK and the images, latest first. */
export async function fetchVideos(signal?: AbortSignal): Promise<Video[]> {
  const fields = await fetchDocument(VIDEOS_PATH, signal, ['videos'])
  return videosOnPages(fields ? parseVideos(fields, VIDEOS_ID) : null)
}

const loadImage = onceByKey<string>()

/** Fetches a video's own image over REST, once; empty when none is stored. */
export const loadVideoImage = ({
  id,
  imageTag = '',
}: Pick<Video, 'id' | 'imageTag'>): Promise<string> =>
  loadImage(`${id} ${imageTag}`, async () => {
    // A field name that begins with a digit needs backticks.
    const fields = await fetchDocument(VIDEOS_PATH, undefined, [`images.\`${id}\``])
    return imagesIn(fields ?? {}).get(id) ?? ''
  })
