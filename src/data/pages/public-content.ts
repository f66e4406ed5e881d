import { PRODUCTS_BATCH_SIZE, TEAM_MAX } from '../../limits'
import { fetchDocument, fetchQuery } from '../client/rest'
import { VISIBLE_BY_ORDER } from '../client/visible-query'
import { parseCentre, type Centre } from '../content/centre'
import {
  directorImageOf,
  parseDirectorPhoto,
  parseDirectorTexts,
  type DirectorPhoto,
  type DirectorTexts,
} from '../content/director'
import { directorSummaryOf } from '../content/director-summary'
import { parseProduct, productsOnPages, type Product } from '../content/products'
import { membersOnPages, parseTeamMember, type TeamMember } from '../content/team'
import { imagesIn, parseVideos, videosOnPages, type Video, type VideoList } from '../content/videos'
import {
  CENTRE_ID,
  CENTRE_PATH,
  DIRECTOR_PHOTO_ID,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_ID,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_ID,
  VIDEOS_PATH,
} from '../document-paths'
import type { Baked } from './baked'

const withVideoImages = (videos: readonly Video[], images: ReadonlyMap<string, string>): Video[] =>
  videos.map((video) => {
    const image = video.imageTag && images.get(video.id)
    return image ? { ...video, image } : video
  })

/** Fetches the public documents over REST at build time; null when not stored. @throws without an answer */
export async function fetchPublicContent(signal: AbortSignal): Promise<Baked> {
  const [products, team, videos, texts, photo, centre] = await Promise.all([
    fetchQuery('products', { ...VISIBLE_BY_ORDER, limit: PRODUCTS_BATCH_SIZE }, { signal }),
    fetchQuery('team', { ...VISIBLE_BY_ORDER, limit: TEAM_MAX }, { signal }),
    fetchDocument(VIDEOS_PATH, signal),
    fetchDocument(DIRECTOR_TEXTS_PATH, signal),
    fetchDocument(DIRECTOR_PHOTO_PATH, signal),
    fetchDocument(CENTRE_PATH, signal),
  ])
  const content = publicContent({
    products: products.map(({ fields, id }) => parseProduct(fields, id)),
    team: team.map(({ fields, id }) => parseTeamMember(fields, id)),
    videos: videos && parseVideos(videos, VIDEOS_ID),
    directorTexts: texts && parseDirectorTexts(texts, DIRECTOR_TEXTS_ID),
    directorPhoto: photo && parseDirectorPhoto(photo, DIRECTOR_PHOTO_ID),
    centre: centre && parseCentre(centre, CENTRE_ID),
  })
  return {
    ...content,
    videos: content.videos && withVideoImages(content.videos, imagesIn(videos ?? {})),
  }
}

/** The stored documents, null where a document is missing or invalid. `products` holds those of the first page. */
type StoredContent = {
  products: readonly (Product | null)[]
  team: readonly (TeamMember | null)[]
  videos: VideoList | null
  directorTexts: DirectorTexts | null
  directorPhoto: DirectorPhoto | null
  centre: Centre | null
}

const isReadable = <T>(item: T | null): item is T => item !== null
const nullIfEmpty = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null)

/** The public content of the stored documents, as pages read it later. A part is null when it has nothing to show. */
export const publicContent = ({
  products,
  team,
  videos,
  directorTexts,
  directorPhoto,
  centre,
}: StoredContent): Baked => ({
  products: nullIfEmpty(productsOnPages(products.filter(isReadable))),
  team: nullIfEmpty(membersOnPages(team.filter(isReadable))),
  videos: nullIfEmpty(videosOnPages(videos)),
  directorTexts,
  directorPhoto: directorPhoto?.photoBase64 ? directorImageOf(directorPhoto) : null,
  directorSummary: directorSummaryOf(directorTexts, directorPhoto),
  centre,
})
