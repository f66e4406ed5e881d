import * as v from 'valibot'
import { DIRECTOR_PHOTO_ID } from '../../limits'
import { getOne, subscribeOne } from '../client/collection'
import { dateField, imageField, parser } from './parse'
import { removeDocument, setDocument } from '../store/write-document'

/** The stored fields of a document. */
export const directorPhotoSchema = v.object({
  photoBase64: imageField,
  portrait: imageField,
  updatedAt: dateField,
})

/** Data URLs: the photo, and the same one small for the home page. Each is empty when no valid picture is stored. */
export type DirectorPhoto = v.InferOutput<typeof directorPhotoSchema>

export const parseDirectorPhoto = parser('director-photos', directorPhotoSchema)

export const getDirectorPhoto = () => getOne('director-photos', DIRECTOR_PHOTO_ID, parseDirectorPhoto)
export const subscribeDirectorPhoto = subscribeOne('director-photos', DIRECTOR_PHOTO_ID, parseDirectorPhoto)

/** Deletes the photo, so that pages show the default drawing. */
export const removeDirectorPhoto = (): Promise<void> => removeDocument('director-photos', DIRECTOR_PHOTO_ID)

export type DirectorPhotoFields = Omit<DirectorPhoto, 'updatedAt'>

/** Photos of before the portrait existed have none. */
export const setDirectorPhoto = ({ photoBase64, portrait }: DirectorPhotoFields): Promise<void> =>
  setDocument('director-photos', DIRECTOR_PHOTO_ID, { photoBase64, ...(portrait && { portrait }) })
