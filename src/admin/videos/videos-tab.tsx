import { adminVideos } from '../../copy/admin/videos'
import { subscribeVideosForEditing } from '../../data/store/subscriptions'
import { Subscribed } from '../loading/when-ready'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { VideoListForm } from './video-list-form'

export function VideosTab() {
  return (
    <Subscribed
      source={subscribeVideosForEditing}
      words={adminVideos.loadError}
      toast={adminVideos.toast.loadFailed}
      heading={<ScreenHeading title={adminVideos.title} />}
      skeleton={
        <Skeletons
          label={adminVideos.loading}
          count={4}
          className="grid gap-4"
          item="h-40 md:h-24"
        />
      }
    >
      {(stored) => <VideoListForm stored={stored} />}
    </Subscribed>
  )
}
