import { PHOTO_TIERS } from '../../limits'

/** Pixels. */
export type Size = { width: number; height: number }

/** The largest size with the picture's proportions inside `box`; never larger than the picture, never below 1 px. */
export function fitInside(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return scaled(picture, scale)
}

/** `scale` 0..1 of a size, whole pixels, never below 1. */
export function scaled(size: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) }
}

/** The bounding box and first quality of the director's photo for a file of so many bytes (over 8, 5, 2 MB, or less). */
export function photoTier(bytes: number): (typeof PHOTO_TIERS)[number] {
  return PHOTO_TIERS.find((tier) => bytes > tier.overBytes) ?? PHOTO_TIERS[3]
}
