import { Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { EXCEPTIONS_MAX, TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { notifyRemoved } from '../form/messages'
import { focusControl } from '../form/use-field-errors'
import { AddRowButton } from '../ui/add-row-button'
import { Choices } from '../ui/choices'
import { TextField } from '../ui/text-field'
import { ToggleChip } from '../ui/toggle-chip'
import { newKey, type ExceptionRow } from './form'
import { putBack, Row, type FormProps } from './parts'
import { SpanFields } from './span-fields'
import { occasionText } from './summaries'

const copy = words.exceptions

/** A row for each occasion with other hours; what has passed is at the end. */
export function Exceptions({ form: { exceptions }, edit, errorOf }: FormProps) {
  const set = (change: (rows: ExceptionRow[]) => ExceptionRow[]) =>
    edit((now) => ({ ...now, exceptions: change(now.exceptions) }))
  const add = () => {
    const row = { key: newKey(), from: '', to: '', isClosed: true, opens: '', closes: '', note: '' }
    set((rows) => [row, ...rows])
    requestAnimationFrame(() => focusControl(document.body, 'exceptions.0.note'))
  }
  const remove = (row: ExceptionRow, index: number) => {
    set((rows) => rows.filter(({ key }) => key !== row.key))
    notifyRemoved(copy.removed, () => set((rows) => putBack(rows, row, index)))
  }
  return (
    <>
      {exceptions.length < EXCEPTIONS_MAX ? (
        <AddRowButton label={copy.add} onClick={add} />
      ) : (
        <p className="text-small text-accent">{copy.full}</p>
      )}
      {exceptions.length === 0 ? (
        <p className="text-small text-hint">{copy.empty}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {exceptions.map((row, index) => {
            const name = `exceptions.${index}`
            return (
              <li key={row.key}>
                <Row
                  list="exceptions"
                  title={row.note.trim() || copy.nameless}
                  value={occasionText(row)}
                  hasError={['from', 'to', 'opens', 'closes'].some((part) => errorOf(`${name}.${part}`))}
                >
                  <ExceptionFields
                    row={row}
                    name={name}
                    errorOf={errorOf}
                    onChange={(part) =>
                      set((all) => all.map((one) => (one.key === row.key ? { ...one, ...part } : one)))
                    }
                    onRemove={() => remove(row, index)}
                  />
                </Row>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

type FieldsProps = {
  row: ExceptionRow
  /** The names of the controls begin with it. */
  name: string
  errorOf: FormProps['errorOf']
  onChange: (part: Partial<ExceptionRow>) => void
  onRemove: () => void
}

function ExceptionFields({ row, name, errorOf, onChange, onRemove }: FieldsProps) {
  const { from, to, isClosed, opens, closes, note } = row
  return (
    <>
      <div className="grid gap-2">
        <TextField
          name={`${name}.note`}
          label={copy.note}
          maxLength={TITLE_MAX}
          value={note}
          onChange={(text) => onChange({ note: text })}
        />
        <div className="flex flex-wrap gap-2">
          {copy.occasions.map((occasion) => (
            <ToggleChip
              key={occasion.note}
              isPressed={note === occasion.note}
              onClick={() => onChange(note === occasion.note ? { note: '' } : occasion)}
            >
              {occasion.note}
            </ToggleChip>
          ))}
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
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
      </div>
      <Choices
        look="segments"
        label={copy.kind}
        options={['closed', 'open']}
        names={copy.kinds}
        value={isClosed ? 'closed' : 'open'}
        onChange={(kind) => onChange({ isClosed: kind === 'closed' })}
      />
      {isClosed ? null : (
        <SpanFields name={name} labels={copy} value={{ opens, closes }} errorOf={errorOf} onChange={onChange} />
      )}
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 size={18} />}
        onClick={onRemove}
        className="justify-self-start text-red-600"
      >
        {copy.remove}
      </Button>
    </>
  )
}
