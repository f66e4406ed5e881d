import { isAllowedImage } from '../../lib/allowed-image'
import {
  EXCEPTIONS_MAX,
  HIGHLIGHTS_MAX,
  LINES_MAX,
  PARTNERS_MAX,
  PHONES_MAX,
  VIDEOS_MAX,
} from '../../limits'
import { DataError } from '../client/errors'

/** The most items of each stored list, by the name of its field. */
const LIST_MAX: Readonly<Record<string, number>> = {
  phones: PHONES_MAX,
  exceptions: EXCEPTIONS_MAX,
  partners: PARTNERS_MAX,
  titles: LINES_MAX,
  credentials: LINES_MAX,
  highlights: HIGHLIGHTS_MAX,
  videos: VIDEOS_MAX,
}

/** Throws when a list is too long. @throws DataError 'full' */
export function assertWithinLimits(fields: object): void {
  for (const [name, list] of Object.entries(fields)) {
    if (Array.isArray(list) && list.length > (LIST_MAX[name] ?? Infinity))
      throw new DataError('full', `${name} would have ${list.length} items`)
  }
}

/** Throws unless this image may be stored. @throws DataError 'too-large', or TypeError for anything else */
export function assertImage(image: string, maxChars: number): void {
  if (image.length > maxChars && image.startsWith('data:'))
    throw new DataError('too-large', `An image of ${image.length} characters`)
  if (!isAllowedImage(image)) throw new TypeError('Not an image that may be stored')
}
