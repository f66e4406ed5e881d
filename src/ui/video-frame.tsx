import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PlayIcon } from './icons'

/** 16:9, limited in height to keep the title and buttons visible. */
const STAGE = 'block aspect-video max-h-[calc(100dvh-15rem)] min-h-40 w-full bg-stage object-contain'

/** An embedded player in a sandbox. YouTube requires the referrer (error 153). */
export function EmbeddedVideo({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      className={STAGE}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}

/**
 * A frame whose content is requested without a referrer. A `<video>` has no `referrerpolicy`, so it takes the policy of
 * its document.
 */
export function NoReferrerFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const prepare = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page || page.querySelector('meta')) return
    const policy = page.createElement('meta')
    policy.name = 'referrer'
    policy.content = 'no-referrer'
    page.head.append(policy)
    // Escape closes the dialog around the frame.
    page.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') frame.current?.dispatchEvent(new KeyboardEvent(event.type, event))
    })
    setBody(page.body)
  }, [])
  // Chromium and WebKit load an empty frame before React listens, Firefox replaces its document later.
  useEffect(prepare, [prepare])
  return (
    <>
      {/* Before the frame, because React removes it first: a removed frame has no document. */}
      {body ? createPortal(children, body) : null}
      <iframe
        ref={frame}
        className={STAGE}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        onLoad={prepare}
      />
    </>
  )
}

type FacadeProps = { label: string; note: string; onPlay: () => void }

export function PlayFacade({ label, note, onPlay }: FacadeProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPlay}
      className={`group on-dark relative grid place-items-center text-onnight focus-visible:outline-offset-[-6px] ${STAGE}`}
    >
      <span className="edged grid h-17 w-21 place-items-center rounded-[20px] rounded-es-tail bg-white text-primary transition-colors duration-press group-hover:bg-sky">
        <PlayIcon className="size-8" />
      </span>
      <span className="absolute inset-x-4 bottom-3 text-tiny">{note}</span>
    </button>
  )
}
