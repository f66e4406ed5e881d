import { useLive } from '../../data/client/use-live'
import { subscribeDirectorPhoto } from '../../data/content/director'
import { DIRECTOR_PHOTO_PATH, documentPath } from '../../data/document-paths'
import type { Collection } from '../../data/entities'
import { subscribeProducts, subscribeTeam } from '../../data/store/subscriptions'
import { readyValueOf } from '../../lib/async-state'

/** The images that are stored now, by the path of their document. The versions are read without images. */
export function useStoredImages(): ReadonlyMap<string, string> {
  const products = readyValueOf(useLive(subscribeProducts)) ?? []
  const team = readyValueOf(useLive(subscribeTeam)) ?? []
  const photo = readyValueOf(useLive(subscribeDirectorPhoto))?.photoBase64 ?? ''
  const images: Record<Collection, (readonly [path: string, image: string])[]> = {
    products: products.map(({ id, image }) => [documentPath('products', id), image]),
    team: team.map(({ id, image }) => [documentPath('team', id), image]),
    'director-photos': [[DIRECTOR_PHOTO_PATH, photo]],
    'director-texts': [],
    // One row of the history may be about several videos.
    videos: [],
    settings: [],
  }
  return new Map(Object.values(images).flat())
}
