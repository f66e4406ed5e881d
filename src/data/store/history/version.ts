import { toDate } from '../../../lib/time'
import type { Fields } from '../../client/document'
import type { Cursor, FoundDocument } from '../../client/rest'
import { withHiddenVideos } from '../hidden-videos'

/** What a version says about its change, without the state that it has kept. */
export type VersionHead = {
  id: string
  /** The path of the changed document. */
  path: string
  /** The time of the change; 1970 where none is stored. */
  at: Date
  /** The e-mail address of the writer. */
  by: string
  isDeletion: boolean
  isAddition: boolean
}

/** The stored fields of a head, for a query that leaves out what the versions have kept. */
export const HEAD_FIELDS = ['path', 'at', 'by', 'isDeletion', 'isAddition']

export function parseVersionHead({ id, fields }: { id: string; fields: Fields }): VersionHead {
  const { path, at, by, isDeletion, isAddition } = fields
  return {
    id,
    path: String(path),
    at: toDate(at) ?? new Date(0),
    by: String(by),
    isDeletion: isDeletion === true,
    isAddition: isAddition === true,
  }
}

/**
 * What a stored version has kept: a state, with the hidden videos of the list of videos, and the large image of a
 * product.
 */
export const contentOfVersion = ({
  fields,
  hiddenVideos,
  largeImage,
}: Fields): { state: Fields | undefined; largeImage: unknown } => ({
  state: withHiddenVideos(fields as Fields | undefined, hiddenVideos),
  largeImage,
})

/** The exact place of a version in the order of a query. */
export const cursorAt = ({ raw }: FoundDocument, orderBy: readonly string[]): Cursor => [
  ...orderBy.map((field) => raw.fields?.[field] ?? {}),
  { referenceValue: raw.name },
]
