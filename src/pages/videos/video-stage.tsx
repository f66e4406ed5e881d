import { ExternalLink as OpenIcon, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { videos } from '../../copy/videos'
import { CallLink } from '../../layout/contact-links'
import type { VideoLink } from '../../lib/video-link'
import { NOTICE_FRAME } from '../../limits'
import { VideoBrokenArt, VideoNoticeArt, VideoSampleArt } from '../../ui/art/video-notice-art'
import { Button, ButtonLink } from '../../ui/button'
import { ExternalLink } from '../../ui/link'
import { PlayIcon } from '../../ui/icons'

const copy = videos.viewer

/** A sample has no film. */
export type StageLink = VideoLink | { kind: 'sample' }

type Props = {
  link: StageLink
  title: string
  description: string | undefined
  isPlaying: boolean
  onPlay: () => void
}

/** 16:9, limited in height to keep the title and buttons visible. */
const STAGE =
  'block aspect-video max-h-[calc(100dvh-15rem)] min-h-40 w-full bg-stage object-contain'

/** An embedded player, a video file, or a notice that explains why there is neither. */
export function VideoStage({ link, title, description, isPlaying, onPlay }: Props) {
  switch (link.kind) {
    case 'facebook':
    case 'page':
      return (
        <StageNotice art={<VideoNoticeArt />} title={copy.blocked} text={copy.blockedText}>
          <ButtonLink
            href={link.url}
            newTab
            className="w-full max-w-90 flex-row-reverse px-3"
            icon={<OpenIcon size={20} aria-hidden />}
          >
            {copy.openNew}
          </ButtonLink>
        </StageNotice>
      )
    case 'sample':
    case 'refused': {
      const Art = link.kind === 'sample' ? VideoSampleArt : VideoBrokenArt
      return (
        <StageNotice art={<Art />} title={copy[link.kind]} text={copy[`${link.kind}Text`]}>
          <CallLink size="sm" />
        </StageNotice>
      )
    }
    case 'direct':
      return (
        <VideoFile url={link.url} title={title} description={description} isPlaying={isPlaying} />
      )
    case 'youtube':
    case 'drive': {
      const isYoutube = link.kind === 'youtube'
      return (
        <>
          {isPlaying ? (
            // In a sandbox. YouTube requires the referrer (error 153).
            <iframe
              className={STAGE}
              src={isYoutube ? `${link.embedUrl}&autoplay=1` : link.embedUrl}
              title={copy.frame(title)}
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              loading="lazy"
            />
          ) : (
            <button
              type="button"
              aria-label={copy.play(title)}
              onClick={onPlay}
              className={`group on-dark relative grid place-items-center text-onnight focus-visible:outline-offset-[-6px] ${STAGE}`}
            >
              <span className="edged grid h-17 w-21 place-items-center rounded-[20px] rounded-es-tail bg-white text-primary transition-[background-color] duration-press group-hover:bg-sky">
                <PlayIcon className="size-8" />
              </span>
              <span className="absolute inset-x-4 bottom-3 text-tiny">
                {copy.consent[link.kind]}
              </span>
            </button>
          )}
          <Below
            description={description}
            href={isYoutube ? link.watchUrl : link.openUrl}
            label={copy.open[link.kind]}
          />
        </>
      )
    }
  }
}

/** Moves the focus from the pressed button, which is removed, to the player. */
const focus = (player: HTMLElement | null) => player?.focus()

type FileProps = Pick<Props, 'title' | 'description' | 'isPlaying'> & { url: string }

/** The browser's own player. A file that fails can be tried again here or opened in a tab of its own. */
function VideoFile({ url, title, description, isPlaying }: FileProps) {
  const [state, setState] = useState<'first' | 'failed' | 'again'>('first')
  if (state === 'failed')
    return (
      <>
        <StageNotice
          art={<VideoBrokenArt />}
          title={copy.broken}
          text={copy.brokenText}
          role="alert"
        >
          <div className="flex w-full max-w-100 flex-wrap gap-2.5 *:flex-1 *:basis-[11rem]">
            <Button
              size="sm"
              icon={<RefreshCw size={18} aria-hidden />}
              onClick={() => setState('again')}
            >
              {copy.retry}
            </Button>
            <ButtonLink
              href={url}
              newTab
              variant="outline"
              size="sm"
              icon={<OpenIcon size={18} aria-hidden />}
            >
              {copy.open.direct}
            </ButtonLink>
          </div>
          <CallLink variant="quiet" size="sm" />
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
        aria-label={copy.frame(title)}
        className={STAGE}
        src={url}
        controls
        playsInline
        // With "none" WebKit waits for a press on play, despite `autoPlay`: neither a film nor an error would show.
        preload={starts ? 'auto' : 'none'}
        poster="/video-poster.svg"
        autoPlay={starts}
        onError={() => setState('failed')}
      >
        {copy.unsupported}
      </video>
      <Below description={description} href={url} label={copy.open.direct} />
    </>
  )
}

function Below({
  description,
  href,
  label,
}: {
  description: string | undefined
  href: string
  label: string
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 pt-3">
      {description ? (
        <p className="min-w-0 flex-1 basis-64 text-card text-muted">{description}</p>
      ) : null}
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

type NoticeProps = {
  art: ReactNode
  title: string
  text: string
  role?: 'alert'
  children: ReactNode
}

function StageNotice({ art, title, text, role, children }: NoticeProps) {
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
