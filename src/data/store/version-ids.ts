import { isSame } from '../../lib/same'
import type { Fields, ReadFields } from '../client/document'
import type { FirestoreHandle } from '../client/firebase'
import { versionPath } from '../document-paths'

const versionKeyOf = (path: string) => path.replaceAll('/', '_')

/**
 * The id of a version that keeps a state: the path, and the milliseconds of `updatedAt`; 0 for a document made by hand without
 * it.
 */
export const idOfVersion = (
  path: string,
  { updatedAt }: Fields,
  { Timestamp }: FirestoreHandle['sdk'],
): string => `${versionKeyOf(path)}_${updatedAt instanceof Timestamp ? updatedAt.toMillis() : 0}`

/**
 * The id of a version that notes an addition: the path, a plus sign, and the next number, because the rules take no other. The
 * id of a kept state has no plus sign.
 */
export async function idOfAddition(path: string, readFields: ReadFields): Promise<string> {
  let number = 1
  const id = () => `${versionKeyOf(path)}+${number}`
  while (await readFields(versionPath(id()))) number += 1
  return id()
}

/**
 * Whether a version has this state already. The id of a document without a time always ends with `_0`, so it may have been
 * kept before.
 */
export const hasVersion = async (
  versionId: string,
  state: Fields,
  readFields: ReadFields,
): Promise<boolean> =>
  versionId.endsWith('_0') && isSame((await readFields(versionPath(versionId)))?.['fields'], state)
