import type { Fields, ReadFields } from '../../client/document'
import type { FirestoreHandle } from '../../client/firebase'
import { versionPath } from '../../document-paths'

const versionKeyOf = (path: string) => path.replaceAll('/', '_')

export type NewVersion = {
  id: string
  /**
   * The id of the version of an earlier state with the same time. Its field `latest` gets the number at the end of
   * `id`.
   */
  repeats?: { first: string; latest: number }
}

/**
 * The new version of a state. Its id is the path and the milliseconds of `updatedAt`, such as `team_a_1767225600000`.
 * The time is 0 for a document that was made by hand without `updatedAt`.
 *
 * An owner can store the same time again, by hand or from a copy. Then the id also has a tilde and a number:
 * `team_a_1767225600000~1`.
 */
export async function newVersionOf(
  path: string,
  { updatedAt }: Fields,
  { sdk, readFields }: { sdk: FirestoreHandle['sdk']; readFields: ReadFields },
): Promise<NewVersion> {
  const time = updatedAt instanceof sdk.Timestamp ? updatedAt.toMillis() : 0
  const first = `${versionKeyOf(path)}_${time}`
  if (!(await readFields(versionPath(first)))) return { id: first }
  const latest = await findFreeNumber((number) => `${first}~${number}`, readFields)
  return { id: `${first}~${latest}`, repeats: { first, latest } }
}

/**
 * The new version that notes an addition. Its id is the path, a plus sign and a number: `team_a+1`. The rules take only
 * the number 1, or the one after a taken number. The id of a kept state has no plus sign.
 */
export async function newAdditionOf(path: string, readFields: ReadFields): Promise<NewVersion> {
  const idOf = (number: number) => `${versionKeyOf(path)}+${number}`
  return { id: idOf(await findFreeNumber(idOf, readFields)) }
}

/**
 * Whether the id of an addition has another number than 1, such as `team_a+2`: the document was added before, and
 * deleted since.
 */
export const isAddedAgain = (id: string): boolean => /\+(?!1$)\d+$/.test(id)

/**
 * Finds a number that is free: 1, or one that follows a taken number. A transaction cannot query, so this reads
 * documents one by one, in a binary search: somebody with a stolen password can add and delete a document thousands of
 * times. When another device takes the free number first, the transaction runs again.
 */
async function findFreeNumber(idOf: (number: number) => string, readFields: ReadFields) {
  const isTaken = async (number: number) =>
    (await readFields(versionPath(idOf(number)))) !== undefined
  let takenNumber = 0
  let freeNumber = 1
  while (await isTaken(freeNumber)) {
    takenNumber = freeNumber
    freeNumber *= 2
  }
  while (freeNumber - takenNumber > 1) {
    const middle = Math.floor((takenNumber + freeNumber) / 2)
    if (await isTaken(middle)) takenNumber = middle
    else freeNumber = middle
  }
  return freeNumber
}
