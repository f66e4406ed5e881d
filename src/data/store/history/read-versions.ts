import { isRecord } from '../../../lib/is-record'
import { toReversed } from '../../../lib/lists'
import { fetchAsAdmin } from '../../client/fetch-as-admin'
import { fetchQuery } from '../../client/rest'
import { sequencePath, splitPath, versionPath } from '../../document-paths'
import { isListName } from '../../entities'
import { readStored } from '../shared/read-all'
import { parseSequence } from '../shared/sequence'
import {
  contentOfVersion,
  HEAD_FIELDS,
  parseVersionHead,
  type VersionHead,
  type WholeVersion,
} from './version'

/** A version with all that it has kept. */
export async function readVersion(id: string): Promise<WholeVersion> {
  const fields = (await readStored(versionPath(id))) ?? {}
  const { state, largeImage } = contentOfVersion(fields)
  return {
    ...parseVersionHead({ id, fields }),
    before: isRecord(state) ? state : undefined,
    largeImage,
  }
}

/** The newest version that keeps a deleted state of this document. */
export const fetchLastDeletion = async (path: string): Promise<VersionHead | undefined> =>
  toReversed(await fetchVersionsOf(path)).find((version) => version.isDeletion)

/** The versions of this document, oldest first, without the states that they have kept. */
export async function fetchVersionsOf(path: string): Promise<VersionHead[]> {
  const where = { field: 'path', op: 'EQUAL', value: { stringValue: path } } as const
  const query = { where, select: HEAD_FIELDS }
  const documents = await fetchAsAdmin((request) => fetchQuery('versions', query, request))
  return documents.map(parseVersionHead).sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * The number that a document had in the whole list, from 1, before the change of this time. The same request has
 * replaced the sequence, so a version of the sequence has the number. Undefined where no such version lists the
 * document.
 */
export async function fetchNumberBefore({ path, at }: Pick<VersionHead, 'path' | 'at'>) {
  const { collection, id } = splitPath(path)
  if (!isListName(collection)) return undefined
  const filters = [
    { field: 'path', op: 'EQUAL', value: { stringValue: sequencePath(collection) } },
    { field: 'at', op: 'EQUAL', value: { timestampValue: at.toISOString() } },
  ] as const
  const query = { where: { op: 'AND', filters }, select: ['fields'] } as const
  const [sequenceVersion] = await fetchAsAdmin((request) => fetchQuery('versions', query, request))
  const sequence = sequenceVersion?.fields['fields']
  const index = parseSequence(isRecord(sequence) ? sequence : {}).findIndex(
    (place) => place.id === id,
  )
  return index < 0 ? undefined : index + 1
}
