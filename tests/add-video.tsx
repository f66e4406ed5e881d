import { useState } from 'react'
import { NO_FIELDS } from '../src/admin/videos/form'
import { VideoForm } from '../src/admin/videos/video-form'
import { adminVideos } from '../src/copy/admin-videos'

/** The form of a new video with a title. `onSubmit` gets its link. */
export function AddVideo({ onSubmit }: { onSubmit: (url: string) => void }) {
  const [fields, setFields] = useState({ ...NO_FIELDS, title: 't' })
  return (
    <VideoForm
      fields={fields}
      onChange={setFields}
      list={[]}
      ownId={null}
      submit={{ label: adminVideos.add.submit }}
      onSubmit={() => onSubmit(fields.url)}
    />
  )
}
