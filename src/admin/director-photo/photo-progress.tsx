import { directorPhoto as words } from '../../copy/admin-director-photo'
import { Notice } from '../../ui/notice'
import type { WriteStatus } from '../editing/write-status'
import { ProgressBar } from '../ui/progress-bar'
import type { ChosenPhoto } from './use-photo-upload'

type Props = { chosen: ChosenPhoto; write: WriteStatus; compressed: string }

export function PhotoProgress({ chosen, write, compressed }: Props) {
  if (chosen.status === 'none') return null
  if (chosen.status === 'refused') return <Notice tone="error" role="alert" title={chosen.text} />
  if (chosen.status === 'compressing')
    return <Progress percent={chosen.percent} text={words.compressing} label={words.compressing} />
  if (write.status === 'failed') return <Notice tone="error" role="alert" title={chosen.failure} />
  if (write.status === 'saved')
    return (
      <Notice tone="success" role="status" title={words.save.success}>
        <span className="block">{words.sizes(chosen.photo.beforeBytes, chosen.photo.afterBytes)}</span>
      </Notice>
    )
  if (write.status === 'idle')
    return (
      <>
        {compressed ? <Progress percent={100} text={compressed} label={words.compressing} /> : null}
        <Notice role="status" title={words.notPublished} />
      </>
    )
  const text = write.status === 'waiting' ? words.waiting : words.uploading
  return <Progress percent={100} text={text} label={words.uploading} />
}

function Progress({ percent, text, label }: { percent: number; text: string; label: string }) {
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-card font-semibold text-night">
        <span role="status">{text}</span>
        <bdi dir="ltr" className="tabular-nums">
          {percent}%
        </bdi>
      </p>
      <ProgressBar value={percent} label={label} />
    </div>
  )
}
