import type { Fields, ReadFields } from '../../client/document'
import type { FirestoreHandle } from '../../client/firebase'
import { versionPath } from '../../document-paths'

const versionKeyOf = (path: string) => path.replaceAll('/', '_')

/**
 * The id of a new version. `first` is the id of the version that kept a state of the same time earlier; its field `latest` gets the
 * number at the end of the new id.
 */
export type NewVersion = { id: string; repeats?: { first: string; latest: number } }

/**
 * The new version of a state. Its id is the path, and the milliseconds of `updatedAt`; 0 for a document made by hand without it.
 * Only an owner can store a time again, by hand or from a copy: then the id has a tilde and a number as well.
 */
export async function newVersionOf(
  path: string,
  { updatedAt }: Fields,
  { sdk, readFields }: { sdk: FirestoreHandle['sdk']; readFields: ReadFields },
): Promise<NewVersion> {
  const first = `${versionKeyOf(path)}_${updatedAt instanceof sdk.Timestamp ? updatedAt.toMillis() : 0}`
  if (!(await readFields(versionPath(first)))) return { id: first }
  const latest = await freeNumber((number) => `${first}~${number}`, readFields)
  return { id: `${first}~${latest}`, repeats: { first, latest } }
}

/**
 * The new version that notes an addition. Its id is the path, a plus sign, and 1 or the number after the last taken one, because
 * the rules take no other number. The id of a kept state has no plus sign.
 */
export async function newAdditionOf(path: string, readFields: ReadFields): Promise<NewVersion> {
  const idOf = (number: number) => `${versionKeyOf(path)}+${number}`
  return { id: idOf(await freeNumber(idOf, readFields)) }
}

/**
 * A free number that is 1 or follows a taken one, found by an exponential search: somebody with a stolen password can add and
 * delete a document thousands of times. A transaction cannot query, so this reads documents one by one. When another device takes
 * the free number first, the transaction runs again.
 */
async function freeNumber(idOf: (number: number) => string, readFields: ReadFields) {
  const isTaken = async (number: number) =>
    (await readFields(versionPath(idOf(number)))) !== undefined
  let [taken, free] = [0, 1]
  while (await isTaken(free)) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTaken(middle)) taken = middle
    else free = middle
  }
  return free
}
