import type { ClipboardEvent } from 'react'
import { linesIn } from './lines'

/**
 * Handles a paste of several lines into the input of one of these fields, which would join the lines. The text before
 * the cursor stays before the first line. The text after the cursor goes after the last one. Null for any other paste.
 */
export function takePastedLines<F extends string>(
  event: ClipboardEvent<HTMLElement>,
  fields: readonly F[],
): { field: F; lines: string[] } | null {
  const { target, clipboardData } = event
  if (!(target instanceof HTMLInputElement)) return null
  const field = fields.find((name) => target.name.endsWith(`.${name}`))
  const [first = '', ...others] = field ? linesIn(clipboardData.getData('text/plain')) : []
  const last = others.pop()
  if (!field || last === undefined) return null
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = target
  const before = value.slice(0, selectionStart ?? 0)
  const after = value.slice(selectionEnd ?? value.length)
  return { field, lines: [before + first, ...others, last + after] }
}
