import { bundledVideos } from '../../bundled/videos'
import { adminVideos } from '../../copy/admin/videos'
import { EmptyArt } from '../../ui/art/state-art'
import { StateMessage } from '../../ui/state-message'
import { VideoImage } from '../../ui/video-image'

export function NoVideos() {
  return (
    <StateMessage
      art={<EmptyArt />}
      level={3}
      title={adminVideos.empty}
      text={adminVideos.emptyHint}
      className="py-4"
    />
  )
}

/** The videos that visitors see until the first one is saved. */
export function BundledVideos() {
  return (
    <section aria-label={adminVideos.bundled} className="grid gap-3 rounded-control bg-tint p-4">
      <p className="text-card">
        <strong className="font-semibold text-night">{adminVideos.bundled}</strong>{' '}
        <span className="text-muted">{adminVideos.bundledHint}</span>
      </p>
      <ul className="grid grid-cols-3 gap-3 md:max-w-xl">
        {bundledVideos.map((video, index) => (
          <li key={video.id} className="grid content-start gap-1.5">
            <VideoImage index={index} image="" mark="small" className="w-full" />
            <span className="text-tiny text-muted">{video.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
