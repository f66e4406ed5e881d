import { isSame } from '../../lib/same'
import type { Fields } from '../content/parse'

/** The fields that people entered. */
export const contentOf = ({ updatedAt, createdAt, version, ...content }: Fields): Fields => content

/** Equality of what people entered, but for the place in a list. */
export function isSameContent(a: Fields | null | undefined, b: Fields | null | undefined): boolean {
  if (!a || !b) return !a === !b
  // A member may have no place of its own.
  const content = ({ order, ...fields }: Fields) => ({ ...contentOf(fields), hasOrder: order !== undefined })
  return isSame(content(a), content(b))
}
