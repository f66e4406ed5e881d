import { fieldErrors } from '../../copy/admin-errors'
import { trimmed } from '../../lib/plain-text'

/** By how much a text is longer than it may be, in words; null for one that fits. It is kept as it was pasted. */
export function tooLong(text: string, max: number | undefined): string | null {
  const over = max === undefined ? 0 : trimmed(text).length - max
  return over > 0 ? fieldErrors.tooLong(over) : null
}

type LimitedText = { name: string; label: string; text: string | undefined; max: number }

/** The texts of a form that are too long to be saved. */
export const lengthErrors = (texts: readonly LimitedText[]) =>
  texts.flatMap(({ name, label, text = '', max }) => {
    const message = tooLong(text, max)
    return message === null ? [] : [{ name, label, message }]
  })
