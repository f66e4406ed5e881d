import { Trash2 } from 'lucide-react'
import { adminCentre } from '../../copy/admin-centre'
import { trimmed } from '../../lib/plain-text'
import { PHONES_MAX, TITLE_MAX } from '../../limits'
import { pasteLines } from '../form/paste-lines'
import { rowsOf } from '../form/row-acts'
import { keyed } from '../form/rows'
import { AddRowButton, IconButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { type FormProps } from './parts'

const phoneWords = adminCentre.phones

export function Phones({ form: { phones }, editField, errorOf }: FormProps) {
  const set = editField('phones')
  const { change, append, remove, paste } = rowsOf(set)
  return (
    <div className="grid gap-4">
      {keyed(phones).map(({ key, row }, index) => {
        const text = textProps(row, (part) => change(key, part), {
          errorOf,
          start: `phones.${index}.`,
        })
        const isFirst = index === 0
        return (
          <fieldset
            key={key}
            onPaste={pasteLines('number', (numbers) =>
              paste(
                numbers.map((number) => ({ number, label: '' })),
                key,
                'number',
              ),
            )}
            className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_auto]"
          >
            <legend className="sr-only">{phoneWords.label(index + 1)}</legend>
            <TextField
              {...text('number')}
              className="col-span-2 md:col-span-1"
              label={phoneWords.number}
              hint={isFirst && phoneWords.numberHint}
              type="tel"
              ltr
              required={isFirst}
            />
            <TextField
              {...text('label')}
              label={phoneWords.name}
              hint={isFirst && phoneWords.nameHint}
              maxLength={TITLE_MAX}
            />
            {phones.length > 1 ? (
              <IconButton
                label={phoneWords.remove(row.number)}
                icon={<Trash2 size={20} />}
                tone="danger"
                onClick={() =>
                  remove(phones, key, trimmed(row.number) && phoneWords.removed(row.number))
                }
                className="mt-9 self-start"
              />
            ) : null}
          </fieldset>
        )
      })}
      {phones.length < PHONES_MAX ? (
        <AddRowButton text={phoneWords.add} onClick={() => append({ label: '', number: '' })} />
      ) : null}
    </div>
  )
}
