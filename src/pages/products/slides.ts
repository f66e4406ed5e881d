/** An image of the lightbox: its small version and its name. */
export type Slide = { id: string; name: string; src: string }

/** The images that the lightbox shows one after another. */
export type Slides = {
  /** The loaded images, in order. */
  loaded: readonly Slide[]
  /** The index of the first loaded one among all images. */
  firstSlideIndex: number
  /** The number of images, loaded or not; null while that is unknown. */
  total: number | null
  /** The next image is still loading. */
  isLoading: boolean
  /** The next image did not come in time. */
  hasFailed: boolean
}

/** The steps of the lightbox from the open image to another. */
export type LightboxSteps = Record<'next' | 'previous' | 'first' | 'last', () => void>

/** The key of a slide. It changes with the image, so that a replaced image gets its own large one. */
export const keyOf = ({ id, src }: Slide): string => `${id} ${src}`

/** The id in the key of a slide. An id has no space. */
export const idOfKey = (key: string): string => key.replace(/ .*/, '')

/** The keys of a slide and its neighbours. When all images are loaded, the first and the last one are neighbours. */
export function keysAround({ loaded, total }: Slides, index: number): (string | undefined)[] {
  const isWhole = loaded.length === total
  const neighbour = (by: 1 | -1) =>
    isWhole ? loaded.at((index + by) % loaded.length) : loaded[index + by]
  return [loaded[index], neighbour(1), neighbour(-1)].map((slide) => slide && keyOf(slide))
}
