import * as v from 'valibot'
import { config } from '../../config'
import { COLORS, DIRECTOR_ID, HIGHLIGHTS_MAX, LIST_ITEM_MAX, NAME_MAX } from '../../limits'
import { subscribeOne } from '../client/collection'
import { dateField, listField, parser, textField, textListField } from './parse'
import { trimmed } from '../../lib/plain-text'

const highlightSchema = v.object({
  text: v.pipe(v.string(), v.transform(trimmed), v.minLength(1), v.maxLength(LIST_ITEM_MAX)),
  color: v.fallback(v.picklist(COLORS), COLORS[0]),
})

/** Whether a text is one that a release offered in the place of the centre's own. */
export const isDirectorPlaceholder = (text: string): boolean =>
  config.directorPlaceholders.includes(trimmed(text))

/** The stored fields of a document. */
export const directorSchema = v.object({
  /** Empty for a placeholder. */
  name: v.pipe(
    textField(NAME_MAX),
    v.transform((name) => (isDirectorPlaceholder(name) ? '' : name)),
  ),
  titles: textListField,
  credentials: v.pipe(
    textListField,
    v.transform((list) => list.filter((text) => !isDirectorPlaceholder(text))),
  ),
  highlights: listField(highlightSchema, HIGHLIGHTS_MAX),
  updatedAt: dateField,
})

export type Director = v.InferOutput<typeof directorSchema>
export type Highlight = Director['highlights'][number]
export type DirectorFields = Omit<Director, 'updatedAt'>

export const parseDirector = parser('director-texts', directorSchema)

/** The stored profile, live; null when none exists. */
export const subscribeDirector = subscribeOne('director-texts', DIRECTOR_ID, parseDirector)
