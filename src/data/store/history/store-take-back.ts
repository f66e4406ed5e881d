import { insertAt } from '../../../lib/lists'
import type { Clashes } from '../../../lib/merge'
import { isSame } from '../../../lib/same'
import { isVisible } from '../../../lib/visibility'
import { SAVE_TIMEOUT_MS } from '../../../limits'
import type { Fields } from '../../client/document'
import { DataError } from '../../client/errors'
import { collectionOf } from '../../content-paths'
import { splitPath } from '../../document-paths'
import { CONTENT, isListName, type ListName } from '../../entities'
import { changeInList, type ListState } from '../lists/change-in-list'
import { assertWithinLimits } from '../shared/assert-storable'
import { lostFields } from '../shared/lost-fields'
import { readStored } from '../shared/read-all'
import { placeOf, storedIndex, withVisibility, type Sequence } from '../shared/sequence'
import { DELETE, storeAgainDecision } from '../transaction/decision'
import { inTransaction } from '../transaction/in-transaction'
import { isSameContent } from '../transaction/same-content'
import type { Trace } from '../transaction/versioned-transaction'
import { mergeTakeBack, mustReturnToPlace, NO_VIDEOS } from './merge-take-back'
import { fetchVersionsOf, readVersion } from './read-versions'
import type { VersionHead } from './version'

/** One change of a document, to be taken back. */
export type TakeBackPlan = {
  path: string
  /** The id of the version of the change. */
  versionId: string
  /** The state before the change. */
  before: Fields
  /** The state after the change; null after a deletion. */
  after: Fields | null
  /** The large image that belongs to the image of the state before. */
  largeImage: unknown
} & (
  | { kind: 'edit' }
  /** The addition of the list of videos, which is deleted when no video is left. */
  | { kind: 'addition' }
  /** `numberInList` is undefined where the history does not know it. */
  | { kind: 'deletion'; numberInList: number | undefined }
)

export type TakeBackResult = {
  /**
   * What `takeBackChange` undoes the take-back by. When the take-back has replaced another product, it is the deletion
   * of that one. Null when nothing was written, and no earlier attempt is found.
   */
  trace: Trace | null
  /** The fields in which a newer change met the one that was taken back. */
  clashes: Clashes
}

/** Stores a take-back. After an earlier attempt it writes nothing, and returns the result of that attempt. */
export async function storeTakeBack(
  plan: TakeBackPlan,
  signal?: AbortSignal,
): Promise<TakeBackResult> {
  const { collection, id } = splitPath(plan.path)
  const result = isListName(collection)
    ? await storeInList(plan, { collection, id }, signal)
    : await storeInDocument(plan, signal)
  return result.trace ? result : ((await resultOfEarlierAttempt(plan)) ?? result)
}

const storeInDocument = (plan: TakeBackPlan, signal?: AbortSignal): Promise<TakeBackResult> =>
  inTransaction(async (transaction) => {
    const storedDocument = await transaction.readDocument(plan.path)
    const { decision, clashes } = decideTakeBack(plan, storedDocument.fields)
    const trace = await transaction.apply(storedDocument, decision)
    return { trace, clashes }
  }, signal)

async function storeInList(
  plan: TakeBackPlan,
  target: { collection: ListName; id: string },
  signal?: AbortSignal,
): Promise<TakeBackResult> {
  const decide = ({ sequence, stored }: ListState) => ({
    sequence: mustReturnToPlace({ ...plan, stored: stored ?? null })
      ? withReturned(sequence, target.id, plan)
      : sequence,
    ...decideTakeBack(plan, stored),
  })
  const { trace, decided } = await changeInList(target, decide, signal)
  return { trace, clashes: decided.clashes }
}

/**
 * The sequence with a document, hidden or visible as it was before the change. A document of the sequence stays where
 * it stands. A deleted one returns to where it stood.
 */
