import { isSame } from '../../../lib/same'
import { FIELD_DEPTH_MAX, SAVE_TIMEOUT_MS } from '../../../limits'
import type { Fields } from '../../client/document'
import { codeOf, DataError, logFailure, rejectAfter, type Reason } from '../../client/errors'
import { loadFirestore, type FirestoreHandle } from '../../client/firebase'
import { reasonOf } from '../../client/reason'
import { isLargeImagePath, isProductPath } from '../../content-paths'
import { CENTRE_PATH, documentPath, largeImagePath, splitPath } from '../../document-paths'
import { isListName, LIST_NAMES, type ListName } from '../../entities'
import { replaceDocument } from '../history/replace-document'
import { takeBackChange } from '../history/take-back'
import { changeInList, type ListChange, type ListState } from '../lists/change-in-list'
import { repairSequence } from '../lists/repair-sequence'
import { assertStillAdmin } from '../shared/assert-still-admin'
import { readContent, readLargeImages, readPaths, type DocumentsByPath } from '../shared/read-all'
import {
  placeFieldsIn,
  sequenceOf,
  storedPlaceFields,
  type PlaceFields,
  type Sequence,
} from '../shared/sequence'
import { acceptedFields } from '../transaction/accepted-fields'
import { creationDateIn, DELETE, storeAgainDecision, type Decide } from '../transaction/decision'
import { writeOne } from '../transaction/in-transaction'
import { isSameContent } from '../transaction/same-content'

/** Everything that was stored at a time, with the large images. */
export type Backup = { createdAt: Date; documents: DocumentsByPath }
/** A change of a document, or of the sequence of a list, whose path is its collection. */
export type BackupChange =
  | { kind: 'added' | 'changed' | 'deleted'; path: string; name: string }
  | { kind: 'ordered'; path: ListName; name: '' }
/** A change that could not be stored, and why. */
export type RefusedChange = BackupChange & { reason: Reason }

/**
 * Reads the changes that a restore will make. It deletes what the backup lacks, but never the details of the centre,
 * without which pages would show the numbers of a placeholder.
 */
export const readChangesTo = ({ documents }: Backup): Promise<BackupChange[]> =>
  logFailure('backup.readChangesTo', async () => {
    const handle = await loadFirestore()
    const storedDocuments = await readContent(handle)
    const otherImagePaths = await pathsWithOtherLargeImage(handle, documents, storedDocuments)
    const paths = new Set([...documents.keys(), ...storedDocuments.keys()])
    const changes = [...paths].flatMap((path): BackupChange[] => {
      const before = storedDocuments.get(path)
      const after = documents.get(path)
      const isLeftOut = isLargeImagePath(path) || (!after && path === CENTRE_PATH)
      const restored = after && acceptedFields(path, before, after)
      const isUnchanged = isSameContent(before, restored) && !otherImagePaths.has(path)
      if (isLeftOut || isUnchanged) return []
      const name = (after ?? before)?.['name']
      return [{ path, name: typeof name === 'string' ? name : '', kind: kindOf(before, after) }]
    })
    const reorderedLists = LIST_NAMES.filter(
      (collection) => !hasSequence(storedDocuments, collection, sequenceOf(collection, documents)),
    )
    return [
      ...changes,
      ...reorderedLists.map((path): BackupChange => ({ path, name: '', kind: 'ordered' })),
    ]
  })

/** Whether the documents of a list are in this sequence, and have its place fields. */
function hasSequence(
  documents: DocumentsByPath,
  collection: ListName,
  sequence: Sequence,
): boolean {
  const isStored = ([id, placeFields]: [string, PlaceFields]) =>
    isSame(storedPlaceFields(documents.get(documentPath(collection, id)) ?? {}), placeFields)
  return (
    isSame(sequenceOf(collection, documents), sequence) &&
    [...placeFieldsIn(sequence)].every(isStored)
  )
}

function kindOf(
  before: Fields | undefined,
  after: Fields | undefined,
): Exclude<BackupChange['kind'], 'ordered'> {
  if (!before) return 'added'
  return after ? 'changed' : 'deleted'
}

/**
 * The paths of the products whose stored large image differs from the large image in the backup. An image changes only
 * together with its product, so the images of products that nobody has written since are not read.
 */
async function pathsWithOtherLargeImage(
  handle: FirestoreHandle,
  documents: DocumentsByPath,
  storedDocuments: DocumentsByPath,
): Promise<Set<string>> {
  const timeIn = (all: DocumentsByPath, path: string) => all.get(path)?.['updatedAt']
  const isWrittenSince = (path: string) =>
    documents.has(path) && !isSame(timeIn(storedDocuments, path), timeIn(documents, path))
  const writtenProducts = [...storedDocuments.keys()].filter(isProductPath).filter(isWrittenSince)
  const largeImages = await readLargeImages(handle, writtenProducts)
  const isReplaced = (path: string) =>
    largeImageIn(largeImages, path) !== largeImageIn(documents, path)
  return new Set(writtenProducts.filter(isReplaced))
}

