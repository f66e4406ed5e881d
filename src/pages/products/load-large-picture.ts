import { isBundled } from '../../bundled/products'
import { rejectAfter } from '../../data/client/errors'
import { readLargePicture } from '../../data/content/products'
import { READ_TIMEOUT_MS } from '../../limits'

const loads = new Map<string, Promise<string | null>>()

/** Loads the large picture of a product once per visit; null when only the small one is stored. */
export function loadLargePicture(id: string): Promise<string | null> {
  if (isBundled(id)) return Promise.resolve(null)
  const running = loads.get(id)
  if (running) return running
  const picture = rejectAfter(readLargePicture({ id }), READ_TIMEOUT_MS)
  loads.set(id, picture)
  // Allows a retry.
  picture.catch(() => loads.delete(id))
  return picture
}
