import { admin } from '../../copy/admin/admin'
import { adminDirectorPhoto } from '../../copy/admin/director-photo'
import { DIRECTOR_PHOTO_PATH } from '../../data/document-paths'
import { deletePhoto } from '../../data/store/director'
import { takeBackChange, takeBackLastDeletion } from '../../data/store/history/take-back'
import type { Trace } from '../../data/store/transaction/versioned-transaction'
import type { Clashes } from '../../lib/merge'
import { UNDO_MS } from '../../limits'
import { closeMessage } from '../ui/sticky-message'
import { notify } from '../ui/toast'
import { notifyDeleted, notifyFailed, partsAboutClashes } from '../writes/messages'
import type { Work } from '../writes/tracked-write'
import { useWrite } from '../writes/use-writes'
import { isBusy } from '../writes/write-state'
import { saveMessage } from './photo-messages'

/** The topic of the message about a deletion or an undo that failed. */
export const PHOTO_TOPIC = 'change:photo'

/** Deletes the stored photo, and takes its changes back. The newest of these writes wins. */
export function useStoredPhoto() {
  const { write, run, stopFailed } = useWrite()

  /** Takes a change of the photo back, and says what visitors see then. */
  const takeBack = (work: Work, doneTitle: string): void =>
    void run(work, {
      onSaved: () => {
        closeMessage(PHOTO_TOPIC)
        notify({ type: 'success', title: doneTitle })
      },
      onFailed: ({ error, retry }) =>
        notifyFailed(
          { topic: PHOTO_TOPIC, title: adminDirectorPhoto.undo.failed, text: saveMessage(error) },
          retry,
        ),
    })

  /**
   * Says that a photo was stored, and offers to undo that. A save without a trace has no undo, because it changed
   * nothing.
   */
  const notifyStored = ({ trace, clashes }: { trace: Trace | null; clashes: Clashes }): void => {
    const { done, doneBundled } = adminDirectorPhoto.undo
    const undo =
      trace &&
      (() =>
        takeBack(
          ({ signal }) => takeBackChange(trace.id, signal),
          trace.isAddition ? doneBundled : done,
        ))
    notify({
      title: adminDirectorPhoto.save.success,
      ...(undo && { action: { label: admin.undo, onClick: undo } }),
      ...(partsAboutClashes(clashes, adminDirectorPhoto.labels) ?? {
        type: 'success',
        duration: UNDO_MS,
      }),
    })
  }

  const deleteStored = (): Promise<void> =>
    run(({ signal }) => deletePhoto(signal), {
      onSaved: (versionId) => {
        closeMessage(PHOTO_TOPIC)
        // There is no version when an earlier attempt has deleted the photo, and its answer was lost.
        const work: Work = ({ signal }) =>
          versionId
            ? takeBackChange(versionId, signal)
            : takeBackLastDeletion(DIRECTOR_PHOTO_PATH, signal)
        notifyDeleted(adminDirectorPhoto.deletion.done, () =>
          takeBack(work, adminDirectorPhoto.undo.done),
        )
      },
      onFailed: ({ error, retry }) =>
        notifyFailed(
          {
            topic: PHOTO_TOPIC,
            title: adminDirectorPhoto.deletion.failed,
            text: saveMessage(error),
          },
          retry,
        ),
    })

  return { notifyStored, deleteStored, isStoredBusy: isBusy(write), stopFailed }
}
