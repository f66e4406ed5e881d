import { directorPhoto as words } from '../../copy/admin-director-photo'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import type { PhotoUpload } from './use-photo-upload'

/** Where the upload stands: its progress, what it did to the size, how it ended. */
export function PhotoProgress({ state, compressed }: { state: PhotoUpload; compressed: string }) {
  if (state.status === 'failed') return <Notice tone="error" role="alert" title={state.text} />
  if (state.status === 'saved')
    return (
      <Notice tone="success" role="status" title={words.save.success}>
        <span className="block">{words.sizes(state.photo.beforeBytes, state.photo.afterBytes)}</span>
      </Notice>
    )
  if (state.status === 'idle') return null
  const percent = state.status === 'compressing' ? state.percent : 100
  const text =
    state.status === 'compressing' ? words.compressing : state.isWaiting ? words.waiting : compressed || words.uploading
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-card font-semibold text-night">
        <span role="status">{text}</span>
        <bdi dir="ltr" className="tabular-nums">
          {percent}%
        </bdi>
      </p>
      <ProgressBar value={percent} label={state.status === 'compressing' ? words.compressing : words.uploading} />
    </div>
  )
}
