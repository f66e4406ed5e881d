import { ExternalLink as OpenIcon, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { VideoLink } from '../lib/video-link'
import { NOTICE_FRAME } from '../limits'
import { VideoBrokenArt, VideoNoticeArt, VideoSampleArt } from './art/video-notice-art'
import { Button, ButtonLink } from './button'
import { ExternalLink } from './external-link'
import { EmbeddedVideo, PlayFacade, STAGE } from './video-frame'

export type StageLabels = {
  play: (title: string) => string
  frame: (title: string) => string
  consent: { youtube: string; drive: string }
  open: { youtube: string; drive: string; direct: string }
  blocked: string
  blockedText: string
  openNew: string
  sample: string
  sampleText: string
  refused: string
  refusedText: string
  broken: string
  brokenText: string
  retry: string
  unsupported: string
}

/** The way to a person: the main button where it is the only one, a quiet one below others. */
export type StageHelp = (variant: 'primary' | 'quiet') => ReactNode

/** A sample has no film. */
export type StageLink = VideoLink | { kind: 'sample' }

type Props = {
  link: StageLink
  title: string
  description?: string | undefined
  isPlaying: boolean
  onPlay: () => void
  labels: StageLabels
  help: StageHelp
}

const POSTER = '/video-poster.svg'

/** An embedded player, a video file, or a notice that explains why there is neither. */
export function VideoStage({ link, title, description, isPlaying, onPlay, labels, help }: Props) {
  switch (link.kind) {
    case 'facebook':
    case 'page':
      return (
        <StageNotice art={<VideoNoticeArt />} title={labels.blocked} text={labels.blockedText}>
          <ButtonLink
            href={link.url}
            newTab
            className="w-full max-w-90 flex-row-reverse px-3"
            icon={<OpenIcon size={20} aria-hidden />}
          >
            {labels.openNew}
          </ButtonLink>
        </StageNotice>
      )
    case 'sample':
      return (
        <StageNotice art={<VideoSampleArt />} title={labels.sample} text={labels.sampleText}>
          {help('primary')}
        </StageNotice>
      )
    case 'refused':
      return (
        <StageNotice art={<VideoBrokenArt />} title={labels.refused} text={labels.refusedText}>
          {help('primary')}
        </StageNotice>
      )
    case 'direct':
      return (
        <VideoFile
          url={link.url}
          title={title}
          description={description}
          isPlaying={isPlaying}
          labels={labels}
          help={help}
        />
      )
    case 'youtube':
    case 'drive': {
      const isYoutube = link.kind === 'youtube'
      return (
        <>
          {isPlaying ? (
            <EmbeddedVideo
              src={isYoutube ? `${link.embedUrl}&autoplay=1` : link.embedUrl}
              title={labels.frame(title)}
            />
          ) : (
            <PlayFacade label={labels.play(title)} note={labels.consent[link.kind]} onPlay={onPlay} />
          )}
          <Below
            description={description}
            href={isYoutube ? link.watchUrl : link.openUrl}
            label={labels.open[link.kind]}
          />
        </>
      )
    }
  }
}

/** Moves the focus from the pressed button, which is removed, to the player. */
const focus = (player: HTMLElement | null) => player?.focus()

type FileProps = Pick<Props, 'title' | 'description' | 'isPlaying' | 'labels' | 'help'> & { url: string }

/** The browser's own player. A file that fails can be tried again here or opened in a tab of its own. */
function VideoFile({ url, title, description, isPlaying, labels, help }: FileProps) {
  const [state, setState] = useState<'first' | 'failed' | 'again'>('first')
  if (state === 'failed')
    return (
      <>
        <StageNotice art={<VideoBrokenArt />} title={labels.broken} text={labels.brokenText} role="alert">
          <div className="flex w-full max-w-90 flex-wrap gap-2.5 *:flex-1 *:basis-[9rem]">
            <Button size="sm" icon={<RefreshCw size={18} aria-hidden />} onClick={() => setState('again')}>
              {labels.retry}
            </Button>
            <ButtonLink href={url} newTab variant="outline" size="sm" icon={<OpenIcon size={18} aria-hidden />}>
              {labels.open.direct}
            </ButtonLink>
          </div>
          {help('quiet')}
        </StageNotice>
        {description ? <p className="px-5 pt-3 text-card text-muted">{description}</p> : null}
      </>
    )
  const starts = isPlaying || state === 'again'
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the files that are linked come without captions */}
      <video
        ref={state === 'again' ? focus : null}
        aria-label={labels.frame(title)}
        className={STAGE}
        src={url}
        controls
        playsInline
        // With "none" WebKit waits for a press on play, despite `autoPlay`: neither a film nor an error would show.
        preload={starts ? 'auto' : 'none'}
        poster={POSTER}
        autoPlay={starts}
        onError={() => setState('failed')}
      >
        {labels.unsupported}
      </video>
      <Below description={description} href={url} label={labels.open.direct} />
    </>
  )
}

function Below({ description, href, label }: { description?: string | undefined; href: string; label: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 pt-3">
      {description ? <p className="min-w-0 flex-1 basis-64 text-card text-muted">{description}</p> : null}
      <ExternalLink
        href={href}
        className="inline-flex min-h-11 items-center gap-2 rounded-chip text-card font-semibold text-primary underline hover:no-underline"
      >
        <OpenIcon size={18} aria-hidden />
        {label}
      </ExternalLink>
    </div>
  )
}

function StageNotice({
  art,
  title,
  text,
  role,
  children,
}: {
  art: ReactNode
  title: string
  text: string
  role?: 'alert'
  children: ReactNode
}) {
  return (
    <div role={role} className="bg-tint">
      <div
        className="mx-auto grid content-center justify-items-center gap-2.5 px-4 py-7 text-center [&>svg]:mb-1 [&>svg]:w-36"
        style={{ maxWidth: NOTICE_FRAME.width, minHeight: NOTICE_FRAME.height }}
      >
        {art}
        <p className="max-w-80 text-button text-balance text-night">{title}</p>
        <p className="mb-1 max-w-96 text-card text-balance text-muted">{text}</p>
        {children}
      </div>
    </div>
  )
}
