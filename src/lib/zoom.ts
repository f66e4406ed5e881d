import { ZOOM_MAX, ZOOM_STEP } from '../limits'

/** How a picture is shown: `scale` 1 fits its box; `x` and `y` move its middle, in px. */
export type View = { scale: number; x: number; y: number }
/** A place measured from the middle of the box, in px. */
export type Point = { x: number; y: number }
export type Box = { width: number; height: number }

export const FIT: View = { scale: 1, x: 0, y: 0 }

const within = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit)

/** The view with its scale kept between fitting and the highest zoom, and no edge of the picture pulled inside the box. */
export function clampView(view: View, box: Box): View {
  const scale = Math.min(Math.max(view.scale, 1), ZOOM_MAX)
  return { scale, x: within(view.x, (box.width * (scale - 1)) / 2), y: within(view.y, (box.height * (scale - 1)) / 2) }
}

/** Zooms to `scale` so that what lies under `at` stays under it. */
export function zoomAt(view: View, scale: number, at: Point, box: Box): View {
  const target = Math.min(Math.max(scale, 1), ZOOM_MAX)
  const grown = target / view.scale
  return clampView({ scale: target, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

export const pan = (view: View, by: Point, box: Box): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

/** What a double tap does: in at that place, or back to fitting. */
export const toggleZoom = (view: View, at: Point, box: Box): View =>
  view.scale > 1 ? FIT : zoomAt(view, ZOOM_STEP, at, box)
