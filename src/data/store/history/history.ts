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
 *   version.ts                                        reads the fields of a version
 *   read-versions.ts                                  reads the versions of a document
 *   history.ts                                        lists and deletes versions
 *   take-back.ts, merge-take-back.ts, carry-out.ts    take one change back
 *   replace-document.ts                               stores another document where one cannot be changed into it
 *   ../restore/moment.ts, ../restore/documents-at.ts  read a moment
 *   ../restore/backup.ts                              restores it, or a file
 */

import { isRecord } from '../../../lib/is-record'
import { VERSION_KEPT_MS, VERSIONS_BATCH_SIZE } from '../../../limits'
import type { Fields } from '../../client/document'
import { codeOf, logFailure } from '../../client/errors'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { loadFirestore } from '../../client/firebase'
import { fetchDocuments, fetchQuery, type Cursor, type Filter } from '../../client/rest'
import { writeOnline } from '../../client/write-online'
import { isContentPath, isProductPath } from '../../content-paths'
import { largeImagePath, sequencePath, versionPath, VIDEOS_PATH } from '../../document-paths'
import { CONTENT, LIST_NAMES, type ContentEntity } from '../../entities'
import { withHiddenPath, withWholeVideoList } from '../hidden-videos'
import {
  contentOfVersion,
  cursorAt,
  HEAD_FIELDS,
  parseVersionHead,
  type VersionHead,
} from './version'

/** A version as the history lists it. */
export type Version = VersionHead & {
  /** False for a version that this release cannot read. It cannot be taken back. */
  isReadable: boolean
  /**
   * The state before the change, without its images. An addition has the name and the date of creation. That date is
   * before `at` when the document came back.
   */
  fields: Fields
  /** The exact place of the version among those of its kind. */
  cursor: Cursor
}

/** All fields that people read of a document. Images are left out, because one can be 1 MB. */
const READABLE_FIELDS = [...new Set(Object.values(CONTENT).flatMap(readableFieldsOf))]

function readableFieldsOf(entity: ContentEntity): string[] {
  return entity.fieldNames.filter((name) => !entity.imageFieldNames.includes(name))
}

/** `deleted` also has every change of the list of videos, because a video is deleted by one. */
export type VersionKind = 'all' | 'deleted'

/** The queries need the indexes of firestore.indexes.json. Neither finds the versions of sequences. */
const QUERIES: Record<VersionKind, { where: Filter; orderBy: readonly string[] }> = {
  all: {
    where: {
      field: 'path',
      op: 'NOT_IN',
      value: {
        arrayValue: { values: LIST_NAMES.map((name) => ({ stringValue: sequencePath(name) })) },
      },
    },
    // Firestore also orders by a field of NOT_IN.
    orderBy: ['at', 'path'],
  },
  deleted: {
    where: {
      op: 'OR',
      filters: [
        { field: 'isDeletion', op: 'EQUAL', value: { booleanValue: true } },
        { field: 'path', op: 'EQUAL', value: { stringValue: VIDEOS_PATH } },
      ],
    },
    orderBy: ['at'],
  },
}

type BatchOptions = {
  before?: Version | undefined
  after?: Version | undefined
  kind?: VersionKind
  /** How many at most; null for all. */
  count?: number | null
}

/** The versions of this kind before one and after another, newest first. Sequences of lists are left out. */
export const fetchVersions = ({
  before,
  after,
  kind = 'all',
  count = VERSIONS_BATCH_SIZE,
}: BatchOptions = {}): Promise<Version[]> =>
  logFailure('versions.fetch', async () => {
    const { where, orderBy } = QUERIES[kind]
    const select = [
      ...HEAD_FIELDS,
      ...READABLE_FIELDS.map((name) => `fields.${name}`),
      'hiddenVideos.videos',
    ]
    const query = {
      where,
      orderBy,
      isDescending: true,
      limit: count ?? undefined,
      select,
      // The query goes from the newest to the oldest, so it begins where these versions end.
      after: before?.cursor,
      before: after?.cursor,
    }
    const documents = await fetchAsAdmin((request) => fetchQuery('versions', query, request))
    return documents.map((document) => {
      const head = parseVersionHead(document)
      const version = document.fields
      const { fields } = version
      return {
        ...head,
        isReadable: isContentPath(head.path) && isRecord(fields),
        fields: (isRecord(fields) && contentOfVersion(version).state) || {},
        cursor: cursorAt(document, orderBy),
      }
    })
  })

/** Fetches the stored documents at these paths, without images. Null where nothing is stored. */
export const fetchStored = (paths: readonly string[]): Promise<Map<string, Fields | null>> =>
  logFailure('versions.fetchStored', async () => {
    const contentPaths = [...new Set(paths)].filter(isContentPath)
    if (contentPaths.length === 0) return new Map<string, Fields | null>()
    const options = { select: READABLE_FIELDS }
    return withWholeVideoList(
      await fetchAsAdmin((request) =>
        fetchDocuments(withHiddenPath(contentPaths), { ...request, ...options }),
      ),
    )
  })

/**
 * The ids of the deletions of products in whose place another large image is stored. Images are read only where a
 * product is stored again.
 */
export const fetchReplacedDeletions = (
  versions: readonly Version[],
  stored: ReadonlyMap<string, Fields | null>,
): Promise<Set<string>> =>
  logFailure('versions.fetchReplacedDeletions', async () => {
    const deletions = versions.filter(
      ({ path, isDeletion }) => isDeletion && isProductPath(path) && stored.get(path),
    )
    const versionPathOf = ({ id }: Version) => versionPath(id)
    const imagePathOf = ({ path }: Version) => largeImagePath(path)
    const [versionDocuments, imageDocuments] = await Promise.all([
      fetchField(deletions.map(versionPathOf), 'largeImage'),
      fetchField(deletions.map(imagePathOf), 'image'),
    ])
    const isReplaced = (deletion: Version) =>
      versionDocuments.get(versionPathOf(deletion))?.['largeImage'] !==
      imageDocuments.get(imagePathOf(deletion))?.['image']
    return new Set(deletions.filter(isReplaced).map(({ id }) => id))
  })

/** Fetches one field of the documents at these paths. */
async function fetchField(paths: readonly string[], field: string) {
  if (paths.length === 0) return new Map<string, Fields | null>()
  const select = [field]
  return fetchAsAdmin((request) => fetchDocuments([...new Set(paths)], { ...request, select }))
}

/**
 * Deletes versions older than 30 days until the rules refuse one, because the clock of this device may be ahead. A
 * failure is not logged: the session may end meanwhile, and the next opening of the dashboard goes on.
 */
export async function clearOldVersions(): Promise<void> {
  const handle = await loadFirestore()
  const { sdk, db } = handle
  const value = { timestampValue: new Date(Date.now() - VERSION_KEPT_MS).toISOString() }
  const where = { field: 'at', op: 'LESS_THAN', value } as const
  const query = { where, orderBy: ['at'], limit: VERSIONS_BATCH_SIZE, select: ['at'] }
  const fetchOld = () => fetchAsAdmin((request) => fetchQuery('versions', query, request))
  try {
    for (let old = await fetchOld(); old.length > 0; old = await fetchOld())
      for (const { path } of old)
        await writeOnline(handle, (transaction) => transaction.delete(sdk.doc(db, path)))
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error
  }
}
