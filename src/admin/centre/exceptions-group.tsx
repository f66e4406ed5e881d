import { adminCentre as words } from '../../copy/admin-centre'
import { EXCEPTIONS_MAX } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { notifyRemoved, putBack } from '../editing/notify-removed'
import { ExceptionFields } from './exception-fields'
import type { FormHandle } from './fields'
import { newId, type ExceptionRow } from './form'
import { Group } from './group'
import { RowButton } from './row-button'
import { comingOf } from './summaries'
import { AddRowButton } from '../ui/add-row-button'

const copy = words.exceptions

/** A row for each occasion with other hours; those that have passed are folded. */
export function ExceptionsGroup(handle: FormHandle) {
  const { form, edit, errorOf, place } = handle
  const { exceptions } = form
  const set = (change: (rows: ExceptionRow[]) => ExceptionRow[]) =>
    edit((now) => ({ ...now, exceptions: change(now.exceptions) }))

  function add() {
    const row = newException()
    set((rows) => [row, ...rows])
    place.show(`${nameOf(row)}.note`)
  }

  function remove(row: ExceptionRow) {
    const index = exceptions.indexOf(row)
    set((rows) => rows.filter(({ id }) => id !== row.id))
    notifyRemoved(copy.removed, () => set((rows) => putBack(rows, row, index)))
  }

  const coming = comingOf(exceptions)
  // The open row stays where it is while its dates are typed.
  const isPast = (row: ExceptionRow) => !coming.includes(row) && place.open.row !== nameOf(row)
  const past = exceptions.filter(isPast)
  const list = (rows: readonly ExceptionRow[]) => (
    <ul className="divide-y divide-hairline">
      {rows.map((row) => {
        const name = nameOf(row)
        const isOpen = place.open.row === name
        return (
          <li key={row.id}>
            <RowButton
              name={name}
              title={row.note.trim() || copy.nameless}
              value={copy.value(row)}
              isOpen={isOpen}
              hasError={['from', 'to', 'opens', 'closes'].some((part) => errorOf(`${name}.${part}`))}
              onToggle={(button) => place.toggleRow(name, button)}
            />
            {isOpen ? (
              <ExceptionFields
                row={row}
                name={name}
                errorOf={errorOf}
                onChange={(part) => set((all) => all.map((one) => (one.id === row.id ? { ...one, ...part } : one)))}
                onRemove={() => remove(row)}
              />
            ) : null}
          </li>
        )
      })}
    </ul>
  )

  return (
    <Group {...handle} name="exceptions" hint={copy.hint}>
      {exceptions.length < EXCEPTIONS_MAX ? (
        <AddRowButton label={copy.add} onClick={add} />
      ) : (
        <p className="text-small text-accent">{copy.full}</p>
      )}
      {exceptions.length === past.length ? (
        <p className="text-small text-hint">{copy.empty}</p>
      ) : (
        list(exceptions.filter((row) => !isPast(row)))
      )}
      {past.length > 0 ? (
        <Disclosure title={<span className="text-card text-muted">{copy.past(past.length)}</span>}>
          {list(past)}
        </Disclosure>
      ) : null}
    </Group>
  )
}

const nameOf = ({ id }: ExceptionRow): string => `exceptions.${id}`

const newException = (): ExceptionRow => ({
  id: newId(),
  from: '',
  to: '',
  isClosed: true,
  opens: '',
  closes: '',
  note: '',
})
