/** One at a time, because a phone has little memory. */
let placed: { file: File; canvas: Promise<HTMLCanvasElement> } | null = null

/** The picture whose part is being chosen, decoded for all movements in its frame. A failure is tried again. */
export function decodedOnce(
  file: File,
  decode: () => Promise<HTMLCanvasElement>,
): Promise<HTMLCanvasElement> {
  if (placed?.file === file) return placed.canvas
  const canvas = decode()
  placed = { file, canvas }
  canvas.catch(() => {
    if (placed?.canvas === canvas) placed = null
  })
  return canvas
}
