/** A picture of the lightbox: its small version and its name. */
export type Slide = { id: string; name: string; src: string }

/** What the lightbox leafs through. */
export type Gallery = {
  /** The loaded pictures around the open one, in order. */
  slides: readonly Slide[]
  /** The index of the first slide among all pictures. */
  offset: number
  /** How many pictures there are, loaded or not; null while that is unknown. */
  total: number | null
  /** The next picture is still loading. */
  isWaiting: boolean
  /** The next picture did not come in time. */
  hasFailed: boolean
}

/** Where the lightbox can go from the open picture. */
export type Moves = Record<'next' | 'previous' | 'first' | 'last', () => void>

/** The ids of a slide and of its neighbours. Where all pictures are loaded both ends are joined. */
export function idsAround({ slides, total }: Gallery, index: number): (string | undefined)[] {
  const isWhole = slides.length === total
  const neighbour = (by: 1 | -1) =>
    isWhole ? slides.at((index + by) % slides.length) : slides[index + by]
  return [slides[index]?.id, neighbour(1)?.id, neighbour(-1)?.id]
}
