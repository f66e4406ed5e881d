import { notifyRemoved } from './messages'
import { appendRow, changeRow, insertRows, keyed, moveRow, removeRow, takeRow } from './rows'

/** What is done with the rows of a list in a form, by their keys, so that it meets the newest rows. */
export function rowsOf<T extends object>(set: (change: (rows: T[]) => T[]) => void) {
  const change = (key: string, part: Partial<T>) =>
    set((rows) => changeRow(rows, key, (row) => ({ ...row, ...part })))
  return {
    change,
    move: (key: string, to: number) => set((rows) => moveRow(rows, key, to)),
    append: (row: T) => set((rows) => appendRow(rows, row)),
    prepend: (row: T) => set((rows) => insertRows(rows, null, keyed([row]))),
    /** With a message it can be undone. */
    remove: (rows: readonly T[], key: string, message: string | null) => {
      const { bringBack } = takeRow(rows, key)
      set((current) => removeRow(current, key))
      if (message) notifyRemoved(message, () => set(bringBack))
    },
    /** Pasted lines: the first one goes into the field of this row, each other one into a row behind it. */
    paste: ([first, ...others]: readonly T[], key: string, field: keyof T) => {
      if (!first) return
      change(key, { [field]: first[field] } as Partial<T>)
      set((rows) => insertRows(rows, key, keyed(others)))
    },
  }
}
