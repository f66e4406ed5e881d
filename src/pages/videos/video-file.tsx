import { ExternalLink as OpenIcon, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { videoViewer } from '../../copy/video-viewer'
import { CallLink } from '../../layout/contact-links'
import { VideoBrokenArt } from '../../ui/art/video-notice-art'
import { Button, ButtonLink } from '../../ui/button'
import { BelowPlayer } from './below-player'
import { PLAYER_CLASSES } from './player-classes'
import { StageNotice } from './stage-notice'
import { VideoDescription } from './video-description'

type Props = { url: string; title: string; description: string | undefined; isPlaying: boolean }

/** The browser's own player. A file that fails can be tried again here or opened in a new tab. */
export function VideoFile({ url, title, description, isPlaying }: Props) {
  const [state, setState] = useState<'first' | 'failed' | 'again'>('first')
  if (state === 'failed')
    return <BrokenFile url={url} description={description} onRetry={() => setState('again')} />
  const shouldPlay = isPlaying || state === 'again'
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the files that are linked come without captions */}
      <video
        ref={state === 'again' ? focus : null}
        aria-label={videoViewer.player(title)}
        className={PLAYER_CLASSES}
        src={url}
        controls
        playsInline
        // With "none" WebKit waits for a press on play, despite `autoPlay`: neither a film nor an error would show.
        preload={shouldPlay ? 'auto' : 'none'}
        poster="/video-poster.svg"
        autoPlay={shouldPlay}
        onError={() => setState('failed')}
      >
        {videoViewer.unsupported}
      </video>
      <BelowPlayer description={description} href={url} label={videoViewer.open.direct} />
    </>
  )
}

/** Moves the focus from the pressed button, which is removed, to the player. */
const focus = (player: HTMLElement | null) => player?.focus()

type BrokenProps = Pick<Props, 'url' | 'description'> & { onRetry: () => void }

function BrokenFile({ url, description, onRetry }: BrokenProps) {
  return (
    <>
      <StageNotice
        art={<VideoBrokenArt />}
        title={videoViewer.broken}
        text={videoViewer.brokenText}
        role="alert"
      >
        <div className="flex w-full max-w-100 flex-wrap gap-2.5 *:flex-1 *:basis-[11rem]">
          <Button size="sm" icon={<RefreshCw size={18} />} onClick={onRetry}>
            {videoViewer.retry}
          </Button>
          <ButtonLink href={url} newTab variant="outline" size="sm" icon={<OpenIcon size={18} />}>
            {videoViewer.open.direct}
          </ButtonLink>
        </div>
        <CallLink variant="quiet" size="sm" />
      </StageNotice>
      <VideoDescription description={description} className="px-5 pt-3" />
    </>
  )
}
