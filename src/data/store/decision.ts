import { isSame } from '../../lib/same'
import type { Fields } from '../client/document'
import { knownFields } from '../entities'

/** What becomes of a document. */
export type Decision =
  | { kind: 'keep' }
  | { kind: 'delete' }
  | {
      kind: 'store'
      /** All fields that are stored instead; undefined ones are left out. */
      fields: Fields
      /** The large picture of a product that is added or gets another one. */
      picture?: string | undefined
    }

export const KEEP: Decision = { kind: 'keep' }
export const DELETE: Decision = { kind: 'delete' }
export const storing = (fields: Fields, picture?: string): Decision => ({
  kind: 'store',
  fields,
  picture,
})

/** Decides over what is stored. `serverTime` stands for the time at which the server takes the write. */
export type Decide = (stored: Fields | undefined, serverTime: unknown) => Decision

/** What the rules take of these fields. */
export const storable = (path: string, before: Fields | undefined, after: Fields): Fields =>
  isOnlyPlaced(before, after) ? after : knownFields(path, after)

/** Whether a document is hidden, shown or moved, and nothing else, whatever is in it. */
export const isOnlyPlaced = (before: Fields | undefined, after: Fields | null): boolean =>
  before !== undefined && after !== null && isSame(unplaced(before), unplaced(after))

/** Stores these fields again. The date of creation of what is stored cannot change. */
export const asStored = (fields: Fields, stored: Fields | undefined): Fields => ({
  ...fields,
  createdAt: (stored ?? fields)['createdAt'],
})

/** Whether two states differ in nothing but their place and time. */
export function isSameContent(a: Fields | undefined, b: Fields | null | undefined): boolean {
  const content = (fields: Fields) => ({ ...fields, order: 0, updatedAt: 0 })
  return a && b ? isSame(content(a), content(b)) : !a && !b
}

/** The fields of a document without its place, whether it is hidden, and its time. */
const unplaced = (fields: Fields) => ({ ...fields, order: 0, hidden: 0, updatedAt: 0 })
