import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countOf } from '../../copy/admin-counts'
import { directorText, lineWords as words } from '../../copy/admin-director-text'
import { trimmed } from '../../lib/plain-text'
import { LIST_ITEM_MAX } from '../../limits'
import { useLatest } from '../../ui/use-latest'
import { announce } from '../ui/announce'
import { IconButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { handOnFocus, useFocusLater } from '../ui/focus'
import { ColorSelect } from './color-select'
import { isLineBreak, linesIn, type Line } from './lines'
import { notifyRemoved } from './messages'
import {
  appendRow,
  changeRow,
  hasRow,
  insertRows,
  keyed,
  keysOf,
  moveRow,
  newKey,
  removeRow,
  takeRow,
  type Keyed,
} from './rows'
import { RowMenu } from './row-end'

type Props<T extends Line> = {
  /** The names of its controls begin with it. */
  name: string
  label: string
  copy: {
    hint?: string
    placeholder: string
    full: string
    item: (position: number) => string
  }
  lines: readonly T[]
  /** What a new line begins with. One with a colour shows that. */
  start: T
  max: number
  /** The number of lines that cannot be removed. */
  least?: number
  onChange: (change: (lines: readonly T[]) => T[]) => void
}

/** From here on the counter is of use. */
const NEARLY_FULL = 3
const isFilled = ({ text }: Line): boolean => trimmed(text) !== ''

/** A list of texts. What is typed in the last field counts at once; the button or Enter adds it and goes on. */
export function LinesField<T extends Line>({
  name,
  label,
  copy,
  lines,
  start,
  max,
  least = 0,
  onChange,
}: Props<T>) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const latest = useLatest(lines)
  // The line that is being added. It counts as added once another one stands behind it.
  const [newLine, setNewLine] = useState(newKey)
  if (keysOf(lines).slice(0, -1).includes(newLine)) setNewLine(newKey())
  const added = lines.length - (hasRow(lines, newLine) ? 1 : 0)
  const isFull = added >= max
  const blank = { key: newLine, row: start }
  const shown: readonly Keyed<T>[] =
    added < lines.length || isFull ? keyed(lines) : [...keyed(lines), blank]

  const focus = useFocusLater((key) => controlIn(list.current, key, 'textarea')?.focus())
  const focusMenu = useFocusLater((key) => controlIn(list.current, key, 'button')?.focus())
  const set = (key: string, line: T) =>
    onChange((all) =>
      hasRow(all, key) ? changeRow(all, key, () => line) : appendRow(all, line, key),
    )

  function shift(key: string, to: number, text: string) {
    onChange((all) => moveRow(all, key, to))
    announce(words.moved(words.thing(text), to + 1, added))
    focusMenu(key)
  }
  function remove(key: string, line: T) {
    const { bringBack } = takeRow(lines, key)
    const before = shown[Math.max(0, keysOf(lines).indexOf(key) - 1)]
    onChange((all) => removeRow(all, key))
    if (before) focus(before.key)
    const offer = (title: string) =>
      notifyRemoved(title, () => {
        if (latest.current.filter(isFilled).length >= max) offer(copy.full)
        else onChange(bringBack)
      })
    if (isFilled(line)) offer(words.removed(words.thing(line.text)))
  }
  function add(text: string) {
    if (trimmed(text) === '') return
    const next = newKey()
    setNewLine(next)
    announce(words.added(words.thing(trimmed(text))))
    focus(next)
  }
  function goOn(key: string, text: string) {
    if (key === newLine) add(text)
    else nextControl(list.current, key)?.focus()
  }
  function type(key: string, line: T, typed: string) {
    const [text = '', ...more] = linesIn(typed)
    // Keyboards of phones send Enter as a line break.
    if (isLineBreak(line.text, typed)) {
      goOn(key, line.text)
      return
    }
    set(key, { ...line, text })
    const pasted = more.map((one) => ({ key: newKey(), row: { ...line, text: one } }))
    const last = pasted.at(-1)
    if (!last) return
    onChange((all) => insertRows(all, key, pasted))
    if (key === newLine) setNewLine(newKey())
    announce(words.added(words.thing(last.row.text)))
    focus(last.key)
  }

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-card font-semibold text-ink">
        {label}
        {max - lines.length <= NEARLY_FULL ? (
          <span className="text-tiny font-normal text-muted"> {countOf(lines.length, max)}</span>
        ) : null}
      </h3>
      {copy.hint ? <p className="-mt-1 text-tiny text-muted">{copy.hint}</p> : null}
      <ul ref={list} className="grid gap-3.5 pt-1.5">
        {shown.map(({ key, row: line }, index) => {
          const isNew = key === newLine
          const { text, color } = line
          return (
            <li key={key} ref={handOnFocus} data-row={key} className="flex items-center gap-1">
              {color && (!isNew || text) ? (
                <ColorSelect
                  label={words.colorOf(text, directorText.colors[color])}
                  value={color}
                  onChange={(next) => set(key, { ...line, color: next })}
                />
              ) : null}
              <TextField
                field={{
                  name: `${name}.${index}`,
                  value: text,
                  onChange: (typed) => type(key, line, typed),
                }}
                // Its hidden label leaves a gap, which would lift the buttons beside it.

                className="-mt-1.5 min-w-0 flex-1"
                label={
                  <span className="sr-only">{isNew ? copy.placeholder : copy.item(index + 1)}</span>
                }
                {...(isNew && { placeholder: copy.placeholder })}
                onEnter={() => goOn(key, text)}
                input={{ rows: 1, maxLength: LIST_ITEM_MAX }}
              />
              {isNew ? (
                <IconButton
                  label={words.add}
                  icon={<Plus size={20} />}
                  disabled={trimmed(text) === ''}
                  onClick={() => add(text)}
                />
              ) : (
                <RowMenu
                  name={text}
                  row={index}
                  total={added}
                  canRemove={added > least}
                  onMove={(to) => shift(key, to, text)}
                  onRemove={() => remove(key, line)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {isFull ? <p className="text-small text-accent">{copy.full}</p> : null}
    </section>
  )
}

const rowIn = (list: HTMLElement | null, key: string) =>
  list?.querySelector(`[data-row="${CSS.escape(key)}"]`)
const controlIn = (list: HTMLElement | null, key: string, what: string) =>
  rowIn(list, key)?.querySelector<HTMLElement>(what)
const nextControl = (list: HTMLElement | null, key: string) =>
  rowIn(list, key)?.nextElementSibling?.querySelector<HTMLElement>('textarea')
