import { adminDirectorPhoto as words } from '../../copy/admin-director-photo'
import { deletePhoto } from '../../data/store/director'
import { takeBackChange } from '../../data/store/take-back'
import { notify } from '../ui/toast'
import { closeMessage } from '../ui/waiting-message'
import { handleResult, notifyDeleted, notifyFailed } from '../writes/messages'
import { isBusy, useWritesByKey } from '../writes/use-writes'
import { saveMessage } from './photo-messages'

/** The topic of messages about the photo that failed. */
export const PHOTO = 'photo'

/** Takes the stored photo away, and brings one back. */
export function useStoredPhoto() {
  const { writeOf, run } = useWritesByKey()
  const isResetting = isBusy(writeOf('reset')) || isBusy(writeOf('undo'))

  /** Brings back the photo of a version, or the bundled drawing. */
  const bringBack = async (versionId: string | null): Promise<void> => {
    const undo = () => (versionId ? takeBackChange(versionId) : deletePhoto())
    await handleResult(await run<unknown>('undo', undo), {
      saved: () => {
        closeMessage(PHOTO)
        notify({ type: 'success', title: versionId ? words.undo.done : words.undo.doneBundled })
      },
      failed: ({ error }) =>
        notifyFailed(
          { topic: PHOTO, title: words.undo.failed, text: saveMessage(error) },
          () => void bringBack(versionId),
        ),
    })
  }

  const reset = async (): Promise<void> => {
    await handleResult(await run('reset', deletePhoto), {
      saved: (versionId) => {
        closeMessage(PHOTO)
        notifyDeleted(words.reset.done, () => void bringBack(versionId))
      },
      failed: ({ error }) =>
        notifyFailed(
          { topic: PHOTO, title: words.reset.failed, text: saveMessage(error) },
          () => void reset(),
        ),
    })
  }

  return { bringBack, reset, isResetting }
}
