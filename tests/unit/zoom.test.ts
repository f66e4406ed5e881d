import { describe, expect, it } from 'vitest'
import { clampView, FIT, pan, toggleZoom, zoomAt } from '../../src/lib/zoom'
import { ZOOM_MAX, ZOOM_STEP } from '../../src/limits'

const BOX = { width: 400, height: 300 }

describe('zooming a picture', () => {
  it('keeps the point under the finger in place', () => {
    const at = { x: 60, y: -40 }
    const view = zoomAt(FIT, 2, at, BOX)
    // The point of the picture under the finger is (at - offset) / scale.
    expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at)
  })

  it('stays between 1 and the maximum', () => {
    expect(zoomAt(FIT, 0.2, { x: 0, y: 0 }, BOX)).toEqual(FIT)
    expect(zoomAt(FIT, 99, { x: 0, y: 0 }, BOX).scale).toBe(ZOOM_MAX)
  })

  it('never pulls an edge of the picture inside its box', () => {
    const zoomed = { scale: 2, x: 0, y: 0 }
    expect(pan(zoomed, { x: 9_999, y: -9_999 }, BOX)).toEqual({ scale: 2, x: 200, y: -150 })
    expect(pan(FIT, { x: 50, y: 50 }, BOX)).toEqual(FIT)
    expect(clampView({ scale: 1, x: 10, y: 10 }, BOX)).toEqual(FIT)
  })

  it('toggles by a double tap', () => {
    const zoomed = toggleZoom(FIT, { x: 0, y: 0 }, BOX)
    expect(zoomed.scale).toBe(ZOOM_STEP)
    expect(toggleZoom(zoomed, { x: 30, y: 30 }, BOX)).toEqual(FIT)
  })
})
