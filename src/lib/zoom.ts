import { ZOOM_MAX, ZOOM_STEP } from '../limits'

/** `scale` 1 fits the box; `x` and `y` move the centre, in px. */
export type View = { scale: number; x: number; y: number }
/** A point relative to the centre of the box, in px. */
export type Point = { x: number; y: number }
export type Box = { width: number; height: number }

export const FIT: View = { scale: 1, x: 0, y: 0 }

const within = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit)

/** Limits the scale and keeps the picture's edges outside the box. */
export function clampView(view: View, box: Box): View {
  const scale = Math.min(Math.max(view.scale, 1), ZOOM_MAX)
  return { scale, x: within(view.x, (box.width * (scale - 1)) / 2), y: within(view.y, (box.height * (scale - 1)) / 2) }
}

/** Zooms to `scale` around the point `at`. */
export function zoomAt(view: View, scale: number, at: Point, box: Box): View {
  const target = Math.min(Math.max(scale, 1), ZOOM_MAX)
  const grown = target / view.scale
  return clampView({ scale: target, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

export const pan = (view: View, by: Point, box: Box): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

/** Zooms in at a point, or back out. */
export const toggleZoom = (view: View, at: Point, box: Box): View =>
  view.scale > 1 ? FIT : zoomAt(view, ZOOM_STEP, at, box)
