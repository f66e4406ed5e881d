import { Plus } from 'lucide-react'
import { adminVideos as words } from '../../copy/admin-videos'
import { newVideo, type Video } from '../../data/videos'
import { VIDEOS_MAX } from '../../limits'
import { Panel } from '../panel'
import { NO_FIELDS, storedFields, type VideoFields, type VideosForm } from './video-edits'
import { VideoForm } from './video-form'
import { VideoThumb } from './video-thumb'

type Props = {
  list: readonly Video[]
  fields: VideoFields
  onEdit: (change: (form: VideosForm) => VideosForm) => void
  announce: (text: string) => void
  onClose: () => void
}

export function AddVideo({ list, fields, onEdit, announce, onClose }: Props) {
  const change = (add: VideoFields) => onEdit((form) => ({ ...form, forms: { ...form.forms, add } }))
  const add = () => {
    const video = newVideo(storedFields(fields), list)
    onEdit(({ list: now, forms }) => ({ list: [video, ...now], forms: { ...forms, add: NO_FIELDS } }))
    announce(words.add.added(video.title))
  }
  return (
    <Panel title={words.add.title}>
      <div className="grid gap-5 md:grid-cols-[1fr_14rem]">
        <VideoForm
          fields={fields}
          onChange={change}
          list={list}
          ownId={null}
          submit={{ label: words.add.submit, icon: <Plus size={18} aria-hidden />, isOff: list.length >= VIDEOS_MAX }}
          onSubmit={add}
          cancelLabel={words.add.cancel}
          onCancel={onClose}
          takesFocus
        />
        <div aria-hidden className="hidden content-start gap-2 md:grid">
          <VideoThumb video={{ id: '', image: fields.image }} />
          <p className="line-clamp-2 text-small font-semibold text-night">{fields.title}</p>
        </div>
      </div>
    </Panel>
  )
}
