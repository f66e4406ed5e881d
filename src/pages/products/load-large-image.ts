import { isBundled } from '../../bundled/products'
import { rejectAfter } from '../../data/client/errors'
import { readLargeImage, type Product } from '../../data/content/products'
import { READ_TIMEOUT_MS } from '../../limits'

const loads = new Map<string, Promise<string | null>>()

/** Loads the large image of a product once for each of its changes; null when only the small one is stored. */
export function loadLargeImage({
  id,
  updatedAt,
}: Pick<Product, 'id' | 'updatedAt'>): Promise<string | null> {
  if (isBundled(id)) return Promise.resolve(null)
  const key = `${id} ${updatedAt?.getTime()}`
  const running = loads.get(key)
  if (running) return running
  const image = rejectAfter(readLargeImage({ id }), READ_TIMEOUT_MS)
  loads.set(key, image)
  // Allows a retry.
  image.catch(() => loads.delete(key))
  return image
}
