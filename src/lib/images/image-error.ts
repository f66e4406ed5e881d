/**
 * The reason why an image was refused.
 * - not-image: not announced as an image, or not an image by its bytes
 * - too-large: over the file size of its form · too-many-pixels: over 50 million
 * - heic: a format that this browser cannot read · broken: cut off or damaged · unreadable: the file is gone
 * - cannot-compress: still too large at the lowest quality · timeout, aborted · failed: anything else
 */
export type ImageErrorCode =
  | 'not-image'
  | 'too-large'
  | 'too-many-pixels'
  | 'heic'
  | 'broken'
  | 'unreadable'
  | 'cannot-compress'
  | 'timeout'
  | 'aborted'
  | 'failed'

/** An image was refused; `cause` is the error behind the code `failed`. */
export class ImageError extends Error {
  readonly code: ImageErrorCode

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ImageError'
    this.code = code
  }
}

/** Wraps an Error as an ImageError with the code `failed`. Returns other values unchanged. */
export function toImageError(error: unknown): unknown {
  return error instanceof ImageError || !(error instanceof Error)
    ? error
    : new ImageError('failed', { cause: error })
}
