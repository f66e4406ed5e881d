import { useState } from 'react'
import { VideoForm } from '../../src/admin/videos/video-form'
import { newVideo, type VideoFields } from '../../src/data/store/videos'

type Props = { onSubmit: (url: string) => void; title?: string; list?: readonly VideoFields[] }

/** The form of a new video for this list. `onSubmit` gets its link. */
export function AddVideo({ onSubmit, title = 't', list = [] }: Props) {
  const [fields, setFields] = useState(() => newVideo({ title, url: '' }, list))
  return (
    <VideoForm
      fields={fields}
      onChange={(part) => setFields((now) => ({ ...now, ...part }))}
      list={list}
      images={{ hold: () => {}, discards: 0 }}
      isAdding
      onSubmit={() => onSubmit(fields.url)}
      onCancel={() => {}}
    />
  )
}
