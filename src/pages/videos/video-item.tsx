import type { ComponentProps } from 'react'
import { sampleBadge } from '../../copy/sample-videos'
import { videos as copy } from '../../copy/videos'
import { useVideoPicture } from '../../data/pages/use-video-picture'
import type { Video } from '../../data/content/videos'
import { VideoCard } from '../../ui/video-card'
import { cardId } from './videos-viewer'

type Props = { video: Video; isSample: boolean } & Pick<
  ComponentProps<typeof VideoCard>,
  'layout' | 'level' | 'to' | 'onOpen' | 'onApproach'
>

/** One video of a public list. */
export function VideoItem({ video, isSample, ...card }: Props) {
  const { id, title, description, duration } = video
  const { frame, image } = useVideoPicture(video)
  return (
    <li id={cardId(id)}>
      <VideoCard
        {...card}
        {...{ id, title, description, duration, frame, image }}
        durationLabel={copy.duration}
        badge={isSample ? sampleBadge : undefined}
      />
    </li>
  )
}
