import * as v from 'valibot'
import { DIRECTOR_PHOTO_ID, PHOTO_SAVE_TIMEOUT_MS } from '../limits'
import { document } from './document'
import { inTime } from './errors'
import { dateField, imageField, parser } from './parse'

const schema = v.object({
  photoBase64: imageField,
  updatedAt: dateField,
})

/** `photoBase64` is a data URL, or an empty text where none is stored that a page may show. */
export type DirectorPhoto = v.InferOutput<typeof schema>

export const parseDirectorPhoto = parser('director-photos', schema)
const photo = document('director-photos', DIRECTOR_PHOTO_ID, parseDirectorPhoto)

export const getDirectorPhoto = photo.get
export const subscribeDirectorPhoto = photo.subscribe

/** Saves the photo. @throws TimeoutError after 25 s without an answer; the write may still land (`late`) */
export const setDirectorPhoto = (photoBase64: string): Promise<void> =>
  inTime(photo.set({ photoBase64 }), PHOTO_SAVE_TIMEOUT_MS)
