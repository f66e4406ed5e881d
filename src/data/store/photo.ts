import { DIRECTOR_PHOTO_ID } from '../../limits'
import { removeDocument, setDocument } from './document'

/** Both as data URLs; the portrait is the same picture, small for the home page. Without one, a stored one is removed. */
export type PhotoFields = { photoBase64: string; portrait?: string | undefined }

/** Stores the photo. Returns the id of the version of the one before. */
export const savePhoto = ({ photoBase64, portrait }: PhotoFields): Promise<string | null> =>
  setDocument('director-photos', DIRECTOR_PHOTO_ID, { photoBase64, portrait: portrait || undefined })

/** Deletes the photo, so that pages show the default drawing. Returns the id of its version. */
export const removePhoto = (): Promise<string | null> => removeDocument('director-photos', DIRECTOR_PHOTO_ID)
