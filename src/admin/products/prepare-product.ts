import { touchAdminSession } from '../../data/session/admin-session'
import { toProductImages } from '../image/compress'
import type { Area } from '../image/geometry'
import { hostedPicture } from '../pictures/image-host'
import type { Prepare } from '../pictures/upload-job'

/** The small picture of a product and its large one: two data URLs, or the same link twice. */
export type Pictures = { image: string; largePicture: string }

/** @param area the part that the gallery shows */
export const prepareProduct =
  (area?: Area): Prepare<Pictures> =>
  async (file, options) => {
    // Many pictures take longer than an idle session lasts.
    touchAdminSession()
    const value = await toProductImages(file, { ...options, area })
    return { value, preview: value.image }
  }

export const linkedProduct = (link: string): Pictures => ({ image: link, largePicture: link })
export const hostedProduct = hostedPicture(linkedProduct)
