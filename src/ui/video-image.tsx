import type { ReactNode, Ref } from 'react'
import { cn } from '../lib/cn'
import { drawing } from './art/art'
import { PlayIcon } from './icons'
import { ImageFrame } from './image-frame'

const scene = (name: string) => drawing(`video-${name}`, 320, 180)

const MOTIFS = [
  scene('voices'),
  scene('word'),
  scene('thinking'),
  scene('listening'),
  scene('sound-to-letter'),
] as const
const BACKGROUNDS = ['bg-night', 'bg-secondary', 'bg-primary', 'bg-accent', 'bg-stage'] as const

/** The drawing and the background of a video without an image, by its index in the list: neighbours differ. */
export const videoLook = (index: number) => ({
  Motif: MOTIFS[index % MOTIFS.length] ?? MOTIFS[0],
  background: BACKGROUNDS[index % BACKGROUNDS.length] ?? BACKGROUNDS[0],
})

/** A small image has its drawing nearer to the end, beside the mark. */
const MARKS = {
  small: {
    box: 'start-1.5 bottom-1.5 h-7 w-8 rounded-chip',
    icon: 'size-3.5',
    drawing: '[transform:translateX(-9%)]',
  },
  row: {
    box: 'start-1.5 bottom-1.5 h-7 w-8 rounded-chip md:start-3 md:bottom-3 md:h-11 md:w-13 md:rounded-control',
    icon: 'size-3.5 md:size-5',
    drawing: 'max-md:[transform:translateX(-9%)]',
  },
  large: { box: 'start-3 bottom-3 h-11 w-13 rounded-control', icon: 'size-5', drawing: '' },
} as const

type Props = {
  /** Selects the drawing of a video without an image. */
  index: number
  image: string
  frame?: Ref<HTMLDivElement> | undefined
  /** The size of the play mark; `row` is small on phones only. */
  mark: keyof typeof MARKS
  className?: string
  children?: ReactNode
}

/** The image or the drawing of a video, with a play mark. */
export function VideoImage({ index, image, frame, mark, className, children }: Props) {
  const { Motif, background } = videoLook(index)
  const { box, icon, drawing: nudge } = MARKS[mark]
  return (
    <ImageFrame
      kind="video"
      src={image}
      fallback={{ drawing: <Motif className={`size-full ${nudge}`} /> }}
      loading="lazy"
      frame={{ ref: frame, 'aria-hidden': true, className: cn('relative', background, className) }}
    >
      <span
        className={cn(
          'edged absolute grid place-items-center rounded-es-tail-sm bg-white text-primary transition-[background-color] duration-press group-hover:bg-sky',
          box,
        )}
      >
        <PlayIcon className={icon} />
      </span>
      {children}
    </ImageFrame>
  )
}
