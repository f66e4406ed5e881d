import * as v from 'valibot'
import { DIRECTOR_PHOTO_ID } from '../limits'
import { document } from './document'
import { dateField, imageField, parser } from './parse'

const schema = v.object({
  photoBase64: imageField,
  updatedAt: dateField,
})

/** `photoBase64` is a data URL; empty when no valid picture is stored. */
export type DirectorPhoto = v.InferOutput<typeof schema>

export const parseDirectorPhoto = parser('director-photos', schema)
const photo = document('director-photos', DIRECTOR_PHOTO_ID, parseDirectorPhoto)

export const getDirectorPhoto = photo.get
export const subscribeDirectorPhoto = photo.subscribe

/** Deletes the photo, so that pages show the default drawing. */
export const removeDirectorPhoto = photo.remove

/** Saves the photo as a data URL. */
export const setDirectorPhoto = (photoBase64: string): Promise<void> => photo.set({ photoBase64 })
