import type { Clashes } from '../../lib/merge'
import { isSame } from '../../lib/same'
import { isVisible } from '../../lib/visibility'
import type { Fields } from '../client/document'
import { codeOf, DataError, logFailure } from '../client/errors'
import { collectionOf, isContentPath, isProductPath } from '../content-paths'
import {
  CENTRE_PATH,
  DIRECTOR_TEXTS_PATH,
  largeImagePath,
  sequencePath,
  splitPath,
} from '../document-paths'
import { CONTENT, isListName } from '../entities'
import { assertWithinLimits } from './assert-storable'
import { DELETE, storeAgainDecision } from './decision'
import { deleteDocument } from './documents'
import { isVideoListPath } from './hidden-videos'
import { lostFields } from './lost-fields'
import { changedVisibility, mergeTakeBack, NO_VIDEOS, type MergedTakeBack } from './merge-take-back'
import { arrange, deleteFrom } from './positions'
import { fetchLastDeletion, fetchVersionsOf, readFields, readVersion } from './read-versions'
import { replaceDocument } from './replace-document'
import { isSameContent } from './same-content'
import { putAtPosition, withoutId } from './sequence'
import { inTransaction, NO_TRACE, type Trace } from './transaction'

/**
 * The trace of a take-back, which is undone like any change: `takeBackChange` takes its `versionId`, or the `additionId` of an
 * addition. A retry has the trace of the attempt that arrived. `clashes` are the fields that a newer change has met.
 */
export type TakeBackResult = Trace & { clashes: Clashes }

/**
 * One press of a button in the history does not delete these. A restore spares only the centre, whose defaults name nobody real:
 * it deletes texts that its backup lacks, because a stranger may have added them, and says so before she confirms.
 */
const DELETED_BY_NO_TAKE_BACK: string[] = [DIRECTOR_TEXTS_PATH, CENTRE_PATH]

/** Whether an addition at this path can be taken back. */
export const canTakeBackAddition = (path: string): boolean =>
  isContentPath(path) && !DELETED_BY_NO_TAKE_BACK.includes(path)

/**
 * Takes one change back. A changed document keeps newer changes, a deleted one returns to its position with its large image,
 * and an added one is deleted; from a list of videos, those that were added are deleted. What is replaced is kept as a version,
 * so that taking back can be undone like any other change.
 * @throws DataError for a version that cannot be taken back; 'not-taken-back' when the rules or the SDK refuse the earlier state,
 * because it was stored by hand, or before a limit was lowered
 */
export const takeBackChange = (id: string): Promise<TakeBackResult> =>
  logFailure('versions.takeBackChange', async () => {
    try {
      return await takeBackVersion(id)
    } catch (error) {
      if (!['permission-denied', 'invalid-argument'].includes(codeOf(error))) throw error
      // Only administrators may read this: it fails when the session has ended, and the content is not to blame.
      await readFields(sequencePath('products'))
      throw new DataError('not-taken-back', `The state before ${id} is refused`)
    }
  })

async function takeBackVersion(id: string): Promise<TakeBackResult> {
  const { path, isAddition, isDeletion, before, largeImage } = await readVersion(id)
  if (!isContentPath(path) || !before || (isAddition && !canTakeBackAddition(path)))
    throw new DataError('unknown', `Not a change that can be taken back: ${id}`)
  if (isAddition) return isVideoListPath(path) ? takeBackFirstVideos(id, path) : deleteAt(path)
  return isDeletion
    ? takeBackDeletion({ id, path, before, largeImage })
    : takeBackUpdate({ id, path, before })
}

/** Takes the last deletion of a document back, for one whose version is not known because the answer was lost. */
export const takeBackLastDeletion = (path: string): Promise<TakeBackResult> =>
  logFailure('versions.takeBackLastDeletion', async () => {
    const deletion = await fetchLastDeletion(path)
    if (!deletion) throw new DataError('unknown', `No deletion is kept: ${path}`)
    return takeBackChange(deletion.id)
  })

/** Deletes the document at a path. The trace is that of its deletion, also when an earlier attempt deleted it. */
async function deleteAt(path: string): Promise<TakeBackResult> {
  const { collection, id } = splitPath(path)
  const versionId = await (isListName(collection)
    ? deleteFrom(collection, id)
    : deleteDocument(collection, id))
  // An earlier attempt may have arrived without an answer.
  const known = versionId ?? (await fetchLastDeletion(path))?.id ?? null
  return { versionId: known, additionId: null, clashes: [] }
}

type Deletion = { id: string; path: string; before: Fields; largeImage: unknown }

/** Stores a deleted document again, also over one that was made in its place. */
async function takeBackDeletion({
  id,
  path,
  before,
  largeImage,
}: Deletion): Promise<TakeBackResult> {
  const plan: TakeBackPlan = {
    id,
    before,
    largeImage,
    returnsToPosition: true,
    without: (stored) => mergeTakeBack({ path, before, after: null, stored }),
  }
  const storeOther = () => carryOut(path, plan)
  if (!(await hasOtherLargeImage(path, largeImage))) return storeOther()
  const { versionId, other } = await replaceDocument({
    deleteStored: async () => (await deleteAt(path)).versionId,
    storeOther,
    takeBack: takeBackVersion,
  })
  return { ...other, versionId }
}

