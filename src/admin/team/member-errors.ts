import { adminTeam } from '../../copy/admin/team'
import type { TeamMemberFields } from '../../data/content/team'
import { trimText } from '../../lib/text/plain-text'
import { LINE_MAX_CHARS, LINES_MAX, NAME_MAX_CHARS, SHORT_TEXT_MAX_CHARS } from '../../limits'
import type { FieldError } from '../form/field-errors'
import { tooManyLines } from '../row-fields/lines'
import { lengthErrors } from '../ui/too-long'

const { form: formWords, labels } = adminTeam

/** The invalid fields of a member. The names of its controls begin with its id. */
export function memberErrors(id: string, fields: TeamMemberFields): FieldError[] {
  const { name, title, specialization, credentials } = fields
  const blank = { name: `${id}.name`, label: labels.name, message: formWords.required }
  return [
    ...(trimText(name) ? [] : [blank]),
    ...lengthErrors([
      { name: `${id}.name`, label: labels.name, text: name, max: NAME_MAX_CHARS },
      { name: `${id}.title`, label: labels.title, text: title, max: SHORT_TEXT_MAX_CHARS },
      {
        name: `${id}.specialization`,
        label: labels.specialization,
        text: specialization,
        max: SHORT_TEXT_MAX_CHARS,
      },
      ...credentials.map((text, index) => ({
        name: `${id}.credentials.${index}`,
        label: formWords.credentials.item(index + 1),
        text,
        max: LINE_MAX_CHARS,
      })),
    ]),
    ...tooManyLines(credentials, {
      name: `${id}.credentials`,
      label: labels.credentials,
      fullMessage: formWords.credentials.full,
      max: LINES_MAX,
    }),
  ]
}
