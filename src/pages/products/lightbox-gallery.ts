/** An image of the lightbox: its small version and its name. */
export type Slide = { id: string; name: string; src: string }

/** The images that the lightbox shows one after another. */
export type Slides = {
  /** The loaded images around the open one, in order. */
  slides: readonly Slide[]
  /** The index of the first slide among all images. */
  offset: number
  /** The number of images, loaded or not; null while that is unknown. */
  total: number | null
  /** The next image is still loading. */
  isWaiting: boolean
  /** The next image did not come in time. */
  hasFailed: boolean
}

/** The moves of the lightbox from the open image. */
export type Moves = Record<'next' | 'previous' | 'first' | 'last', () => void>

/** The ids of a slide and its neighbours. When all images are loaded, the first and the last one are neighbours. */
export function idsAround({ slides, total }: Slides, index: number): (string | undefined)[] {
  const isWhole = slides.length === total
  const neighbour = (by: 1 | -1) =>
    isWhole ? slides.at((index + by) % slides.length) : slides[index + by]
  return [slides[index]?.id, neighbour(1)?.id, neighbour(-1)?.id]
}
