import * as v from 'valibot'
import { config } from '../../config'
import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS } from '../../limits'
import { textField } from './schema-fields'

/** Whether a text of the director is a placeholder of this or an earlier release. */
export const isDirectorPlaceholder = (text: string): boolean =>
  config.directorPlaceholders.includes(trimText(text))

/** The director's name; empty for a placeholder. */
export const directorNameField = v.pipe(
  textField(NAME_MAX_CHARS),
  v.transform((name) => (isDirectorPlaceholder(name) ? '' : name)),
)
