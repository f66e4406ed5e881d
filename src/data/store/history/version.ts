/*
 * The history. Every change of content leaves a version in the collection `versions`, in the same request. A move
 * leaves only a version of the sequence of its list. The words:
 *
 *   version        the state before a change, with the path, the time and the writer; a deletion is marked `isDeletion`
 *   addition note  the version of an addition, marked `isAddition`; it has the name of the document instead of a state
 *   trace          the id of the version or addition note that a write has left; the undo in a message takes that back
 *   take-back      undoes one change and keeps newer ones
 *   moment         the content at a time: of each document the state in the first version after it, or the stored one
 *   restore        stores every document as a moment or a backup has it, over newer changes
 *
 * For example a member of the team is { name: a, title: x }:
 *
 *   10:00  the name becomes b    version 1 { name: a, title: x }   stored { name: b, title: x }
 *   11:00  the title becomes y   version 2 { name: b, title: x }   stored { name: b, title: y }
 *   12:00  version 1 taken back  version 3 { name: b, title: y }   stored { name: a, title: y }
 *
 * A take-back merges three states: the one before the change, the one after it, and the stored one. No version has the
 * state after its own change. The next version of the document has it, or the document itself. Here version 2 tells
 * that the change was the name alone, so the title stays.
 *
 * A take-back and a restore are writes, and leave versions: a take-back of version 3 makes the name b again. The moment
 * 10:30 is version 2, the first one after that time.
 *
 *   ../transaction/versioned-transaction.ts           writes versions
 *   ../transaction/version-ids.ts                     their ids
 *   version.ts                                        the types of a version, and the reading of its fields
 *   list-versions.ts                                  lists the versions, and what is stored now
 *   replaced-deletions.ts                             finds the products that came back with another large image
 *   read-versions.ts                                  reads the versions of a document
 *   take-back.ts                                      takes one change back, and lists the functions that do it
 *   replace-document.ts                               stores another document where one cannot be changed into it
 *   clear-versions.ts                                 deletes old versions
 *   ../restore/moment.ts, ../restore/documents-at.ts  read a moment
 *   ../restore/backup.ts                              restores it, or a file
 */

import { toDate } from '../../../lib/time'
import type { Fields } from '../../client/document'
import type { Cursor, FoundDocument } from '../../client/rest'
import { withHiddenVideos } from '../shared/hidden-videos'

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

/** A version as the history lists it. */
export type Version = VersionHead & {
  /** False for a version that this release cannot read. It cannot be taken back. */
  isReadable: boolean
  /**
   * The state before the change, without its images. An addition has the name and the date of creation. That date is
   * before `at` when the document came back.
   */
  fields: Fields
  /** The exact point of the version among those of its kind. */
  cursor: Cursor
}

/** A version with all that it has kept. */
export type WholeVersion = VersionHead & {
  /** The state before the change; undefined in a version that no page can read. */
  before: Fields | undefined
  /** The large image of a product, where the change has replaced or deleted it. */
  largeImage: unknown
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

/** The exact point of a version in the order of a query. */
export const cursorAt = ({ raw }: FoundDocument, orderBy: readonly string[]): Cursor => [
  ...orderBy.map((field) => raw.fields?.[field] ?? {}),
  { referenceValue: raw.name },
]
