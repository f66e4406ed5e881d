import { videoViewer } from '../../copy/video-viewer'
import type { VideoLink } from '../../lib/links/video-link'
import { PlayIcon } from '../../ui/icons'
import { BelowPlayer } from './below-player'
import { PLAYER_CLASSES } from './player-classes'

type Props = {
  link: Extract<VideoLink, { kind: 'youtube' | 'drive' }>
  title: string
  description: string | undefined
  isPlaying: boolean
  onPlay: () => void
}

/** The player of another company, which is loaded when the visitor presses play. */
export function EmbeddedPlayer({ link, title, description, isPlaying, onPlay }: Props) {
  return (
    <>
      {isPlaying ? (
        <Player link={link} title={title} />
      ) : (
        <button
          type="button"
          aria-label={videoViewer.play(title)}
          onClick={onPlay}
          className={`group on-dark relative grid place-items-center text-onnight focus-visible:outline-offset-[-6px] ${PLAYER_CLASSES}`}
        >
          <span className="edged grid h-17 w-21 place-items-center rounded-[20px] rounded-es-tail bg-white text-primary transition-[background-color] duration-press group-hover:bg-sky">
            <PlayIcon className="size-8" />
          </span>
          <span className="absolute inset-x-4 bottom-3 text-tiny">
            {videoViewer.consent[link.kind]}
          </span>
        </button>
      )}
      <BelowPlayer
        description={description}
        href={link.kind === 'youtube' ? link.watchUrl : link.openUrl}
        label={videoViewer.open[link.kind]}
      />
    </>
  )
}

/** The player in a sandbox. YouTube requires the referrer (error 153). */
function Player({ link, title }: Pick<Props, 'link' | 'title'>) {
  return (
    <iframe
      className={PLAYER_CLASSES}
      src={link.kind === 'youtube' ? `${link.embedUrl}&autoplay=1` : link.embedUrl}
      title={videoViewer.player(title)}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}
