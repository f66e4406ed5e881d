import type { Color } from '../../colors-and-icons'
import { trimText } from '../../lib/text/plain-text'
import type { FieldError } from '../form/field-errors'
import { mapRows } from '../form/state/rows'

export type Line = { text: string; color?: Color }

export const NO_LINE: Line = { text: '' }

/** A list of texts as lines, with the same keys. */
export const toLines = (texts: readonly string[]): Line[] => mapRows(texts, (text) => ({ text }))

/** Changes a list of texts as lines. A text keeps its key. */
export const changeTexts = (
  texts: readonly string[],
  change: (lines: readonly Line[]) => Line[],
): string[] => mapRows(change(toLines(texts)), ({ text }) => text)

const BREAK = /[\n\r\v\f\u0085\u2028\u2029]+/
const BREAKS = new RegExp(BREAK, 'g')

/**
 * The mark before each line of a list: a number or a bullet, which Word writes in fonts of symbols, also as a letter.
 */
const BULLET = /^(?:[•·‣⁃∙⦁❖➢➤✓✔\u25a0-\u25ff*\p{Pd}\uf000-\uf0ff]\s*|[oqvü§Ø]\t+)/u
/** A dash before another number makes a span, such as 2 - 4 years. */
const NUMBER = /^\(?\p{Nd}{1,2}\s?(?:[.)](?:\s+|(?!\p{Nd}))|[\u0640\p{Pd}](?!\s*\p{Nd})\s*)/u

/**
 * The lines of a pasted text, without blank ones. Where every line has a bullet or a number, it is left out. The cells
 * of a row of a table become one line. A text of one line stays as it is.
 */
export function linesIn(text: string): string[] {
  if (!BREAK.test(text)) return [text.replaceAll('\t', ' ')]
  const lines = text.split(BREAKS).map(trimText).filter(Boolean)
  const mark = [BULLET, NUMBER].find((pattern) => lines.every((line) => pattern.test(line)))
  return lines.map((line) => trimText(mark ? line.replace(mark, '') : line).replaceAll('\t', ' '))
}

/** Whether only a line break was typed, anywhere in the text. */
export const isLineBreak = (before: string, typed: string): boolean =>
  BREAK.test(typed) && typed.replace(BREAKS, '') === before.replace(BREAKS, '')

type LinesLimit = { name: string; label: string; fullMessage: string; max: number }

/**
 * The error of a list with more lines than it may have, as after a paste. Blank lines are not saved and do not count.
 */
export function tooManyLines(
  texts: readonly string[],
  { name, label, fullMessage, max }: LinesLimit,
): FieldError[] {
  const count = texts.filter((text) => trimText(text) !== '').length
  return count > max ? [{ name: `${name}.${texts.length - 1}`, label, message: fullMessage }] : []
}
