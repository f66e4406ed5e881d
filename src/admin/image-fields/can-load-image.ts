/** The longest wait for an image from another host, in milliseconds. */
const LOAD_MS = 15_000

/**
 * Whether a browser can load this address as an image. False for a web page that contains one, for an image that is not
 * public, and without an answer within LOAD_MS or before the signal aborts.
 */
export function canLoadImage(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    setTimeout(() => resolve(false), LOAD_MS)
    signal.addEventListener('abort', () => resolve(false))
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    // A host may answer differently to a visitor who comes from the site.
    image.referrerPolicy = 'strict-origin-when-cross-origin'
    image.src = address
  })
}
