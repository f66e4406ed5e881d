import type { Transaction } from 'firebase/firestore'
import type { Fields, ReadFields } from '../../client/document'
import type { FirestoreHandle } from '../../client/firebase'
import { HIDDEN_VIDEOS_PATH, sequencePath, versionPath } from '../../document-paths'
import type { ListName } from '../../entities'
import { isVideoListPath, partsOfVideoList, withHiddenVideos } from '../shared/hidden-videos'
import {
  fieldsOfSequence,
  parseSequence,
  type PlaceFields,
  type Sequence,
} from '../shared/sequence'
import { acceptedFields } from './accepted-fields'
import type { Decision } from './decision'
import { planLargeImage, type LargeImagePlan } from './large-image'
import { isHalfHidden, isOnlyMovedOrHidden, isSameContent } from './same-content'
import { newAdditionOf, newVersionOf, type NewVersion } from './version-ids'

/** Fields by path; undefined where nothing is stored. */
export type Reads = Record<string, Fields | undefined>

/** A document as a transaction has read it. */
type StoredDocument = {
  path: string
  /** All its fields; undefined where nothing is stored. The list of videos has the hidden ones, too. */
  fields: Fields | undefined
  /** The fields at the path itself. The list of videos has only the visible ones there. */
  atPath: Fields | undefined
  /** The fields of the document with the hidden videos. */
  hiddenVideos: Fields | undefined
}

/** The sequence of a list; undefined while none is stored. */
type StoredSequence = {
  sequence: Sequence | undefined
  /** Stores another sequence, and keeps this one as a version. */
  replace: (newSequence: Sequence) => void
}

/** What a write has left (../history/version.ts): the version of a change or a deletion, or the note of an addition. */
export type Trace = { id: string; isAddition: boolean }

/**
 * A transaction that keeps each state that it replaces or deletes as a version (README.md, "How a change is
 * stored"). Call `apply`, which reads, before `setPlaceFields`: Firestore allows no read after a write.
 */
export class VersionedTransaction {
  /** Stands for the time at which the server takes the write. */
  readonly serverTime: unknown
  /** Everything that the transaction has read. */
  readonly reads: Reads = {}

  /** @param by the e-mail address of the administrator */
  constructor(
    private readonly handle: FirestoreHandle,
    private readonly raw: Transaction,
    private readonly by: string,
  ) {
    this.serverTime = handle.sdk.serverTimestamp()
  }

  /** The stored fields at a path. */
  readonly readFields: ReadFields = async (path) => {
    const fields = (await this.raw.get(this.ref(path))).data()
    this.reads[path] = fields
    return fields
  }

  /** Reads a document to be changed; the list of videos with its hidden ones. */
  async readDocument(path: string): Promise<StoredDocument> {
    const atPath = await this.readFields(path)
    const hiddenVideos = isVideoListPath(path)
      ? await this.readFields(HIDDEN_VIDEOS_PATH)
      : undefined
    return { path, atPath, hiddenVideos, fields: withHiddenVideos(atPath, hiddenVideos) }
  }

  /** Reads the sequence of a list. */
  async readSequence(collection: ListName): Promise<StoredSequence> {
    const path = sequencePath(collection)
    const before = await this.readFields(path)
    const version = await this.newVersion(path, before)
    return {
      sequence: before && parseSequence(before),
      replace: (newSequence) => {
        const state = before
          ? { isDeletion: false, fields: before }
          : { isAddition: true, fields: {} }
        this.writeVersion(version, { path, ...state })
        this.put(path, fieldsOfSequence(newSequence))
      },
    }
  }

  /** Stores other place fields in a document. */
  setPlaceFields(path: string, placeFields: PlaceFields): void {
    this.raw.update(this.ref(path), { ...placeFields, updatedAt: this.serverTime })
  }

  /**
   * Stores or deletes a document as decided, and keeps what was stored, with its large image, as a version. An addition
   * leaves a note. Nothing is written, and the trace is null, when only the position or the time would differ.
   */
  async apply(document: StoredDocument, decision: Decision): Promise<Trace | null> {
    if (decision.kind === 'leave') return null
    const { path, fields: before } = document
    const newFields = decision.kind === 'store' ? decision.fields : null
    const largeImage = decision.kind === 'store' ? decision.largeImage : undefined
    const imagePlan = await planLargeImage(
      { path, stored: before, isDeleted: !newFields, largeImage },
      this.readFields,
    )
    const after = newFields && acceptedFields(path, before, newFields)
    const isHidingCompleted = before && isHalfHidden(before) && after && !isHalfHidden(after)
    if (isSameContent(before, after) && !imagePlan.hasOtherImage && !isHidingCompleted) return null
    const trace = await this.leaveTrace(document, after, imagePlan.previousImage)
    this.write(document, after)
    this.writeLargeImage(imagePlan)
    return trace
  }

  /** Keeps the stored state as a version, or notes that the document is added. */
  private async leaveTrace(
    { path, atPath, hiddenVideos }: StoredDocument,
    after: Fields | null,
    largeImage: unknown,
  ): Promise<Trace> {
    const version = await this.newVersion(path, atPath)
    if (!atPath) {
      const { name, createdAt } = after ?? {}
      this.writeVersion(version, { path, isAddition: true, fields: { name, createdAt } })
      return { id: version.id, isAddition: true }
    }
    this.writeVersion(version, {
      path,
      isDeletion: !after,
      fields: atPath,
      hiddenVideos,
      largeImage,
    })
    return { id: version.id, isAddition: false }
  }

  private newVersion(path: string, before: Fields | undefined): Promise<NewVersion> {
    if (!before) return newAdditionOf(path, this.readFields)
    return newVersionOf(path, before, { sdk: this.handle.sdk, readFields: this.readFields })
  }

  private writeVersion({ id, repeats }: NewVersion, state: Fields): void {
    this.raw.set(this.ref(versionPath(id)), { at: this.serverTime, by: this.by, ...state })
    if (repeats) this.raw.update(this.ref(versionPath(repeats.first)), { latest: repeats.latest })
  }

  /**
   * Writes a document. A move or a change of its visibility writes the place fields alone: what the rules refuse may
   * stay.
   */
  private write(
    { path, fields: before, hiddenVideos }: StoredDocument,
    after: Fields | null,
  ): void {
    if (isVideoListPath(path)) {
      const parts = partsOfVideoList(after, hiddenVideos)
      for (const [part, fields] of parts) this.putOrDelete(part, fields)
    } else if (after && isOnlyMovedOrHidden(before, after)) {
      // A place field that the new state lacks is deleted.
      const deletion = this.handle.sdk.deleteField()
      const { order = deletion, hidden = deletion } = after
      this.raw.update(this.ref(path), { order, hidden, updatedAt: this.serverTime })
    } else this.putOrDelete(path, after)
  }

  private writeLargeImage({ plannedWrite }: LargeImagePlan): void {
    if (plannedWrite?.fields) this.raw.set(this.ref(plannedWrite.path), plannedWrite.fields)
    else if (plannedWrite) this.raw.delete(this.ref(plannedWrite.path))
  }

  private putOrDelete(path: string, fields: Fields | null): void {
    if (fields) this.put(path, fields)
    else this.raw.delete(this.ref(path))
  }

  private put(path: string, fields: Fields): void {
    this.raw.set(this.ref(path), { ...fields, updatedAt: this.serverTime })
  }

  private ref(path: string) {
    return this.handle.sdk.doc(this.handle.db, path)
  }
}
