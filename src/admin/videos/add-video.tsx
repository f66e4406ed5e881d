import { Plus } from 'lucide-react'
import { adminVideos as words } from '../../copy/admin-videos'
import type { Video } from '../../data/content/videos'
import { newVideo } from '../../data/store/edit-videos'
import { VIDEOS_MAX } from '../../limits'
import { Panel } from '../ui/panel'
import { NO_FIELDS, storedFields, type VideoFields, type VideosForm } from './form'
import { VideoForm } from './video-form'

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
    </Panel>
  )
}
