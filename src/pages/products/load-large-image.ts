import { isBundled } from '../../bundled/products'
import { rejectAfter } from '../../data/client/errors'
import { readLargeImage } from '../../data/content/products'
import { READ_TIMEOUT_MS } from '../../limits'

const loads = new Map<string, Promise<string | null>>()

/** Loads the large image of a product once per visit; null when only the small one is stored. */
export function loadLargeImage(id: string): Promise<string | null> {
  if (isBundled(id)) return Promise.resolve(null)
  const running = loads.get(id)
  if (running) return running
  const image = rejectAfter(readLargeImage({ id }), READ_TIMEOUT_MS)
  loads.set(id, image)
  // Allows a retry.
  image.catch(() => loads.delete(id))
  return image
}
