import { adminCentre } from '../../copy/admin/centre'
import { adminLines } from '../../copy/admin/lines'
import { trimText } from '../../lib/text/plain-text'
import { PHONES_MAX, SHORT_TEXT_MAX_CHARS } from '../../limits'
import { toKeyedRows } from '../form/state/rows'
import { rowActions } from '../row-fields/row-actions'
import { RowMenu } from '../row-fields/row-end'
import { announce } from '../ui/announce'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { moveFocusOnRemoval } from '../ui/focus'
import type { CentreGroupProps } from './centre-group'
import { isFilled, type PhoneRow } from './typed-centre'

const phonesWords = adminCentre.phones

const newPhone = (values: Partial<PhoneRow> = {}): PhoneRow => ({
  label: '',
  typedNumber: '',
  ...values,
})

export function Phones({ form: { typed, editField }, errorOf }: CentreGroupProps) {
  const { phones } = typed
  const { change, append, move, remove, pasteLines } = rowActions(editField('phones'))
  return (
    <div className="grid gap-4">
      {toKeyedRows(phones).map(({ key, row }, index) => {
        const text = textProps(row, (changes) => change(key, changes), {
          errorOf,
          namePrefix: `phones.${index}.`,
        })
        const isFirst = index === 0
        const name =
          trimText(row.typedNumber) || trimText(row.label) || phonesWords.label(index + 1)
        return (
          <fieldset
            key={key}
            ref={moveFocusOnRemoval}
            onPaste={pasteLines(key, ['typedNumber'], newPhone)}
            className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_auto]"
          >
            <legend className="sr-only">{phonesWords.label(index + 1)}</legend>
            <TextField
              field={text('typedNumber')}
              className="col-span-2 md:col-span-1"
              label={phonesWords.number}
              hint={isFirst && phonesWords.numberHint}
              required={isFirst}
              input={{ type: 'tel', ltr: true }}
            />
            <TextField
              field={text('label')}
              label={phonesWords.name}
              hint={isFirst && phonesWords.nameHint}
              input={{ maxLength: SHORT_TEXT_MAX_CHARS }}
            />
            {phones.length > 1 ? (
              <RowMenu
                className="mt-9 -me-2 self-start"
                name={name}
                position={index + 1}
                total={phones.length}
                onMove={(position) => {
                  move(key, position)
                  announce(adminLines.moved(phonesWords.noun(name), position, phones.length))
                }}
                onRemove={() =>
                  remove(
                    phones,
                    key,
                    isFilled(row) ? adminLines.removed(phonesWords.noun(name)) : null,
                  )
                }
              />
            ) : null}
          </fieldset>
        )
      })}
      {phones.length < PHONES_MAX ? (
        <AddRowButton text={phonesWords.add} onClick={() => append(newPhone())} />
      ) : (
        <p className="text-small text-accent">{phonesWords.full}</p>
      )}
    </div>
  )
}
