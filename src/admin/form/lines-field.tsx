import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countOf } from '../../copy/admin-counts'
import { directorText, lineWords as words } from '../../copy/admin-director-text'
import { inserted, replaced, without } from '../../lib/lists'
import { move } from '../../lib/order'
import { trimmed } from '../../lib/plain-text'
import { COLORS, LIST_ITEM_MAX, type Color } from '../../limits'
import { useLatest } from '../../ui/use-latest'
import { IconButton } from '../ui/buttons'
import { Swatch } from '../ui/choices'
import { TextField } from '../ui/fields'
import { Menu, type MenuItem } from '../ui/menu'
import { notifyRemoved } from './messages'

export type Line = { text: string; color?: Color }

type Props = {
  /** The names of its controls begin with it. */
  name: string
  copy: {
    title: string
    hint?: string
    placeholder: string
    full: string
    item: (position: number) => string
  }
  lines: readonly Line[]
  max: number
  /** As many lines stay. */
  least?: number
  hasColor?: boolean
  onChange: (change: (lines: readonly Line[]) => Line[]) => void
}

/** From here on the counter is of use. */
const NEARLY_FULL = 3

/** A list of texts. What is typed in the last field counts at once; the button or Enter adds it and goes on. */
export function LinesField({
  name,
  copy,
  lines,
  max,
  least = 0,
  hasColor = false,
  onChange,
}: Props) {
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const latest = useLatest(lines)
  const [spoken, setSpoken] = useState('')
  // A line has no id, so the focus is sent to its new row.
  const focus = (row: number, what = 'textarea') =>
    requestAnimationFrame(() =>
      list.current?.children[row]?.querySelector<HTMLElement>(what)?.focus(),
    )
  const set = (row: number, line: Line) => onChange((all) => replaced(all, row, line))

  function shift(row: number, to: number, text: string) {
    onChange((all) => move(all, row, to))
    setSpoken(words.moved(text, to + 1, added))
    focus(to, 'button')
  }
  function remove(row: number, line: Line) {
    onChange((all) => without(all, row))
    focus(Math.max(0, row - 1))
    const undo = (title: string) =>
      notifyRemoved(title, () => {
        if (latest.current.filter((one) => trimmed(one.text) !== '').length >= max) undo(copy.full)
        else onChange((all) => inserted(all, row, line))
      })
    if (trimmed(line.text) !== '') undo(words.removed(line.text))
  }

  // The lines before the one that is being added.
  const [added, setAdded] = useState(lines.length)
  if (lines.length < added || lines.length > added + 1) setAdded(lines.length)
  const isFull = added >= max
  const shown: readonly Line[] = lines.length > added || isFull ? lines : [...lines, { text: '' }]
  function add() {
    const text = trimmed(lines[added]?.text ?? '')
    if (!text) return
    setAdded(added + 1)
    setSpoken(words.added(text))
    focus(added + 1)
  }

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-card font-semibold text-ink">
        {copy.title}
        {max - lines.length <= NEARLY_FULL ? (
          <span className="text-tiny font-normal text-muted"> {countOf(lines.length, max)}</span>
        ) : null}
      </h3>
      {copy.hint ? <p className="-mt-1 text-tiny text-muted">{copy.hint}</p> : null}
      <ul ref={list} className="grid gap-2">
        {shown.map((line, row) => {
          const isNew = row === added
          const { text, color = COLORS[0] } = line
          return (
            <li key={row} className="flex items-center gap-1">
              {hasColor && (!isNew || text) ? (
                <ColorSelect
                  label={words.colorOf(text, directorText.colors[color])}
                  value={color}
                  onChange={(next) => set(row, { text, color: next })}
                />
              ) : null}
              <TextField
                className="min-w-0 flex-1"
                name={`${name}.${row}`}
                label={
                  <span className="sr-only">{isNew ? copy.placeholder : copy.item(row + 1)}</span>
                }
                {...(isNew && { placeholder: copy.placeholder })}
                value={text}
                maxLength={LIST_ITEM_MAX}
                rows={1}
                onChange={(next) => set(row, { ...line, text: next.replaceAll(/\s*\n\s*/g, ' ') })}
                onEnter={() => (isNew ? add() : focus(row + 1))}
              />
              {isNew ? (
                <IconButton
                  label={words.add}
                  icon={<Plus size={20} />}
                  disabled={trimmed(text) === ''}
                  onClick={add}
                />
              ) : (
                <RowMenu
                  name={text}
                  row={row}
                  total={added}
                  canRemove={added > least}
                  onMove={(to) => shift(row, to, text)}
                  onRemove={() => remove(row, line)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {isFull ? <p className="text-small text-accent">{copy.full}</p> : null}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  )
}

type ColorProps = { label: string; value: Color; onChange: (color: Color) => void }

/** The colour of a line: a native list behind its swatch. */
const ColorSelect = ({ label, value, onChange }: ColorProps) => (
  <span className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-night">
    <Swatch color={value} />
    <select
      aria-label={label}
      value={value}
      onChange={(event) =>
        onChange(COLORS.find((color) => color === event.target.value) ?? COLORS[0])
      }
      className="absolute inset-0 cursor-pointer opacity-0"
    >
      {COLORS.map((color) => (
        <option key={color} value={color}>
          {directorText.colors[color]}
        </option>
      ))}
    </select>
  </span>
)

type MenuProps = {
  name: string
  /** 0-based. */
  row: number
  total: number
  canRemove?: boolean
  onMove: (row: number) => void
  onRemove: () => void
  className?: string
}

/** What can be done with a row of a list in a form, in words. */
export function RowMenu({
  name,
  row,
  total,
  canRemove = true,
  onMove,
  onRemove,
  className,
}: MenuProps) {
  const items: (MenuItem & { isOff: boolean })[] = [
    { label: words.up, icon: ArrowUp, isOff: row === 0, onSelect: () => onMove(row - 1) },
    {
      label: words.down,
      icon: ArrowDown,
      isOff: row >= total - 1,
      onSelect: () => onMove(row + 1),
    },
    { label: words.remove, icon: Trash2, tone: 'danger', isOff: !canRemove, onSelect: onRemove },
  ]
  const possible = items.filter(({ isOff }) => !isOff)
  return (
    <Menu
      label={words.menu(name)}
      items={possible}
      disabled={possible.length === 0}
      className={className}
    />
  )
}

/** What is done with the rows of a list in a form. `key` tells a row from the others, also after a move. */
export const rowsOf = <K extends string, T extends Record<K, string>>(
  key: K,
  set: (change: (rows: T[]) => T[]) => void,
) => ({
  change: (row: T, part: Partial<T>) =>
    set((rows) => rows.map((one) => (one[key] === row[key] ? { ...one, ...part } : one))),
  /** With a message it can be undone. */
  remove: (row: T, index: number, message: string | null) => {
    set((rows) => rows.filter((one) => one[key] !== row[key]))
    if (message) notifyRemoved(message, () => set((rows) => inserted(rows, index, row)))
  },
})
