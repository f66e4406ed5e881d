import * as v from 'valibot'
import { DIRECTOR_PHOTO_ID } from '../../limits'
import { subscribeOne } from '../client/live'
import { dateField, imageField, parser } from './parse'

/** The stored fields of a document. */
export const directorPhotoSchema = v.object({
  photoBase64: imageField,
  portrait: imageField,
  updatedAt: dateField,
})

/** Data URLs: the photo, and the same one small for the home page. Each is empty when no valid picture is stored. */
export type DirectorPhoto = v.InferOutput<typeof directorPhotoSchema>

/** Reads a stored photo; null when it is malformed. */
export const parseDirectorPhoto = parser('director-photos', directorPhotoSchema)

/** The stored photo, live; null when none exists. */
export const subscribeDirectorPhoto = subscribeOne(
  'director-photos',
  DIRECTOR_PHOTO_ID,
  parseDirectorPhoto,
)
