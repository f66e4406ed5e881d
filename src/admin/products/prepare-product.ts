import { touchKeptSession } from '../../data/session/kept-session'
import { toProductImages } from '../image-encoding/compress'
import type { Area } from '../image-encoding/geometry'
import { hostedImage } from '../image-fields/image-host'
import type { Prepare } from '../image-fields/upload-job'

/** The small image of a product and its large one: two data URLs, or the same link twice. */
export type ProductImages = { image: string; largeImage: string }

/** @param crop the part that the gallery shows */
export const prepareProduct =
  (crop?: Area): Prepare<ProductImages> =>
  async (file, options) => {
    // Many images take longer than an idle session lasts.
    touchKeptSession()
    const value = await toProductImages(file, { ...options, crop })
    return { value, preview: value.image }
  }

export const linkedProduct = (link: string): ProductImages => ({ image: link, largeImage: link })
export const hostedProduct = hostedImage(linkedProduct)