/** The large image of a product; undefined without one. */
const largeImageIn = (documents: DocumentsByPath, path: string): unknown =>
  documents.get(largeImagePath(path))?.['image']

type RestoreOptions = {
  /** Called with the number of changes that are done. */
  onProgress?: ((done: number) => void) | undefined
  /** As of `inTransaction`. */
  signal?: AbortSignal | undefined
}

/**
 * Carries out these changes one by one. After it has thrown, read the changes again and go on with those.
 * @returns the changes that were refused
 * @throws the error of a change that failed because of the network, the quota or the session; DataError 'timeout'
 * without an answer
 */
export const restoreBackup = (
  { documents }: Backup,
  changes: readonly BackupChange[],
  { onProgress, signal }: RestoreOptions = {},
): Promise<RefusedChange[]> =>
  logFailure('backup.restoreBackup', async () => {
    const refusedChanges: RefusedChange[] = []
    for (const [index, change] of changes.entries()) {
      const work =
        change.kind === 'ordered'
          ? restoreSequence(change.path, documents, signal)
          : restoreDocument(change.path, documents, signal)
      await rejectAfter(work, SAVE_TIMEOUT_MS).catch(async (error: unknown) => {
        const reason = refusalReason(error)
        if (!reason) throw error
        if (reason === 'denied') await rejectAfter(assertStillAdmin(), SAVE_TIMEOUT_MS)
        refusedChanges.push({ ...change, reason })
      })
      onProgress?.(index + 1)
    }
    return refusedChanges
  })

/** The reason why this document cannot be stored; null when the network or the quota is gone. */
function refusalReason(error: unknown): Reason | null {
  // The SDK throws an error without a code for what it cannot send at all.
  if (!(error instanceof DataError) && codeOf(error) === '') return 'invalid'
  const reason = reasonOf(error)
  return ['denied', 'invalid', 'too-large'].includes(reason) ? reason : null
}

async function restoreDocument(
  path: string,
  documents: DocumentsByPath,
  signal?: AbortSignal,
): Promise<void> {
  const fields = documents.get(path)
  // Firestore takes no deeper fields, and the SDK breaks when it is given some.
  if (isDeeper(fields, FIELD_DEPTH_MAX))
    throw new DataError('invalid', `${path} is nested too deep`)
  const deleteStored = async () => (await writeOne(path, () => DELETE, signal))?.id ?? null
  if (!fields) {
    await deleteStored()
    return
  }
  const largeImage = largeImageIn(documents, path)
  const decide: Decide = (stored) => storeAgainDecision({ fields, stored, largeImage })
  const storeOther = () => writeOne(path, decide)
  if (await rulesAllowUpdate(path, documents)) await writeOne(path, decide, signal)
  else await replaceDocument({ deleteStored, storeOther, takeBack: takeBackChange })
}

/** Whether the rules let the stored document become the document of the backup. If not, it is deleted first. */
async function rulesAllowUpdate(path: string, documents: DocumentsByPath): Promise<boolean> {
  if (!isListName(splitPath(path).collection)) return true
  const paths = isProductPath(path) ? [path, largeImagePath(path)] : [path]
  const storedDocuments = await readPaths(await loadFirestore(), paths)
  const before = storedDocuments.get(path)
  const after = documents.get(path)
  if (!before || !after) return true
  const creationDate = creationDateIn(after)
  const hasOtherDate = creationDate !== undefined && !isSame(before['createdAt'], creationDate)
  const hasLargeImage = (all: DocumentsByPath) => typeof largeImageIn(all, path) === 'string'
  // The rules let a large image come and go only together with its product, but change at any time.
  return !hasOtherDate && hasLargeImage(storedDocuments) === hasLargeImage(documents)
}

/** Whether more than this number of objects and lists are nested inside a value. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels < 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

async function restoreSequence(
  collection: ListName,
  documents: DocumentsByPath,
  signal?: AbortSignal,
): Promise<void> {
  // The sequence does not know yet what `restoreDocument` has added and deleted.
  await repairSequence(collection)
  const decide = ({ sequence: oldSequence }: ListState): ListChange => {
    const restoredPlaces = sequenceOf(collection, documents).flatMap(
      ({ id }) => oldSequence.find((place) => place.id === id) ?? [],
    )
    // Documents that another device has added come last.
    const otherPlaces = oldSequence.filter((place) => !restoredPlaces.includes(place))
    return { sequence: [...restoredPlaces, ...otherPlaces] }
  }
  await changeInList({ collection }, decide, signal)
}
