import type { Size } from './size'

/** A part of a picture, in shares of its width and height. */
export type Area = { x: number; y: number; width: number; height: number }

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

/** The part that CSS shows with `object-fit: cover` in a frame of this `aspect`, with `focus` as `object-position`. */
export function coveredArea({ width, height }: Size, aspect: number, focus: { x: number; y: number }): Area {
  const share = width / height / aspect
  const part = share > 1 ? { width: 1 / share, height: 1 } : { width: 1, height: share }
  return { x: (1 - part.width) * focus.x, y: (1 - part.height) * focus.y, ...part }
}
