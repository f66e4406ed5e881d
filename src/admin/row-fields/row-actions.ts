import type { ClipboardEvent } from 'react'
import {
  appendRow,
  changeRow,
  insertRows,
  moveRow,
  rememberRow,
  removeRow,
  toKeyedRows,
} from '../form/state/rows'
import { notifyWithUndo } from '../writes/messages'
import { takePastedLines } from './paste-lines'

/** The actions on the rows of a list in a form. They name a row by its key, so that they meet the newest rows. */
export function rowActions<T extends object>(set: (change: (rows: readonly T[]) => T[]) => void) {
  const change = (key: string, changes: Partial<T>) =>
    set((rows) => changeRow(rows, key, (row) => ({ ...row, ...changes })))
  return {
    change,
    move: (key: string, position: number) => set((rows) => moveRow(rows, key, position)),
    append: (row: T, key?: string) => set((rows) => appendRow(rows, row, key)),
    prepend: (row: T) => set((rows) => insertRows(rows, null, toKeyedRows([row]))),
    /** Removes a row, and offers to bring it back with this message, unless it is null. */
    remove: (rows: readonly T[], key: string, message: string | null) => {
      const { bringBack } = rememberRow(rows, key)
      set((current) => removeRow(current, key))
      if (message) notifyWithUndo(message, () => set(bringBack))
    },
    /**
     * A handler for `onPaste`: the first of several lines stays in the field, and each other line gets a row after it.
     */
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
        set((rows) => insertRows(rows, key, toKeyedRows(others.map(newRow))))
      },
  }
}
