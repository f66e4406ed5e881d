import { adminErrors } from '../../copy/admin/errors'
import { trimText } from '../../lib/text/plain-text'

/** Says in words by how much a text is too long; null for one that fits. */
export function tooLong(text: string, max: number | undefined): string | null {
  const over = max === undefined ? 0 : trimText(text).length - max
  return over > 0 ? adminErrors.tooLong(over) : null
}

type LimitedText = { name: string; label: string; text: string | undefined; max: number }

/** The texts of a form that are too long to be saved. */
export const lengthErrors = (texts: readonly LimitedText[]) =>
  texts.flatMap(({ name, label, text = '', max }) => {
    const message = tooLong(text, max)
    return message === null ? [] : [{ name, label, message }]
  })
