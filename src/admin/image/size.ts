import { PHOTO_TIERS } from '../../limits'

export type Size = { width: number; height: number }

export function fitInside(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return scaled(picture, scale)
}

export function scaled(size: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) }
}

/** The box and first quality of the director's photo for a file size. */
export function photoTier(bytes: number): (typeof PHOTO_TIERS)[number] {
  return PHOTO_TIERS.find((tier) => bytes > tier.overBytes) ?? PHOTO_TIERS[3]
}
