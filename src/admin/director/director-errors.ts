import { adminDirectorText } from '../../copy/admin/director-text'
import type { DirectorTextsFields } from '../../data/content/director'
import { cleanDirectorTexts } from '../../data/store/director'
import { HIGHLIGHTS_MAX, LINE_MAX_CHARS, LINES_MAX, NAME_MAX_CHARS } from '../../limits'
import type { FieldError } from '../form/field-errors'
import { tooManyLines, type Line } from '../row-fields/lines'
import { lengthErrors } from '../ui/too-long'

const { labels } = adminDirectorText
const LIST_FIELDS = ['titles', 'credentials', 'highlights'] as const

/** The label, the message and the limit of a list of texts. */
const listLimits = (name: (typeof LIST_FIELDS)[number]) => ({
  name,
  label: labels[name],
  fullMessage: adminDirectorText[name].full,
  max: name === 'highlights' ? HIGHLIGHTS_MAX : LINES_MAX,
})

/** The invalid fields of the director's texts, by the names of their controls, such as `name` and `titles.0`. */
export const directorErrors = (typed: DirectorTextsFields): FieldError[] => [
  ...(cleanDirectorTexts(typed).name
    ? []
    : [{ name: 'name', label: labels.name, message: adminDirectorText.nameRequired }]),
  ...lengthErrors([
    { name: 'name', label: labels.name, text: typed.name, max: NAME_MAX_CHARS },
    ...limitedLines(typed),
  ]),
  ...LIST_FIELDS.flatMap((name) => tooManyLines(typed[name].map(textOfLine), listLimits(name))),
]

const textOfLine = (line: string | Line): string => (typeof line === 'string' ? line : line.text)

/** The lines of all lists, with the names of their controls and their limit. */
const limitedLines = (typed: DirectorTextsFields) =>
  LIST_FIELDS.flatMap((name) =>
    typed[name].map((line, index) => ({
      name: `${name}.${index}`,
      label: adminDirectorText[name].item(index + 1),
      text: textOfLine(line),
      max: LINE_MAX_CHARS,
    })),
  )
