import type { Fields } from '../../client/document'
import { codeOf, DataError, logFailure } from '../../client/errors'
import { isContentPath, isProductPath } from '../../content-paths'
import { CENTRE_PATH, DIRECTOR_TEXTS_PATH, largeImagePath, splitPath } from '../../document-paths'
import { isListName } from '../../entities'
import { deleteDocument } from '../documents'
import { deleteFrom } from '../lists/positions'
import { assertStillAdmin } from '../shared/assert-still-admin'
import { isVideoListPath } from '../shared/hidden-videos'
import { readStored } from '../shared/read-all'
import { NO_VIDEOS } from './merge-take-back'
import { fetchLastDeletion, fetchNumberBefore, fetchVersionsOf, readVersion } from './read-versions'
import { replaceDocument } from './replace-document'
import { storeTakeBack, type TakeBackPlan, type TakeBackResult } from './store-take-back'
import type { VersionHead, WholeVersion } from './version'

/*
 * How a change is taken back. Three states of its document decide: before the change, after it, and the stored one.
 * What each function decides:
 *
 *   takeBackChange          which errors say that the earlier state is refused
 *   takeBackVersion         what is done: an addition is deleted, a deletion is stored again, a change is merged
 *   readChange              the state after the change, from the next version; the large image before the change
 *   takeBackDeletion        whether another product at the path is deleted first, with its large image
 *   storeTakeBack           in which transaction it is stored: of a list or of a single document
 *   decideTakeBack          what is stored: the merged fields, or no list of videos when it would be empty
 *   mergeTakeBack           the merged fields, and the clashes
 *   resultOfEarlierAttempt  whether an attempt whose answer was lost has stored it already
 *
 * From `storeTakeBack` on they are in store-take-back.ts, and `mergeTakeBack` is in merge-take-back.ts.
 */

/**
 * What a take-back never deletes, because one press is enough for it. A restore asks first, and may delete the
 * director's texts: a stranger may have added them.
 */
const NEVER_DELETED: string[] = [DIRECTOR_TEXTS_PATH, CENTRE_PATH]

/** Whether an addition at this path can be taken back. */
export const canTakeBackAddition = (path: string): boolean =>
  isContentPath(path) && !NEVER_DELETED.includes(path)

/**
 * Takes one change back, by the id of its version:
 * - a change: the document keeps newer changes
 * - a deletion: the document returns to its position, with its large image
 * - an addition: the document is deleted; of the list of videos, only the videos that were added
 *
 * A take-back leaves a version, so it can be undone like any other change.
 * @throws DataError 'unknown' for a version that cannot be taken back, and 'not-taken-back' when the rules or the SDK
 * refuse the earlier state: it was stored by hand, or before a limit was lowered
 */
export const takeBackChange = (id: string, signal?: AbortSignal): Promise<TakeBackResult> =>
  logFailure('versions.takeBackChange', async () => {
    try {
      return await takeBackVersion(id, signal)
    } catch (error) {
      if (!['permission-denied', 'invalid-argument'].includes(codeOf(error))) throw error
      await assertStillAdmin()
      throw new DataError('not-taken-back', `The state before ${id} is refused`)
    }
  })

async function takeBackVersion(id: string, signal?: AbortSignal): Promise<TakeBackResult> {
  const version = await readVersion(id)
  const { path, isAddition, isDeletion, before } = version
  const isRefused = isAddition && !canTakeBackAddition(path)
  if (!isContentPath(path) || !before || isRefused)
    throw new DataError('unknown', `Not a change that can be taken back: ${id}`)
  if (isDeletion) return takeBackDeletion(await planOfDeletion({ ...version, before }), signal)
  if (!isAddition)
    return storeTakeBack({ kind: 'edit', ...(await readChange({ id, path, before })) }, signal)
  if (!isVideoListPath(path)) return deleteAt(path, signal)
  const addition = await readChange({ id, path, before: NO_VIDEOS })
  return storeTakeBack({ kind: 'addition', ...addition }, signal)
}

/** Takes the last deletion of a document back, when its version is not known because the answer was lost. */
export const takeBackLastDeletion = (path: string, signal?: AbortSignal): Promise<TakeBackResult> =>
  logFailure('versions.takeBackLastDeletion', async () => {
    const deletion = await fetchLastDeletion(path)
    if (!deletion) throw new DataError('unknown', `No deletion is kept: ${path}`)
    return takeBackChange(deletion.id, signal)
  })

