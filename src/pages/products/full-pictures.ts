import { defaultProducts } from '../../copy/products'

const BUNDLED = new Set(defaultProducts.map((product) => product.id))
const known = new Map<string, Promise<string | null>>()

/** The large picture, read once for each visit; null where there is only the small one. */
export function loadFullPicture(id: string): Promise<string | null> {
  if (BUNDLED.has(id)) return Promise.resolve(null)
  const running = known.get(id)
  if (running) return running
  const picture = import('../../data/products').then(({ getFullPicture }) => getFullPicture(id))
  known.set(id, picture)
  // A failed read may be tried again.
  picture.catch(() => known.delete(id))
  return picture
}
