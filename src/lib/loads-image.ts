/** The longest wait for a picture from another host, in milliseconds. */
const LOAD_MS = 15_000

/**
 * Whether a browser shows what answers at this address as a picture. A page that only contains one, or a picture that not
 * everybody may see, is none. Without an answer in time, or before the signal, it counts as none, too.
 */
export function loadsImage(address: string, signal: AbortSignal): Promise<boolean> {
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
