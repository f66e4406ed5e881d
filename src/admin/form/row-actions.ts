import type { ClipboardEvent } from 'react'
import { notifyRemoved } from './messages'
import { takePastedLines } from './paste-lines'
import { appendRow, changeRow, insertRows, keyed, moveRow, rememberRow, removeRow } from './rows'

/** What is done with the rows of a list in a form, by their keys, so that it meets the newest rows. */
export function rowActions<T extends object>(set: (change: (rows: T[]) => T[]) => void) {
  const change = (key: string, changes: Partial<T>) =>
    set((rows) => changeRow(rows, key, (row) => ({ ...row, ...changes })))
  return {
    change,
    move: (key: string, position: number) => set((rows) => moveRow(rows, key, position)),
    append: (row: T) => set((rows) => appendRow(rows, row)),
    prepend: (row: T) => set((rows) => insertRows(rows, null, keyed([row]))),
    /** Removes a row. A message says so and offers to bring it back; without one nothing is said. */
    remove: (rows: readonly T[], key: string, message: string | null) => {
      const { bringBack } = rememberRow(rows, key)
      set((current) => removeRow(current, key))
      if (message) notifyRemoved(message, () => set(bringBack))
    },
    /** For `onPaste`: of lines that are pasted into one of these fields the first one stays, each other one gets a row behind. */
    pasteLines:
      (
        key: string,
        fields: readonly (keyof T & string)[],
        newRow: (values: Partial<T>, index: number) => T,
      ) =>
      (event: ClipboardEvent<HTMLElement>): void => {
        const pasted = takePastedLines(event, fields)
        if (!pasted) return
        const { field, lines } = pasted
        const [first, ...others] = lines.map((line) => ({ [field]: line }) as Partial<T>)
        if (first) change(key, first)
        set((rows) => insertRows(rows, key, keyed(others.map(newRow))))
      },
  }
}
