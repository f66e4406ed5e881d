import { directorPhoto as words } from '../../copy/admin-director-photo'
import { uiCopy } from '../../copy/ui'
import { removeDirectorPhoto, setDirectorPhoto, type DirectorPhotoFields } from '../../data/content/director-photos'
import { useWrites } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'
import { notifyDeleted } from '../editing/notify-removed'
import { notify } from '../ui/toast'
import { saveMessage } from './photo-messages'

const closeLabel = uiCopy.close

/** The ways back from the published photo: to the one before it, and to the default drawing. */
export function usePublishedPhoto() {
  const { run, statusOf } = useWrites()

  /** Publishes an earlier photo again, or the default drawing when it is empty. */
  const bringBack = async (photo: DirectorPhotoFields): Promise<void> => {
    const isDefault = photo.photoBase64 === ''
    const result = await run('undo', () => (isDefault ? removeDirectorPhoto() : setDirectorPhoto(photo)))
    if (result.status === 'saved')
      notify({ type: 'success', title: isDefault ? words.undo.doneDefault : words.undo.done, closeLabel })
    else
      notify({
        type: 'error',
        title: words.undo.failed,
        description: saveMessage(result.error),
        action: { label: uiCopy.retry, onClick: () => void bringBack(photo) },
        duration: Infinity,
        closeLabel,
      })
  }

  /** Deletes the stored photo. */
  const reset = async (stored: DirectorPhotoFields): Promise<void> => {
    const result = await run('reset', removeDirectorPhoto)
    if (result.status === 'saved') notifyDeleted(words.reset.done, () => void bringBack(stored))
    else
      notify({
        type: 'error',
        title: words.reset.failed,
        description: saveMessage(result.error),
        action: { label: uiCopy.retry, onClick: () => void reset(stored) },
        closeLabel,
      })
  }

  return { bringBack, reset, isResetting: isBusy(statusOf('reset')) }
}
