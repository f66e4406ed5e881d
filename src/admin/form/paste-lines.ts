import type { ClipboardEvent } from 'react'
import { linesIn } from './lines'

/**
 * For the rows of a list: several lines that are pasted into the control whose name ends with `field` become one row each. A
 * control of one line would run them together.
 */
export const pasteLines =
  (field: string, take: (lines: readonly string[]) => void) =>
  (event: ClipboardEvent<HTMLElement>): void => {
    const { target, clipboardData } = event
    const isField = target instanceof HTMLInputElement && target.name.endsWith(`.${field}`)
    const lines = isField ? linesIn(clipboardData.getData('text/plain')) : []
    if (!isField || lines.length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = target
    const before = value.slice(0, selectionStart ?? 0)
    const after = value.slice(selectionEnd ?? value.length)
    const [first = '', ...others] = lines
    const last = others.pop() ?? ''
    take([before + first, ...others, last + after])
  }
