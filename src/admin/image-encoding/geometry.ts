/** A size in px. */
export type Size = { width: number; height: number }

/** The size of an image that is scaled down to fit into a box. */
export function fitInside(image: Size, box: Size): Size {
  const scale = Math.min(1, box.width / image.width, box.height / image.height)
  return scaleSize(image, scale)
}

export function scaleSize(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** A part of an image, in shares of its width and height. */
export type Area = { x: number; y: number; width: number; height: number }

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 }

/** The part that CSS shows with `object-fit: cover` in a frame of this `aspect`, with `focus` as `object-position`. */
export function coveredArea(
  { width, height }: Size,
  aspect: number,
  focus: { x: number; y: number },
): Area {
  const share = width / height / aspect
  const part = share > 1 ? { width: 1 / share, height: 1 } : { width: 1, height: share }
  return { x: (1 - part.width) * focus.x, y: (1 - part.height) * focus.y, ...part }
}

/** The size of a part of an image, in px. */
export const sizeOfPart = ({ width, height }: Size, area: Area): Size => ({
  width: width * area.width,
  height: height * area.height,
})
