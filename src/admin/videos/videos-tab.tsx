import { adminVideos as words } from '../../copy/admin-videos'
import { subscribeVideosForEditing } from '../../data/store/live'
import { Live } from '../loading/live'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { VideoListForm } from './video-list-form'

export function VideosTab() {
  return (
    <Live
      source={subscribeVideosForEditing}
      words={words.loadError}
      toast={words.toast.loadFailed}
      heading={<ScreenHeading title={words.title} />}
      skeleton={
        <Skeletons label={words.loading} count={4} className="grid gap-4" item="h-40 md:h-24" />
      }
    >
      {(stored) => <VideoListForm stored={stored} />}
    </Live>
  )
}
