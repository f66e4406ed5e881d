import { byLatest, byOrder } from '../lib/order'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, PRODUCTS_PAGE, TEAM_MAX, VIDEOS_ID } from '../limits'
import type { Baked } from './baked'
import { parseCentre, type Centre } from './centre'
import { parseDirectorPhoto } from './director-photos'
import { parseDirector } from './director-texts'
import { parseProduct } from './products'
import { fetchCollection, fetchDocument } from './rest'
import { parseTeamMember } from './team'
import { parseVideos } from './videos'

/** Leaves out and logs documents without the field that they are shown for: a placeholder must not be prerendered. */
function withRequiredField<T extends { id: string }>(
  collection: string,
  list: readonly (T | null)[],
  needed: keyof T & string,
): T[] | null {
  const good = list.filter((item): item is T => {
    if (item && !item[needed])
      console.warn(`[data] ${collection}/${item.id} has no ${needed} and was left out of the pages`)
    return Boolean(item?.[needed])
  })
  return good.length > 0 ? good : null
}

/** Reads the public documents over REST at build time; null when not stored. @throws without an answer */
export async function readPublic(signal: AbortSignal): Promise<Baked> {
  const [products, team, videos, director, photo, centre] = await Promise.all([
    fetchCollection('products', { limit: PRODUCTS_PAGE, isOrdered: true }, signal),
    fetchCollection('team', { limit: TEAM_MAX }, signal),
    fetchDocument(`videos/${VIDEOS_ID}`, signal),
    fetchDocument(`director-texts/${DIRECTOR_ID}`, signal),
    fetchDocument(`director-photos/${DIRECTOR_PHOTO_ID}`, signal),
    fetchDocument(`settings/${CENTRE_ID}`, signal),
  ])
  const videoList = videos && parseVideos(videos, VIDEOS_ID)
  const words = director && parseDirector(director, DIRECTOR_ID)
  const details = centre && parseCentre(centre, CENTRE_ID)
  const goodVideos = withRequiredField('videos', videoList?.videos ?? [], 'url')
  return {
    products:
      withRequiredField(
        'products',
        products.map(({ fields, id }) => parseProduct(fields, id)),
        'image',
      )?.sort(byOrder) ?? null,
    team:
      withRequiredField(
        'team',
        team.map(({ fields, id }) => parseTeamMember(fields, id)),
        'name',
      )?.sort(byOrder) ?? null,
    videos: goodVideos && byLatest(goodVideos),
    director: words?.name ? words : null,
    directorPhoto: (photo && parseDirectorPhoto(photo, DIRECTOR_PHOTO_ID)?.photoBase64) || null,
    centre: details && withoutVersion(details),
  }
}

/** Only an editor needs the version. */
function withoutVersion({ version: _, ...centre }: Centre): Centre {
  return centre
}
