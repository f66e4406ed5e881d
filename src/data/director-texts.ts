import * as v from 'valibot'
import { COLORS, DIRECTOR_ID, HIGHLIGHTS_MAX, LIST_ITEM_MAX, NAME_MAX } from '../limits'
import { document, saveOver, versionField, type Save } from './document'
import { dateField, parser, repaired, textField, textListField } from './parse'

const highlightSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIST_ITEM_MAX)),
  color: v.fallback(v.picklist(COLORS), COLORS[0]),
})

/** Leaves out invalid highlights. */
const highlightsField = repaired((value) => {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, HIGHLIGHTS_MAX) : []
  return list.flatMap((item) => {
    const result = v.safeParse(highlightSchema, item)
    return result.success ? [result.output] : []
  })
})

const schema = v.object({
  name: textField(NAME_MAX),
  titles: textListField,
  credentials: textListField,
  highlights: highlightsField,
  updatedAt: dateField,
  version: versionField,
})

export type Director = v.InferOutput<typeof schema>
export type Highlight = Director['highlights'][number]
export type DirectorFields = Omit<Director, 'updatedAt' | 'version'>

export const parseDirector = parser('director-texts', schema)
const director = document('director-texts', DIRECTOR_ID, parseDirector)

/** The stored profile, or null when none exists. */
export const getDirector = director.get
export const subscribeDirector = director.subscribe
/** Saves over the loaded version. @throws ConflictError with the stored profile, null when it was deleted */
export const saveDirector = ({ name, titles, credentials, highlights }: DirectorFields, save: Save): Promise<void> =>
  saveOver('director-texts', DIRECTOR_ID, parseDirector, { name, titles, credentials, highlights }, save)