/** Whether a product is stored at this path whose large image is another one. */
async function hasOtherLargeImage(path: string, largeImage: unknown): Promise<boolean> {
  if (!isProductPath(path) || !(await readFields(path))) return false
  return (await readFields(largeImagePath(path)))?.['image'] !== largeImage
}

/** Takes away the videos with which their list was added. The list is deleted when no other video is left. */
const takeBackFirstVideos = (id: string, path: string): Promise<TakeBackResult> =>
  takeBackUpdate({ id, path, before: NO_VIDEOS, isAddition: true })

type Update = { id: string; path: string; before: Fields; isAddition?: boolean }

/**
 * Takes a change back, or the addition of the video list. A document that was deleted since is stored as it was before the change.
 */
async function takeBackUpdate({ id, path, before, isAddition = false }: Update) {
  // Read before the versions, so that a change made in between has one. Without a later version the stored state is the one
  // after the change.
  const stored = (await readFields(path)) ?? null
  const versions = await fetchVersionsOf(path)
  const later = versions.slice(versions.findIndex((version) => version.id === id) + 1)
  const next = later.find((version) => !version.isAddition)
  const after = (next ? (await readVersion(next.id)).before : stored) ?? null
  const isImageReplaced = !stored || after?.['image'] !== before['image']
  const sinceBefore = [id, ...later.map((version) => version.id)]
  return carryOut(path, {
    id,
    before,
    largeImage: isImageReplaced ? await firstReplacedLargeImage(sinceBefore) : undefined,
    returnsToPosition: changedVisibility({ before, after, stored }),
    without: (latest) => mergeTakeBack({ path, before, after, stored: latest }),
    isAddition,
  })
}

/** The large image of a product before these versions, from the first one that kept it. */
async function firstReplacedLargeImage(ids: readonly string[]): Promise<unknown> {
  for (const id of ids) {
    const { largeImage } = await readVersion(id)
    if (largeImage) return largeImage
  }
  return undefined
}

/** A change to take back, and the rules for it. */
type TakeBackPlan = {
  /** The id of the version of the change. */
  id: string
  /** The state before the change that is taken back, with its large image. */
  before: Fields
  largeImage: unknown
  /** Whether the document returns to the position that it had. */
  returnsToPosition: boolean
  /** Returns a newer stored state without the change, and the fields in which both met. */
  without: (stored: Fields) => MergedTakeBack
  /** Whether the list of videos was added by the change, so that it is deleted when no video is left. */
  isAddition?: boolean
}

async function carryOut(path: string, plan: TakeBackPlan): Promise<TakeBackResult> {
  const { clashes, ...trace } = await send(path, plan)
  const isWritten = (trace.versionId ?? trace.additionId) !== null
  return { ...(isWritten ? trace : await traceOfEarlier(path, plan)), clashes }
}

async function send(path: string, plan: TakeBackPlan): Promise<TakeBackResult> {
  const { before, largeImage, returnsToPosition, without, isAddition } = plan
  const decide = (stored: Fields | undefined) => {
    const { fields, clashes } = stored ? without(stored) : { fields: before, clashes: [] }
    if (stored) assertNothingLost(path, fields, [before, stored])
    const isEmpty = isAddition && isSame(fields['videos'], [])
    const decision = isEmpty ? DELETE : storeAgainDecision(fields, stored, largeImage)
    return { decision, clashes }
  }
  const { collection, id } = splitPath(path)
  if (!isListName(collection))
    return inTransaction(async (transaction) => {
      const stored = await transaction.readDocument(path)
      const { decision, clashes } = decide(stored.fields)
      const { versionId, additionId } = await transaction.change(stored, decision)
      return { versionId, additionId, clashes }
    })
  const {
    plan: { clashes },
    versionId,
    additionId,
  } = await arrange({ collection, id }, ({ ids, stored }) => ({
    ids: returnsToPosition ? withPositionOf(before, ids, id) : ids,
    ...decide(stored),
  }))
  return { versionId, additionId, clashes }
}

/**
 * The trace of an earlier attempt, which has arrived without an answer: the last version of the document, if taking the change back
 * from what it has replaced gives what is stored now.
 */
async function traceOfEarlier(path: string, { id, before, without }: TakeBackPlan): Promise<Trace> {
  const last = (await fetchVersionsOf(path)).at(-1)
  if (!last || last.id === id) return NO_TRACE
  const replaced = last.isAddition ? undefined : (await readVersion(last.id)).before
  const fields = replaced ? without(replaced).fields : before
  // A list of videos that has none left is deleted.
  const stored: Fields = (await readFields(path)) ?? NO_VIDEOS
  if (!isSameContent({ ...fields, createdAt: stored['createdAt'] }, stored)) return NO_TRACE
  return last.isAddition
    ? { ...NO_TRACE, additionId: last.id }
    : { ...NO_TRACE, versionId: last.id }
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
  assertWithinLimits(Object.fromEntries(lost.map((name) => [name, fields[name]])))
  throw new DataError('not-taken-back', `Pages would not show all ${lost.join()} of ${path}`)
}

/** The sequence with a document where it stood, or without it when it was hidden. */
function withPositionOf({ order, hidden }: Fields, ids: string[], id: string): string[] {
  if (!isVisible({ hidden })) return withoutId(ids, id)
  return ids.includes(id) ? ids : putAtPosition(ids, id, Number(order ?? Infinity))
}
