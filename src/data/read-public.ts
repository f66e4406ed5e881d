import { byLatest, byOrder } from '../lib/order'
import { DIRECTOR_ID, DIRECTOR_PHOTO_ID, PRODUCTS_PAGE, TEAM_MAX, VIDEOS_ID } from '../limits'
import type { Baked } from './baked'
import { parseDirectorPhoto } from './director-photos'
import { parseDirector } from './director-texts'
import { parseProduct } from './products'
import { fetchCollection, fetchDocument } from './rest'
import { parseTeamMember } from './team'
import { parseVideos } from './videos'

const isThere = <T>(item: T | null): item is T => item !== null

/**
 * The public documents that the first view of each page needs, read anonymously over REST and parsed by the same code
 * as live reads. Runs at build time; nothing private can be read this way.
 * @throws when the database does not answer
 */
export async function readPublic(signal: AbortSignal): Promise<Baked> {
  const [products, team, videos, director, photo] = await Promise.all([
    fetchCollection('products', { limit: PRODUCTS_PAGE, isOrdered: true }, signal),
    fetchCollection('team', { limit: TEAM_MAX }, signal),
    fetchDocument(`videos/${VIDEOS_ID}`, signal),
    fetchDocument(`director-texts/${DIRECTOR_ID}`, signal),
    fetchDocument(`director-photos/${DIRECTOR_PHOTO_ID}`, signal),
  ])
  const productList = products.map(({ fields, id }) => parseProduct(fields, id)).filter(isThere)
  const teamList = team.map(({ fields, id }) => parseTeamMember(fields, id)).filter(isThere)
  const videoList = videos && parseVideos(videos, VIDEOS_ID)
  return {
    products: productList.length > 0 ? productList.sort(byOrder) : null,
    team: teamList.length > 0 ? teamList.sort(byOrder) : null,
    videos: videoList && videoList.videos.length > 0 ? byLatest(videoList.videos) : null,
    director: director && parseDirector(director, DIRECTOR_ID),
    directorPhoto: (photo && parseDirectorPhoto(photo, DIRECTOR_PHOTO_ID)?.photoBase64) || null,
  }
}
