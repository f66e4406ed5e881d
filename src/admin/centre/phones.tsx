import { Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { PHONES_MAX, TITLE_MAX } from '../../limits'
import { notifyRemoved } from '../form/messages'
import { AddRowButton } from '../ui/add-row-button'
import { IconButton } from '../ui/icon-button'
import { TextField } from '../ui/text-field'
import { newKey, type PhoneRow } from './form'
import { putBack, type FormProps } from './parts'

const copy = words.phones

export function Phones({ form: { phones }, edit, errorOf }: FormProps) {
  const set = (change: (rows: PhoneRow[]) => PhoneRow[]) => edit((now) => ({ ...now, phones: change(now.phones) }))
  const setRow = (index: number, part: Partial<PhoneRow>) =>
    set((rows) => rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const remove = (row: PhoneRow, index: number) => {
    set((rows) => rows.toSpliced(index, 1))
    if (row.number.trim() !== '')
      notifyRemoved(copy.removed(row.number), () => set((rows) => putBack(rows, row, index)))
  }
  return (
    <div className="grid gap-4">
      {phones.map((row, index) => (
        <fieldset
          key={row.key}
          className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_auto]"
        >
          <legend className="sr-only">{copy.label(index + 1)}</legend>
          <TextField
            className="col-span-2 md:col-span-1"
            name={`phones.${index}.number`}
            label={copy.number}
            hint={index === 0 ? copy.numberHint : undefined}
            type="tel"
            ltr
            required={index === 0}
            maxLength={40}
            error={errorOf(`phones.${index}.number`)}
            value={row.number}
            onChange={(number) => setRow(index, { number })}
          />
          <TextField
            name={`phones.${index}.label`}
            label={copy.name}
            hint={index === 0 ? copy.nameHint : undefined}
            maxLength={TITLE_MAX}
            value={row.label}
            onChange={(label) => setRow(index, { label })}
          />
          {phones.length > 1 ? (
            <IconButton
              label={copy.remove(row.number)}
              icon={<Trash2 size={20} />}
              tone="danger"
              onClick={() => remove(row, index)}
              className="mt-9 self-start"
            />
          ) : null}
        </fieldset>
      ))}
      {phones.length < PHONES_MAX ? (
        <AddRowButton
          label={copy.add}
          onClick={() => set((rows) => [...rows, { key: newKey(), label: '', number: '' }])}
        />
      ) : null}
    </div>
  )
}
