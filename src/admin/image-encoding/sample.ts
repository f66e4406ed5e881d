/** Draws an image into a small square. Returns its pixels, four bytes each; null where the browser gives no canvas. */
export function samplePixels(source: CanvasImageSource, sidePx: number): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(source, 0, 0, sidePx, sidePx)
  return context.getImageData(0, 0, sidePx, sidePx).data
}
