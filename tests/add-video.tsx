import { useState } from 'react'
import { NO_TEXTS, VideoForm } from '../src/admin/videos/video-form'
import { adminVideos } from '../src/copy/admin-videos'

/** The form of a new video with a title. `onSubmit` gets its link. */
export function AddVideo({ onSubmit }: { onSubmit: (url: string) => void }) {
  const [fields, setFields] = useState({ ...NO_TEXTS, title: 't' })
  return (
    <VideoForm
      fields={{ ...fields, id: 'new' }}
      onChange={(part) => setFields((now) => ({ ...now, ...part }))}
      list={[]}
      submit={{ label: adminVideos.add.submit }}
      onSubmit={() => onSubmit(fields.url)}
      onCancel={() => {}}
    />
  )
}
