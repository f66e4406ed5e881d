import { useLive } from '../../data/client/use-live'
import { subscribeDirectorPhoto } from '../../data/content/director'
import { DIRECTOR_PHOTO_PATH, documentPath } from '../../data/document-paths'
import { subscribeProducts, subscribeTeam } from '../../data/store/live'
import { readyValueOf } from '../live/ready-value-of'

/** The images that are stored now, by the path of their document. The versions are read without images. */
export function useStoredImages(): ReadonlyMap<string, string> {
  const products = readyValueOf(useLive(subscribeProducts)) ?? []
  const team = readyValueOf(useLive(subscribeTeam)) ?? []
  const photo = readyValueOf(useLive(subscribeDirectorPhoto))?.photoBase64 ?? ''
  return new Map([
    ...products.map(({ id, image }): [string, string] => [documentPath('products', id), image]),
    ...team.map(({ id, image }): [string, string] => [documentPath('team', id), image]),
    [DIRECTOR_PHOTO_PATH, photo],
  ])
}
