import { useRef, useState, type RefObject } from 'react'
import { adminLines } from '../../copy/admin/lines'
import { newKey } from '../../lib/new-ids'
import { trimText } from '../../lib/text/plain-text'
import {
  appendRow,
  changeRow,
  hasRow,
  insertRows,
  keysOf,
  moveRow,
  rememberRow,
  removeRow,
  toKeyedRows,
  type Keyed,
} from '../form/state/rows'
import { announce } from '../ui/announce'
import { useFocusLater } from '../ui/focus'
import { useLatest } from '../ui/use-latest'
import { notifyWithUndo } from '../writes/messages'
import { isLineBreak, linesIn, type Line } from './lines'

type Options<T extends Line> = {
  lines: readonly T[]
  /** A new line before anything is typed. */
  newLine: T
  max: number
  /** The message when an undo cannot bring a line back, because the list has been filled since. */
  fullMessage: string
  onChange: (change: (lines: readonly T[]) => T[]) => void
}

export type LineActions<T extends Line> = {
  /** Whether this is the key of the new line. */
  isNew: (key: string) => boolean
  /** Replaces a line, or turns the new line into one of the list. */
  set: (key: string, line: T) => void
  /** Turns the new line into one of the list, and focuses the next new one. */
  add: (text: string) => void
  /** Adds the new line, or focuses the line after another one. */
  goToNext: (key: string, text: string) => void
  /** Takes what was typed or pasted in a line: its first line stays, and each other one gets a line after it. */
  type: (key: string, line: T, typed: string) => void
  move: (key: string, position: number, text: string) => void
  /** Removes a line, and offers to bring it back. */
  remove: (key: string, line: T) => void
}

type LinesHandle<T extends Line> = {
  list: RefObject<HTMLUListElement | null>
  /** The lines, and after them the new one, unless the list is full. */
  shownLines: readonly Keyed<T>[]
  isFull: boolean
  /** The number of lines, without the new one. */
  lineCount: number
  actions: LineActions<T>
}

const isFilled = ({ text }: Line): boolean => trimText(text) !== ''

/** The lines of a list, after them a new line to type in, and the actions on them. */
export function useLines<T extends Line>({
  lines,
  newLine,
  max,
  fullMessage,
  onChange,
}: Options<T>): LinesHandle<T> {
  const list = useRef<HTMLUListElement>(null)
  const newest = useLatest(lines)
  const [newLineKey, setNewLineKey] = useState(newKey)
  // The new line counts as added once another line stands after it. An effect would show its field twice for a moment.
  if (keysOf(lines).slice(0, -1).includes(newLineKey)) setNewLineKey(newKey())
  const hasText = hasRow(lines, newLineKey)
  const lineCount = lines.length - (hasText ? 1 : 0)
  const isFull = lineCount >= max
  const blank = { key: newLineKey, row: newLine }
  const shownLines: readonly Keyed<T>[] =
    hasText || isFull ? toKeyedRows(lines) : [...toKeyedRows(lines), blank]

  const focus = useFocusLater((key) => controlIn(list.current, key, 'textarea')?.focus())
  const focusMenu = useFocusLater((key) => controlIn(list.current, key, 'button')?.focus())
  const set = (key: string, line: T) =>
    onChange((all) =>
      hasRow(all, key) ? changeRow(all, key, () => line) : appendRow(all, line, key),
    )

  function add(text: string) {
    if (trimText(text) === '') return
    const next = newKey()
    setNewLineKey(next)
    announce(adminLines.added(adminLines.noun(trimText(text))))
    focus(next)
  }
  function goToNext(key: string, text: string) {
    if (key === newLineKey) add(text)
    else nextControl(list.current, key)?.focus()
  }
  /** Inserts pasted lines after the line with this key. */
  function insert(key: string, pasted: readonly Keyed<T>[]) {
    const last = pasted.at(-1)
    if (!last) return
    onChange((all) => insertRows(all, key, pasted))
    if (key === newLineKey) setNewLineKey(newKey())
    announce(adminLines.added(adminLines.noun(last.row.text)))
    focus(last.key)
  }

  return {
    list,
    shownLines,
    isFull,
    lineCount,
    actions: {
      isNew: (key) => key === newLineKey,
      set,
      add,
      goToNext,
      type: (key, line, typed) => {
        // Keyboards of phones send Enter as a line break.
        if (isLineBreak(line.text, typed)) {
          goToNext(key, line.text)
          return
        }
        const [first = '', ...others] = linesIn(typed)
        set(key, { ...line, text: first })
        insert(
          key,
          others.map((text) => ({ key: newKey(), row: { ...line, text } })),
        )
      },
      move: (key, position, text) => {
        onChange((all) => moveRow(all, key, position))
        announce(adminLines.moved(adminLines.noun(text), position, lineCount))
        focusMenu(key)
      },
      remove: (key, line) => {
        const { bringBack } = rememberRow(lines, key)
        const before = shownLines[Math.max(0, keysOf(lines).indexOf(key) - 1)]
        onChange((all) => removeRow(all, key))
        if (before) focus(before.key)
        const offer = (title: string) =>
          notifyWithUndo(title, () => {
            if (newest.current.filter(isFilled).length >= max) offer(fullMessage)
            else onChange(bringBack)
          })
        if (isFilled(line)) offer(adminLines.removed(adminLines.noun(line.text)))
      },
    },
  }
}

const rowIn = (list: HTMLElement | null, key: string) =>
  list?.querySelector(`[data-row="${CSS.escape(key)}"]`)
const controlIn = (list: HTMLElement | null, key: string, what: string) =>
  rowIn(list, key)?.querySelector<HTMLElement>(what)
const nextControl = (list: HTMLElement | null, key: string) =>
  rowIn(list, key)?.nextElementSibling?.querySelector<HTMLElement>('textarea')
