/**
 * Why a picture was not taken. Messages are chosen by code in `copy`.
 * - not-image: not announced as an image, or its bytes are none that a browser shows (a renamed page, SVG, nothing)
 * - too-large: over the file size of its form · too-many-pixels: over 50 million, refused before decoding
 * - heic: a phone's format that this browser cannot read · broken: cut off or damaged · unreadable: the file is gone
 * - cannot-compress: still too large at the lowest quality · timeout, aborted: given up
 * - failed: anything else
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

export class ImageError extends Error {
  readonly code: ImageErrorCode

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ImageError'
    this.code = code
  }
}

/** The error as an ImageError: itself, or wrapped as `failed`. What is no Error at all stays what it is. */
export function toImageError(error: unknown): unknown {
  return error instanceof ImageError || !(error instanceof Error) ? error : new ImageError('failed', { cause: error })
}
