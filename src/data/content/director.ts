import * as v from 'valibot'
import { COLOR_DEFAULT, COLORS } from '../../colors-and-icons'
import { trimText } from '../../lib/text/plain-text'
import { HIGHLIGHTS_MAX, LINE_MAX_CHARS } from '../../limits'
import { combineSubscribables, subscribeOne } from '../client/subscribable'
import { DIRECTOR_PHOTO_ID, DIRECTOR_TEXTS_ID } from '../document-paths'
import { directorNameField, isDirectorPlaceholder } from './director-placeholder'
import {
  dateField,
  imageField,
  listField,
  parser,
  textListField,
  type FormFields,
} from './schema-fields'

const highlightSchema = v.object({
  text: v.pipe(v.string(), v.transform(trimText), v.minLength(1), v.maxLength(LINE_MAX_CHARS)),
  color: v.fallback(v.picklist(COLORS), COLOR_DEFAULT),
})

// The texts and the photo of the director are two documents, so that the texts can be read without an image of up to 1
// MB.

export const directorTextsSchema = v.object({
  /** Empty for a placeholder. */
  name: directorNameField,
  titles: textListField,
  credentials: v.pipe(
    textListField,
    v.transform((list) => list.filter((text) => !isDirectorPlaceholder(text))),
  ),
  highlights: listField(highlightSchema, HIGHLIGHTS_MAX),
  updatedAt: dateField,
})

/** The director's texts. Placeholders are left out. */
export type DirectorTexts = v.InferOutput<typeof directorTextsSchema>
/** A strength of the director in one of the colours of the design. */
export type Highlight = DirectorTexts['highlights'][number]
export type DirectorTextsFields = FormFields<DirectorTexts>

export const parseDirectorTexts = parser('director-texts', directorTextsSchema)

export const subscribeDirectorTexts = subscribeOne(
  'director-texts',
  DIRECTOR_TEXTS_ID,
  parseDirectorTexts,
)

export const directorPhotoSchema = v.object({
  photoBase64: imageField,
  portrait: imageField,
  updatedAt: dateField,
})

/** The photo and its small version for the home page, as data URLs. Each is empty when no valid image is stored. */
export type DirectorPhoto = v.InferOutput<typeof directorPhotoSchema>

export const parseDirectorPhoto = parser('director-photos', directorPhotoSchema)

export const subscribeDirectorPhoto = subscribeOne(
  'director-photos',
  DIRECTOR_PHOTO_ID,
  parseDirectorPhoto,
)

/** The director's photo as pages show it: a data URL, the file of a build, or empty. */
export type DirectorImage = { image: string; updatedAt: Date | null }

export const directorImageOf = (photo: DirectorPhoto | null | undefined): DirectorImage => ({
  image: photo?.photoBase64 ?? '',
  updatedAt: photo?.updatedAt ?? null,
})

/** The photo that the team page shows, live; empty when none is stored. */
export const subscribeDirectorImage = combineSubscribables([subscribeDirectorPhoto], ([photo]) =>
  directorImageOf(photo),
)
