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
 * The new version of a state. Its id is the path, and the milliseconds of `updatedAt`, or 0 for a document made by hand without it:
 * `team_a_1767225600000`. Only an owner can store a time again, by hand or from a copy. Then the id has a tilde and a number, too:
 * `team_a_1767225600000~1`.
 */
export async function newVersionOf(
  path: string,
  { updatedAt }: Fields,
  { sdk, readFields }: { sdk: FirestoreHandle['sdk']; readFields: ReadFields },
): Promise<NewVersion> {
  const first = `${versionKeyOf(path)}_${updatedAt instanceof sdk.Timestamp ? updatedAt.toMillis() : 0}`
  if (!(await readFields(versionPath(first)))) return { id: first }
  const latest = await findFreeNumber((number) => `${first}~${number}`, readFields)
  return { id: `${first}~${latest}`, repeats: { first, latest } }
}

/**
 * The new version that notes an addition. Its id is the path, a plus sign and a number: `team_a+1`. The number is 1 or the one after
 * the last taken one, because the rules take no other. The id of a kept state has no plus sign.
 */
export async function newAdditionOf(path: string, readFields: ReadFields): Promise<NewVersion> {
  const idOf = (number: number) => `${versionKeyOf(path)}+${number}`
  return { id: idOf(await findFreeNumber(idOf, readFields)) }
}

/**
 * Finds a number that is free: 1, or one that follows a taken number. A transaction cannot query, so this reads documents one by one.
 * The search is exponential, because somebody with a stolen password can add and delete a document thousands of times. When another
 * device takes the free number first, the transaction runs again.
 */
async function findFreeNumber(idOf: (number: number) => string, readFields: ReadFields) {
  const isTaken = async (number: number) =>
    (await readFields(versionPath(idOf(number)))) !== undefined
  let [takenNumber, freeNumber] = [0, 1]
  while (await isTaken(freeNumber)) [takenNumber, freeNumber] = [freeNumber, freeNumber * 2]
  while (freeNumber - takenNumber > 1) {
    const middle = Math.floor((takenNumber + freeNumber) / 2)
    if (await isTaken(middle)) takenNumber = middle
    else freeNumber = middle
  }
  return freeNumber
}
