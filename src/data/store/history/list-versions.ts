import { isRecord } from '../../../lib/is-record'
import { VERSIONS_BATCH_SIZE } from '../../../limits'
import type { Fields } from '../../client/document'
import { logFailure } from '../../client/errors'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { fetchDocuments, fetchQuery, type Filter } from '../../client/rest'
import { isContentPath } from '../../content-paths'
import { sequencePath, VIDEOS_PATH } from '../../document-paths'
import { CONTENT, LIST_NAMES, type ContentEntity } from '../../entities'
import { withHiddenPath, withWholeVideoList } from '../shared/hidden-videos'
import { contentOfVersion, cursorAt, HEAD_FIELDS, parseVersionHead, type Version } from './version'

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
