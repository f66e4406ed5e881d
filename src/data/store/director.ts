import type { Clashes } from '../../lib/merge'
import {
  directorPhotoSchema,
  directorTextsSchema,
  parseDirectorTexts,
  type DirectorTextsFields,
} from '../content/director'
import { isDirectorPlaceholder } from '../content/director-placeholder'
import {
  DIRECTOR_PHOTO_ID,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_ID,
  DIRECTOR_TEXTS_PATH,
} from '../document-paths'
import { deleteDocument, setDocument } from './documents'
import { saverOf, type SaveForm, type SendOptions } from './save'
import { cleanerOf } from './shared/cleaning'
import type { Trace } from './transaction/versioned-transaction'

const clean = cleanerOf(directorTextsSchema)

/** The texts as they are stored: without placeholders and empty highlights. */
export function cleanDirectorTexts(typed: DirectorTextsFields): DirectorTextsFields {
  const { name, credentials, highlights, ...others } = clean(typed)
  return {
    ...others,
    name: isDirectorPlaceholder(name) ? '' : name,
    credentials: credentials.filter((text) => !isDirectorPlaceholder(text)),
    highlights: highlights.filter(({ text }) => text !== ''),
  }
}

/** @throws GoneError, or DataError 'full' */
export const saveDirectorTexts: SaveForm<DirectorTextsFields> = saverOf({
  path: DIRECTOR_TEXTS_PATH,
  parse: (stored) => parseDirectorTexts(stored, DIRECTOR_TEXTS_ID),
  clean: cleanDirectorTexts,
})

/** Takes the fields of the photo's form, without the times of the document. */
export const cleanPhoto = cleanerOf(directorPhotoSchema)

/** The photo and its small version for the home page, as data URLs. Without `portrait` a stored portrait is deleted. */
type PhotoFields = { photoBase64: string; portrait?: string | undefined }

/**
 * Stores the photo over any stored one. A retry of a save that is stored already writes nothing, and has no trace.
 * @param base the photo that was loaded before; null where none was loaded. To replace another photo is a clash
 */
export async function savePhoto(
  base: PhotoFields | null,
  mine: PhotoFields,
  { earlier = [], signal }: SendOptions<PhotoFields> = {},
): Promise<{ trace: Trace | null; clashes: Clashes }> {
  const { photoBase64, portrait } = mine
  const fields = { photoBase64, portrait: portrait || undefined }
  const { before, trace } = await setDocument(DIRECTOR_PHOTO_PATH, fields, signal)
  const isOther = (photo: PhotoFields) => photo.photoBase64 !== before?.['photoBase64']
  const isClash = base !== null && before !== undefined && [base, mine, ...earlier].every(isOther)
  return { trace, clashes: isClash ? ['photoBase64'] : [] }
}

/**
 * Deletes the photo, so that pages show the bundled drawing. Returns the id of its version; null when there was none.
 */
export const deletePhoto = (signal?: AbortSignal): Promise<string | null> =>
  deleteDocument('director-photos', DIRECTOR_PHOTO_ID, signal)
