/** Only one image is kept, because a phone has little memory. */
let lastDecoded: { file: File; canvas: Promise<HTMLCanvasElement> } | null = null

/** The decoded image of a file, which is decoded once for all movements in its frame. A failure is tried again. */
export function decodeOnce(
  file: File,
  decode: () => Promise<HTMLCanvasElement>,
): Promise<HTMLCanvasElement> {
  if (lastDecoded?.file === file) return lastDecoded.canvas
  const canvas = decode()
  lastDecoded = { file, canvas }
  canvas.catch(() => {
    if (lastDecoded?.canvas === canvas) lastDecoded = null
  })
  return canvas
}
