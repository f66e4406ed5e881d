import { insertAt } from '../../../lib/lists'
import type { Clashes } from '../../../lib/merge'
import { isSame } from '../../../lib/same'
import { isVisible } from '../../../lib/visibility'
import type { Fields } from '../../client/document'
import { DataError } from '../../client/errors'
import { collectionOf } from '../../content-paths'
import { splitPath } from '../../document-paths'
import { CONTENT, isListName, type ListName } from '../../entities'
import { assertWithinLimits } from '../assert-storable'
import { DELETE, storeAgainDecision } from '../decision'
import { inTransaction } from '../in-transaction'
import { arrange } from '../lists/positions'
import { placeOf, storedIndex, withVisibility, type Sequence } from '../lists/sequence'
import { lostFields } from '../lost-fields'
import { isSameContent } from '../same-content'
import { NO_TRACE, type Trace } from '../versioned-transaction'
import { NO_VIDEOS, type MergedTakeBack } from './merge-take-back'
import { fetchVersionsOf, readFields, readVersion } from './read-versions'

/** How one change of a document is taken back. */
export type TakeBackPlan = {
  path: string
  /** The id of the version of the change. */
  versionId: string
  /** The state before the change, with its large image if the product lacks it by now. */
  before: Fields
  largeImage: unknown
  /** Whether the document returns to the place that it had in its list. */
  returnsToPlace: boolean
  /** The number that a deleted document had in the whole list, if the history knows it. */
  number?: number | undefined
  /** Returns a newer stored state without the change, and the fields in which both met. */
  withoutChange: (stored: Fields) => MergedTakeBack
  /** Whether the change has added the list of videos, so that it is deleted when no video is left. */
  isDeletedWhenEmpty?: boolean
}

/**
 * The trace of a take-back, which is undone like any change: `takeBackChange` takes its `versionId`, or the `additionId` of an
 * addition. A retry has the trace of the attempt that arrived. `clashes` are the fields that a newer change has met.
 */
export type TakeBackResult = { trace: Trace; clashes: Clashes }

/** Takes a change back. Where an earlier attempt has done so, nothing is written, and the trace is that of the attempt. */
export async function carryOut(plan: TakeBackPlan): Promise<TakeBackResult> {
  const { collection, id } = splitPath(plan.path)
  const { trace, clashes } = isListName(collection)
    ? await carryOutInList(plan, { collection, id })
    : await carryOutAlone(plan)
  const isWritten = trace.versionId !== null || trace.additionId !== null
  return { trace: isWritten ? trace : await traceOfEarlierAttempt(plan), clashes }
}

const carryOutAlone = (plan: TakeBackPlan): Promise<TakeBackResult> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.readDocument(plan.path)
    const { decision, clashes } = decide(plan, stored.fields)
    const { trace } = await transaction.change(stored, decision)
    return { trace, clashes }
  })

async function carryOutInList(
  plan: TakeBackPlan,
  target: { collection: ListName; id: string },
): Promise<TakeBackResult> {
  const { trace, arrangement } = await arrange(target, ({ places, stored }) => ({
    places: plan.returnsToPlace ? withDocument(places, target.id, plan) : places,
    ...decide(plan, stored),
  }))
  return { trace, clashes: arrangement.clashes }
}

/**
 * The sequence with a document, hidden or visible as it was before the change. A document that the sequence has stays in its place;
 * a deleted one returns to where it stood.
 */
function withDocument(places: Sequence, id: string, { before, number }: TakeBackPlan): Sequence {
  const isHidden = !isVisible(before)
  if (places.some((place) => place.id === id)) return withVisibility(places, id, isHidden)
  const index = storedIndex(places, number === undefined ? before : { hidden: number })
  return insertAt(places, index, placeOf(id, isHidden))
}

/** Decides over what is stored by now, and names the fields in which a newer change met the one that is taken back. */
function decide(plan: TakeBackPlan, stored: Fields | undefined) {
  const { path, before, largeImage, withoutChange, isDeletedWhenEmpty } = plan
  const { fields, clashes } = stored ? withoutChange(stored) : { fields: before, clashes: [] }
  if (stored) assertNothingLost(path, fields, [before, stored])
  const isEmpty = isDeletedWhenEmpty && isSame(fields['videos'], [])
  return { decision: isEmpty ? DELETE : storeAgainDecision(fields, stored, largeImage), clashes }
}

/**
 * Rows that come back may not fit into a list beside those added since: pages would leave something out that they have shown.
 * @throws DataError 'full' for a list that is too long, otherwise 'not-taken-back'
 */
function assertNothingLost(path: string, fields: Fields, shown: readonly Fields[]): void {
  const { schema } = CONTENT[collectionOf(path)]
  const lost = lostFields(schema, fields).filter((name) =>
    shown.every((state) => !lostFields(schema, state).includes(name)),
  )
  if (lost.length === 0) return
  assertWithinLimits(schema, Object.fromEntries(lost.map((name) => [name, fields[name]])))
  throw new DataError('not-taken-back', `Pages would not show all ${lost.join()} of ${path}`)
}

/**
 * The trace of an attempt that arrived, and whose answer was lost: the last version of the document, if taking the change back from
 * the state that it replaced gives what is stored now.
 */
async function traceOfEarlierAttempt(plan: TakeBackPlan): Promise<Trace> {
  const { path, versionId, before, withoutChange } = plan
  const last = (await fetchVersionsOf(path)).at(-1)
  if (!last || last.id === versionId) return NO_TRACE
  const replaced = last.isAddition ? undefined : (await readVersion(last.id)).before
  const expected = replaced ? withoutChange(replaced).fields : before
  // A list of videos that has none left is deleted.
  const stored: Fields = (await readFields(path)) ?? NO_VIDEOS
  if (!isSameContent({ ...expected, createdAt: stored['createdAt'] }, stored)) return NO_TRACE
  return last.isAddition
    ? { versionId: null, additionId: last.id }
    : { versionId: last.id, additionId: null }
}
