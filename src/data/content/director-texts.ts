import * as v from 'valibot'
import { trimmed } from '../../lib/plain-text'
import { COLORS, DIRECTOR_ID, HIGHLIGHTS_MAX, LIST_ITEM_MAX } from '../../limits'
import { subscribeOne } from '../client/live'
import { dateField, listField, parser, textListField, type FormFields } from './parse'
import { directorNameField, isDirectorPlaceholder } from './placeholders'

const highlightSchema = v.object({
  text: v.pipe(v.string(), v.transform(trimmed), v.minLength(1), v.maxLength(LIST_ITEM_MAX)),
  color: v.fallback(v.picklist(COLORS), COLORS[0]),
})

/** The stored fields of a document. */
export const directorSchema = v.object({
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

/** The director's profile without her photo. Placeholders are left out. */
export type Director = v.InferOutput<typeof directorSchema>
/** A strength of the director in one of the colours of the design. */
export type Highlight = Director['highlights'][number]
/** What the form of the profile edits. */
export type DirectorFields = FormFields<Director>

/** Reads a stored profile; null when it is malformed. */
export const parseDirector = parser('director-texts', directorSchema)

/** The stored profile, live; null when none exists. */
export const subscribeDirector = subscribeOne('director-texts', DIRECTOR_ID, parseDirector)