/** Deletes the document at a path. After an earlier attempt it returns the trace of that attempt. */
async function deleteAt(path: string, signal?: AbortSignal): Promise<TakeBackResult> {
  const { collection, id } = splitPath(path)
  const versionId = await (isListName(collection)
    ? deleteFrom(collection, id, signal)
    : deleteDocument(collection, id, signal))
  const deletionId = versionId ?? (await fetchLastDeletion(path))?.id ?? null
  return { trace: deletionId === null ? null : { id: deletionId, isAddition: false }, clashes: [] }
}

/** Stores a deleted document again, even where another one is stored by now. */
async function takeBackDeletion(plan: TakeBackPlan, signal?: AbortSignal): Promise<TakeBackResult> {
  const { path, largeImage } = plan
  if (!(await hasOtherLargeImage(path, largeImage))) return storeTakeBack(plan, signal)
  const { versionId, other } = await replaceDocument({
    deleteStored: async () => (await deleteAt(path, signal)).trace?.id ?? null,
    storeOther: () => storeTakeBack(plan),
    takeBack: takeBackVersion,
  })
  return versionId === null ? other : { ...other, trace: { id: versionId, isAddition: false } }
}

/** Whether a product is stored at this path whose large image is another one. */
async function hasOtherLargeImage(path: string, largeImage: unknown): Promise<boolean> {
  if (!isProductPath(path) || !(await readStored(path))) return false
  return (await readLargeImageOf(path)) !== largeImage
}

type VersionWithState = WholeVersion & { before: Fields }

const planOfDeletion = async (version: VersionWithState): Promise<TakeBackPlan> => ({
  kind: 'deletion',
  path: version.path,
  versionId: version.id,
  before: version.before,
  after: null,
  largeImage: version.largeImage,
  numberInList: await fetchNumberBefore(version),
})

type ChangeBefore = Pick<VersionWithState, 'id' | 'path' | 'before'>

/** Reads the state after a change that was not a deletion, and the large image before it. */
async function readChange({ id, path, before }: ChangeBefore) {
  const later = await readLaterState({ id, path })
  return {
    path,
    versionId: id,
    before,
    after: await readStateAfter(later),
    largeImage: isProductPath(path) ? await readLargeImageBefore({ id, before }, later) : undefined,
  }
}

/** What is stored by now, and the versions after a change. */
type LaterState = {
  largeImage: unknown
  fields: Fields | null
  laterVersions: readonly VersionHead[]
}

/**
 * Reads the large image, the document and its versions one after the other, so that a change made in between is seen.
 * When the large image is replaced, the image of the document is another one, too. When the document is changed, it has
 * a new version.
 */
async function readLaterState({
  id,
  path,
}: Pick<ChangeBefore, 'id' | 'path'>): Promise<LaterState> {
  const largeImage = isProductPath(path) ? await readLargeImageOf(path) : undefined
  const fields = (await readStored(path)) ?? null
  const versions = await fetchVersionsOf(path)
  const laterVersions = versions.slice(versions.findIndex((version) => version.id === id) + 1)
  return { largeImage, fields, laterVersions }
}

/** The state after a change. The next version has it. Without a next version it is still stored. */
async function readStateAfter({ fields, laterVersions }: LaterState): Promise<Fields | null> {
  const nextVersion = laterVersions.find((version) => !version.isAddition)
  return nextVersion ? ((await readVersion(nextVersion.id)).before ?? null) : fields
}

/**
 * The large image of a product before a change: the large image in the first version that has one, of this change or a
 * later one. After a crop, which replaced the small image alone, it is the stored large image.
 */
async function readLargeImageBefore(
  { id, before }: Pick<ChangeBefore, 'id' | 'before'>,
  { largeImage: storedLargeImage, fields, laterVersions }: LaterState,
): Promise<unknown> {
  if (fields?.['image'] === before['image']) return storedLargeImage
  for (const version of [id, ...laterVersions.map((later) => later.id)]) {
    const { largeImage } = await readVersion(version)
    if (largeImage) return largeImage
  }
  return storedLargeImage
}

const readLargeImageOf = async (product: string): Promise<unknown> =>
  (await readStored(largeImagePath(product)))?.['image']
