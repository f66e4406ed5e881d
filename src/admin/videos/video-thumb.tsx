import { useVideoPicture } from '../../data/pages/use-video-picture'
import type { Video } from '../../data/content/videos'
import { VideoPicture } from '../../ui/video-picture'

type Props = { video: Pick<Video, 'id' | 'picture' | 'image'>; className?: string }

/** The picture or the drawing of a video, as on the site. */
export function VideoThumb({ video, className = '' }: Props) {
  const { frame, image } = useVideoPicture(video)
  return <VideoPicture id={video.id} image={image} frame={frame} mark="small" className={className} />
}