function withReturned(sequence: Sequence, id: string, plan: TakeBackPlan): Sequence {
  const isHidden = !isVisible(plan.before)
  if (sequence.some((place) => place.id === id)) return withVisibility(sequence, id, isHidden)
  return insertAt(sequence, storedIndex(sequence, placeFieldsBefore(plan)), placeOf(id, isHidden))
}

/** Where a document stood. The history knows the number of a deleted one in the whole list, which `hidden` means. */
const placeFieldsBefore = (plan: TakeBackPlan): Fields =>
  plan.kind === 'deletion' && plan.numberInList !== undefined
    ? { hidden: plan.numberInList }
    : plan.before

/** Decides what to store, and names the clashes. */
function decideTakeBack(plan: TakeBackPlan, stored: Fields | undefined) {
  const { path, before, largeImage } = plan
  const { fields, clashes } = mergeTakeBack({ ...plan, stored: stored ?? null })
  if (stored) assertNothingLost(path, fields, [before, stored])
  if (plan.kind === 'addition' && isSame(fields['videos'], [])) return { decision: DELETE, clashes }
  // A newer image stays with its own large image.
  const newLargeImage = fields['image'] === before['image'] ? largeImage : undefined
  return {
    decision: storeAgainDecision({ fields, stored, largeImage: newLargeImage }),
    clashes,
  }
}

/**
 * Refuses fields of which pages would leave out something that they have shown. For example rows that come back may
 * make a list too long.
 * @throws DataError 'full' for a list that is too long, otherwise 'not-taken-back'
 */
function assertNothingLost(path: string, fields: Fields, shownStates: readonly Fields[]): void {
  const { schema } = CONTENT[collectionOf(path)]
  const lostNames = lostFields(schema, fields).filter((name) =>
    shownStates.every((state) => !lostFields(schema, state).includes(name)),
  )
  if (lostNames.length === 0) return
  assertWithinLimits(schema, Object.fromEntries(lostNames.map((name) => [name, fields[name]])))
  throw new DataError('not-taken-back', `Pages would not show all ${lostNames.join()} of ${path}`)
}

/**
 * The result of an earlier attempt whose answer was lost; null when there was none. The last version of the document is
 * taken for that of the attempt if a take-back from the state in it gives what is stored now.
 *
 * The last version may be of another change that led to the same state. Its undo brings the same state back as the undo
 * of the attempt would. When another change followed the attempt, the attempt is not found, and there is no undo.
 */
async function resultOfEarlierAttempt(plan: TakeBackPlan): Promise<TakeBackResult | null> {
  const { path, versionId } = plan
  const versions = await fetchVersionsOf(path)
  const lastVersion = versions.at(-1)
  if (!lastVersion || lastVersion.id === versionId) return null
  const { id, isAddition } = lastVersion
  const stateBeforeLast = isAddition ? null : ((await readVersion(id)).before ?? null)
  const { fields: expectedState, clashes } = mergeTakeBack({ ...plan, stored: stateBeforeLast })
  // A list without videos is deleted.
  const storedFields: Fields = (await readStored(path)) ?? NO_VIDEOS
  const { createdAt } = storedFields
  if (!isSameContent({ ...expectedState, createdAt }, storedFields)) return null
  const replacementId = isAddition ? await findReplacement(plan, versions) : null
  const trace =
    replacementId === null ? { id, isAddition } : { id: replacementId, isAddition: false }
  return { trace, clashes }
}

/**
 * The id of the deletion by which a take-back has replaced another product (replace-document.ts); null when it has
 * replaced none. That deletion comes just before the addition, and has another large image. An older deletion is no
 * part of the take-back.
 */
async function findReplacement(
  { kind, largeImage }: TakeBackPlan,
  versions: readonly VersionHead[],
): Promise<string | null> {
  const [deletion, addition] = versions.slice(-2)
  if (kind !== 'deletion' || !addition || !deletion?.isDeletion) return null
  if (addition.at.getTime() - deletion.at.getTime() > SAVE_TIMEOUT_MS) return null
  return (await readVersion(deletion.id)).largeImage === largeImage ? null : deletion.id
}
