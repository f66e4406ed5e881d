import { adminVideos } from '../../copy/admin-videos'
import type { VideoFields } from '../../data/store/videos'
import { ConfirmDialog } from '../ui/dialog'
import { titleOf } from './video-row'

const words = adminVideos.removal

type Props = {
  /** Asked about while there is one. */
  video: VideoFields | null
  /** Whether it was never saved. */
  isNew: boolean
  onClose: () => void
  onConfirm: (video: VideoFields) => void
}

export const RemovalQuestion = ({ video, isNew, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    open={video !== null}
    words={{
      ...words,
      title: words.title(video ? titleOf(video) : ''),
      text: isNew ? words.newText : words.text,
    }}
    onCancel={onClose}
    onConfirm={() => {
      if (video) onConfirm(video)
      onClose()
    }}
  />
)
