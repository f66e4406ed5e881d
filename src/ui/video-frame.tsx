import { PlayIcon } from './icons'

/** 16:9, limited in height to keep the title and buttons visible. */
export const STAGE = 'block aspect-video max-h-[calc(100dvh-15rem)] min-h-40 w-full bg-stage object-contain'

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
