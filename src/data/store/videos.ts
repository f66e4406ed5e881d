import { VIDEOS_EVENT } from '../../fixed-names'
import { hashOf } from '../../lib/hash'
import { toReversed } from '../../lib/lists'
import { uniqueTimestampId } from '../../lib/new-ids'
import { latestFirst } from '../../lib/sorting'
import { VIDEO_IMAGE_MAX_CHARS } from '../../limits'
import type { Fields } from '../client/document'
import { imagesIn, parseVideos, type Video } from '../content/videos'
import { VIDEOS_ID, VIDEOS_PATH } from '../document-paths'
import { saverOf, type DocumentForm, type SaveForm } from './save'
import { assertImage } from './shared/assert-storable'
import { trimTexts } from './shared/cleaning'

/** A video in a form. `image` is its own image, or empty. */
export type VideoFields = Omit<Video, 'order' | 'imageTag' | 'image'> & { image: string }
export type VideoListFields = {
  /** In the stored order, also the hidden ones. The last video is the first that pages show. */
  videos: VideoFields[]
}

export function parseVideosForEditing(stored: Fields): VideoListFields {
  const images = imagesIn(stored)
  const displayed = latestFirst(parseVideos(stored, VIDEOS_ID)?.videos ?? [])
  return {
    videos: toReversed(displayed).map(({ order: _, imageTag: __, ...video }) => ({
      ...video,
      image: images.get(video.id) ?? '',
    })),
  }
}

const NO_DETAILS = { description: '', duration: '', image: '' }

/** The list with trimmed texts. An earlier release kept drafts without empty details. */
export const cleanVideoList = ({ videos }: VideoListFields): VideoListFields => ({
  videos: videos.map((video) => ({ ...NO_DETAILS, ...trimTexts(video) })),
})

const videosForm: DocumentForm<VideoListFields> = {
  path: VIDEOS_PATH,
  parse: parseVideosForEditing,
  clean: cleanVideoList,
  toFields: ({ videos }) => ({
    videos: videos.map(({ description, duration, image, ...video }, index) => ({
      ...video,
      ...(description && { description }),
      ...(duration && { duration }),
      order: index + 1,
      // Pages read the list without images. The tag tells them whether an image that they have is still the stored one.
      ...(image && { imageTag: hashOf(image) }),
    })),
    images: Object.fromEntries(videos.flatMap(({ id, image }) => (image ? [[id, image]] : []))),
  }),
}

/** @throws GoneError, or DataError 'too-large', 'invalid' or 'full' */
export const saveVideos: SaveForm<VideoListFields> = async (base, mine, options) => {
  for (const { image } of mine.videos) if (image) assertImage(image, VIDEO_IMAGE_MAX_CHARS)
  const outcome = await saverOf(videosForm)(base, mine, options)
  broadcastVideosSaved()
  return outcome
}

/** A video to add, with an id of the current time. */
export const newVideo = (
  fields: Pick<VideoFields, 'title' | 'url'> & Partial<typeof NO_DETAILS>,
  videos: readonly Pick<Video, 'id'>[],
  now = Date.now(),
): VideoFields => ({
  ...NO_DETAILS,
  ...fields,
  id: uniqueTimestampId(videos, now),
  createdAt: new Date(now).toISOString(),
})

/** Tells this window and the browser's other tabs that the videos were saved. */
function broadcastVideosSaved(): void {
  if (typeof window === 'undefined') return
  window.dispatchEvent(new Event(VIDEOS_EVENT))
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(VIDEOS_EVENT)
  channel.postMessage(null)
  channel.close()
}
