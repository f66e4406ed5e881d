import { ArrowUpDown, Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countOf } from '../../copy/admin-counts'
import { directorText } from '../../copy/admin-director-text'
import { move } from '../../lib/order'
import { notifyRemoved, putBack } from '../editing/notify-removed'
import { AddRow } from './add-row'
import type { Pending, Row } from './form'
import { ListRow } from './list-row'

const words = directorText.list

type Props = {
  /** The names of the rows' controls begin with it. */
  name: string
  copy: { title: string; hint?: string; placeholder: string; full: string; item: (position: number) => string }
  rows: Row[]
  max: number
  hasColor?: boolean
  onChange: (change: (rows: Row[]) => Row[]) => void
  pending: Pending
  onPending: (pending: Pending) => void
  onAdd: () => void
}

export function TextList({ name, copy, rows, max, hasColor = false, onChange, pending, onPending, onAdd }: Props) {
  const heading = useId()
  const [isSorting, setSorting] = useState(false)
  const [spoken, setSpoken] = useState('')
  const addInput = useRef<HTMLInputElement>(null)

  const edit = (id: string, change: Partial<Row>) =>
    onChange((list) => list.map((row) => (row.id === id ? { ...row, ...change } : row)))

  function shift(row: Row, from: number, position: number) {
    onChange((list) => move(list, from, position - 1))
    setSpoken(words.moved(row.text, position, rows.length))
  }

  function remove(row: Row, at: number, line: HTMLElement | null) {
    const near = line?.nextElementSibling ?? line?.previousElementSibling
    const next = near?.querySelector<HTMLElement>('[data-remove]') ?? addInput.current
    next?.focus()
    onChange((list) => list.filter((other) => other.id !== row.id))
    notifyRemoved(words.removed(row.text), () => onChange((list) => putBack(list, row, at)))
  }

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h3 id={heading} className="text-card font-semibold text-ink">
          {copy.title}
        </h3>
        <span className="text-tiny text-muted">{countOf(rows.length, max)}</span>
        {rows.length > 1 ? (
          <button
            type="button"
            aria-pressed={isSorting}
            aria-label={words.reorderOf(copy.title)}
            onClick={() => setSorting(!isSorting)}
            className="ms-auto -me-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-small font-semibold text-primary hover:bg-tint md:hidden"
          >
            {isSorting ? <Check size={18} aria-hidden /> : <ArrowUpDown size={18} aria-hidden />}
            {isSorting ? words.reorderDone : words.reorder}
          </button>
        ) : null}
      </div>
      {copy.hint ? <p className="-mt-2 text-tiny text-muted">{copy.hint}</p> : null}
      {rows.length > 0 ? (
        <ul className="grid gap-2">
          {rows.map((row, index) => (
            <ListRow
              key={row.id}
              row={row}
              name={`${name}.${index}`}
              label={copy.item(index + 1)}
              position={index + 1}
              count={rows.length}
              hasColor={hasColor}
              isSorting={isSorting}
              onEdit={(change) => edit(row.id, change)}
              onMove={(position) => shift(row, index, position)}
              onRemove={(line) => remove(row, index, line)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-small text-hint">{words.empty}</p>
      )}
      <AddRow
        ref={addInput}
        copy={copy}
        hasColor={hasColor}
        isFull={rows.length >= max}
        pending={pending}
        onPending={onPending}
        onAdd={() => {
          onAdd()
          setSpoken(words.added(pending.text.trim()))
        }}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  )
}
