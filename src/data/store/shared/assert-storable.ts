import { isAllowedImage } from '../../../lib/images/allowed-image'
import { DataError } from '../../client/errors'
import type { Schema } from '../../entities'

/** Throws when a list is longer than its field in the schema allows. @throws DataError 'full' */
export function assertWithinLimits(schema: Schema, fields: object): void {
  const values = new Map<string, unknown>(Object.entries(fields))
  for (const [name, field] of Object.entries(schema.entries)) {
    const list = values.get(name)
    const max = 'max' in field ? Number(field.max) : Infinity
    if (Array.isArray(list) && list.length > max)
      throw new DataError('full', `${name} would have ${list.length} items`)
  }
}

/** Throws when an image, a data URL or a link, must not be stored. @throws DataError 'too-large' or 'invalid' */
export function assertImage(image: string, maxChars: number): void {
  if (image.length > maxChars && image.startsWith('data:'))
    throw new DataError('too-large', `An image of ${image.length} characters`)
  if (!isAllowedImage(image)) throw new DataError('invalid', 'Not an image that may be stored')
}
