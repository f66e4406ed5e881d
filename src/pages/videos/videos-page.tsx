import { meta } from '../../copy/meta'

export function VideosPage() {
  return (
    <div className="container-page py-16">
      <h1 className="text-h1">{meta.videos.title}</h1>
    </div>
  )
}
