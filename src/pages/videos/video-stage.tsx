import { ExternalLink as OpenIcon } from 'lucide-react'
import { videoViewer } from '../../copy/video-viewer'
import { CallLink } from '../../layout/contact-links'
import type { VideoLink } from '../../lib/links/video-link'
import { VideoBrokenArt, VideoBundledArt, VideoNoticeArt } from '../../ui/art/video-notice-art'
import { ButtonLink } from '../../ui/button'
import { EmbeddedPlayer } from './embedded-player'
import { StageNotice } from './stage-notice'
import { VideoDescription } from './video-description'
import { VideoFile } from './video-file'

/** A bundled video has no film. */
export type StageLink = VideoLink | { kind: 'bundled' }

type Props = {
  link: StageLink
  title: string
  description: string | undefined
  isPlaying: boolean
  onPlay: () => void
}

/** An embedded player, a video file, or a notice that explains why there is neither. */
export function VideoStage({ link, onPlay, ...video }: Props) {
  switch (link.kind) {
    case 'youtube':
    case 'drive':
      return <EmbeddedPlayer link={link} onPlay={onPlay} {...video} />
    case 'direct':
      return <VideoFile url={link.url} {...video} />
    case 'facebook':
    case 'page':
      return (
        <>
          <StageNotice
            art={<VideoNoticeArt />}
            title={videoViewer.blocked}
            text={videoViewer.blockedText}
          >
            <ButtonLink
              href={link.url}
              newTab
              className="w-full max-w-90 flex-row-reverse px-3"
              icon={<OpenIcon size={20} />}
            >
              {videoViewer.openNew}
            </ButtonLink>
          </StageNotice>
          <VideoDescription description={video.description} className="px-5 pt-3" />
        </>
      )
    case 'bundled':
      return (
        <StageNotice
          art={<VideoBundledArt />}
          title={videoViewer.bundled}
          text={videoViewer.bundledText}
        >
          <CallLink size="sm" />
        </StageNotice>
      )
    case 'refused':
      return (
        <>
          <StageNotice
            art={<VideoBrokenArt />}
            title={videoViewer.refused}
            text={videoViewer.refusedText}
          >
            <CallLink size="sm" />
          </StageNotice>
          <VideoDescription description={video.description} className="px-5 pt-3" />
        </>
      )
  }
}
