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
 * The id of a version that notes an addition: the path, a plus sign, and a number after one that is taken, because the rules
 * take no other. The id of a kept state has no plus sign. There may be thousands, so that the number is searched by halves.
 */
export async function idOfAddition(path: string, readFields: ReadFields): Promise<string> {
  const idOf = (number: number) => `${versionKeyOf(path)}+${number}`
  const isTaken = async (number: number) =>
    (await readFields(versionPath(idOf(number)))) !== undefined
  let free = 1
  while (await isTaken(free)) free *= 2
  let taken = Math.floor(free / 2)
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTaken(middle)) taken = middle
    else free = middle
  }
  return idOf(free)
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
