import { useState } from 'react'
import { VideoForm } from '../../../src/admin/videos/video-form'
import { newVideo, type VideoFields } from '../../../src/data/store/videos'
import { NO_IMAGES } from './link-form'

type Props = { onSubmit: (url: string) => void; title?: string; list?: readonly VideoFields[] }

/** The form of a new video for this list. `onSubmit` gets its link. */
export function AddVideo({ onSubmit, title = 't', list = [] }: Props) {
  const [fields, setFields] = useState(() => newVideo({ title, url: '' }, list))
  return (
    <VideoForm
      fields={fields}
      onChange={(part) => setFields((now) => ({ ...now, ...part }))}
      list={list}
      images={NO_IMAGES}
      isAdding
      onSubmit={() => onSubmit(fields.url)}
      onCancel={() => {}}
    />
  )
}
