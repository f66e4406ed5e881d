import { nextOrder, uniqueTimestampId } from '../../lib/order'
import { sha256 } from '../../lib/sha256'
import { VIDEO_IMAGE_CHARS, VIDEOS_ID } from '../../limits'
import { broadcastVideosSaved } from './broadcast-videos-saved'
import { getOne, subscribeOne } from '../client/collection'
import { saveOver, type Save, type Saved } from './document'
import { TooLargeError } from '../client/errors'
import { parseVideos, type Video } from '../content/videos'

/** The stored list, or null when none exists. */
export const getVideos = () => getOne('videos', VIDEOS_ID, parseVideos)
export const subscribeVideos = subscribeOne('videos', VIDEOS_ID, parseVideos)
/** Saves over the loaded revision. @throws ConflictError with the stored document, null when it was deleted */
export const saveVideos = async (videos: readonly Video[], save: Save): Promise<void> => {
  await saveOver('videos', VIDEOS_ID, parseVideos, await withNewPictures(videos), save)
  broadcastVideosSaved()
}

/** Names each new picture by its content. */
async function withNewPictures(videos: readonly Video[]): Promise<Saved> {
  const pictures = new Map<string, string>()
  const list = await Promise.all(
    videos.map(async ({ image, ...video }) => {
      if (!image) return video
      if (image.startsWith('data:') && image.length > VIDEO_IMAGE_CHARS)
        throw new TooLargeError(image.length, VIDEO_IMAGE_CHARS)
      const picture = await sha256(image)
      pictures.set(picture, image)
      return { ...video, picture }
    }),
  )
  return { fields: { videos: list }, pictures }
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
