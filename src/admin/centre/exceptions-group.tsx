import { Plus, Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { EXCEPTIONS_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { notifyRemoved, putBack } from '../notify-removed'
import { IconButton } from '../ui/icon-button'
import { TextField } from '../ui/text-field'
import { Group, Pair, type FormHandle } from './fields'
import { newId, type ExceptionRow } from './form'
import { SpanFields } from './span-fields'

const copy = words.exceptions

export function ExceptionsGroup({ form: { exceptions }, edit, errorOf }: FormHandle) {
  const set = (change: (rows: ExceptionRow[]) => ExceptionRow[]) =>
    edit((now) => ({ ...now, exceptions: change(now.exceptions) }))

  function remove(row: ExceptionRow, index: number) {
    set((rows) => rows.filter(({ id }) => id !== row.id))
    notifyRemoved(copy.removed, () => set((rows) => putBack(rows, row, index)))
  }

  return (
    <Group title={words.groups.exceptions} hint={copy.hint}>
      {exceptions.length === 0 ? <p className="text-small text-hint">{copy.empty}</p> : null}
      {exceptions.map((row, index) => (
        <ExceptionFields
          key={row.id}
          row={row}
          index={index}
          errorOf={errorOf}
          onChange={(part) => set((rows) => rows.map((one) => (one.id === row.id ? { ...one, ...part } : one)))}
          onRemove={() => remove(row, index)}
        />
      ))}
      {exceptions.length < EXCEPTIONS_MAX ? (
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => set((rows) => [...rows, newException()])}
          className="justify-self-start"
        >
          {copy.add}
        </Button>
      ) : (
        <p className="text-small text-accent">{copy.full}</p>
      )}
    </Group>
  )
}

const newException = (): ExceptionRow => ({
  id: newId(),
  from: '',
  to: '',
  isClosed: true,
  opens: '',
  closes: '',
  note: '',
})

type RowProps = {
  row: ExceptionRow
  index: number
  errorOf: FormHandle['errorOf']
  onChange: (part: Partial<ExceptionRow>) => void
  onRemove: () => void
}

function ExceptionFields({ row, index, errorOf, onChange, onRemove }: RowProps) {
  const name = `exceptions.${index}`
  const { from, to, isClosed, opens, closes, note } = row
  return (
    <fieldset className="grid gap-4 rounded-control bg-tint p-3.5">
      <legend className="sr-only">{copy.item(index + 1)}</legend>
      <div className="flex items-start gap-3">
        <TextField
          className="flex-1"
          name={`${name}.note`}
          label={copy.note}
          hint={index === 0 ? copy.noteHint : undefined}
          maxLength={TITLE_MAX}
          value={note}
          onChange={(text) => onChange({ note: text })}
        />
        <IconButton
          label={copy.remove(index + 1)}
          icon={<Trash2 size={20} aria-hidden />}
          tone="danger"
          onClick={onRemove}
          className="mt-9"
        />
      </div>
      <Pair>
        <TextField
          name={`${name}.from`}
          label={copy.from}
          type="date"
          ltr
          error={errorOf(`${name}.from`)}
          value={from}
          // A holiday of one day needs no second date.
          onChange={(date) => onChange({ from: date, ...((to === '' || to === from) && { to: date }) })}
        />
        <TextField
          name={`${name}.to`}
          label={copy.to}
          type="date"
          ltr
          error={errorOf(`${name}.to`)}
          value={to}
          onChange={(date) => onChange({ to: date })}
        />
      </Pair>
      <Pair>
        <SelectField
          name={`${name}.kind`}
          label={copy.kind}
          value={isClosed ? 'closed' : 'open'}
          options={(['closed', 'open'] as const).map((value) => ({ value, label: copy.kinds[value] }))}
          onChange={(kind) => onChange({ isClosed: kind === 'closed' })}
        />
        {isClosed ? null : (
          <div className="self-end">
            <SpanFields
              name={name}
              labels={copy}
              value={{ opens, closes }}
              errorOf={errorOf}
              onChange={(span) => onChange(span)}
            />
          </div>
        )}
      </Pair>
    </fieldset>
  )
}
