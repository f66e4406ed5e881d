import type { Color } from '../../choices'
import { trimmed } from '../../lib/plain-text'
import type { FieldError } from './field-errors'

export type Line = { text: string; color?: Color }

/** A line of a list of texts. */
export const toLine = (text: string): Line => ({ text })
export const NO_LINE: Line = toLine('')
export const textOf = ({ text }: Line): string => text

const BREAK = /[\n\r\v\f\u0085\u2028\u2029]+/
const BREAKS = new RegExp(BREAK, 'g')

/** What programs write before each line of a list: a bullet, also as a letter of Word's own font, or a number. */
const BULLET = /^(?:[•·◦‣▪▫●○■□✓✔➢*\p{Pd}\uf000-\uf0ff]|o(?=\t))\s+/u
const NUMBER = /^\(?\p{Nd}{1,2}[.)\p{Pd}]\s+/u

/**
 * The lines of a pasted text without blank ones, and without the bullets or numbers that all of them have; the cells of a
 * table stand in one line. A text of one line stays as typed.
 */
export function linesIn(text: string): string[] {
  if (!BREAK.test(text)) return [text.replaceAll('\t', ' ')]
  const lines = text.split(BREAKS).map(trimmed).filter(Boolean)
  const mark = [BULLET, NUMBER].find((one) => lines.every((line) => one.test(line)))
  return lines.map((line) => trimmed(mark ? line.replace(mark, '') : line).replaceAll('\t', ' '))
}

/** Whether what was typed is nothing but a line break, anywhere in the text. */
export const isLineBreak = (before: string, typed: string): boolean =>
  BREAK.test(typed) && typed.replace(BREAKS, '') === before.replace(BREAKS, '')

type Lines = { name: string; label: string; fullMessage: string; max: number }

/** Pasted lines may be more than a list has room for. Blank ones are not saved. */
export function tooManyLines(
  texts: readonly string[],
  { name, label, fullMessage, max }: Lines,
): FieldError[] {
  const count = texts.filter((text) => trimmed(text) !== '').length
  return count > max ? [{ name: `${name}.${texts.length - 1}`, label, message: fullMessage }] : []
}
