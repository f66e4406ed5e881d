import { ORDER_MAX } from '../../limits'
import { centreSchema } from '../content/centre'
import { directorPhotoSchema } from '../content/director-photos'
import { directorSchema } from '../content/director-texts'
import type { Fields } from '../content/parse'
import { productSchema } from '../content/products'
import { memberSchema } from '../content/team'
import { videosSchema } from '../content/videos'

/** The fields that the rules take, by collection. */
const KNOWN: Record<string, readonly string[]> = {
  products: Object.keys(productSchema.entries),
  team: Object.keys(memberSchema.entries),
  // The reader of the list leaves the pictures beside it alone.
  videos: [...Object.keys(videosSchema.entries), 'pictures'],
  'director-texts': Object.keys(directorSchema.entries),
  'director-photos': Object.keys(directorPhotoSchema.entries),
  settings: Object.keys(centreSchema.entries),
}

/**
 * What may be stored of these fields: those that a schema knows, a date of creation only if it is a time, and in a list the
 * own id and one place. A document that was stored by hand, or by an earlier release, can be saved and restored so.
 */
export function knownFields(path: string, fields: Fields): Fields {
  const known = KNOWN[path.split('/')[0] ?? '']
  if (!known) return fields
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name)))
  // A number or a text is none.
  if (typeof kept['createdAt'] !== 'object') delete kept['createdAt']
  return known.includes('order') ? { ...withPlace(kept), id: path.split('/')[1] } : kept
}

/** A hidden document has no order. One without any place comes last, until the list is numbered again. */
function withPlace({ order, hidden, ...fields }: Fields): Fields {
  if (isPlace(hidden)) return { ...fields, hidden }
  return { ...fields, order: isPlace(order) ? order : ORDER_MAX }
}

const isPlace = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1
