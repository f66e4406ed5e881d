import { isSame } from '../../../lib/same'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'

/** Whether two states of a document differ in nothing but their position and time. */
export function isSameContent(a: Fields | undefined, b: Fields | null | undefined): boolean {
  const withoutPosition = (fields: Fields) => ({
    ...fields,
    order: 0,
    hidden: !isVisible(fields),
    updatedAt: 0,
  })
  return a && b ? isSame(withoutPosition(a), withoutPosition(b)) : !a && !b
}

/** Whether a hidden document still has its position, so that visitors could list it. Somebody has hidden it by hand. */
export const isHalfHidden = (fields: Fields): boolean =>
  !isVisible(fields) && fields['order'] !== undefined

/** Whether a document is only hidden, made visible or moved. */
export function isOnlyMovedOrHidden(before: Fields | undefined, after: Fields | null): boolean {
  const withoutVisibility = (fields: Fields) => ({ ...fields, order: 0, hidden: 0, updatedAt: 0 })
  return before && after ? isSame(withoutVisibility(before), withoutVisibility(after)) : false
}
