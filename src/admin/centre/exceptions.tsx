import { adminCentre } from '../../copy/admin-centre'
import { trimmed } from '../../lib/plain-text'
import { EXCEPTIONS_MAX, TITLE_MAX } from '../../limits'
import { focusControl } from '../form/field-errors'
import { FoldedRow } from '../form/folded'
import { rowsOf } from '../form/row-acts'
import { RemoveRow } from '../form/row-end'
import { keyed } from '../form/rows'
import { AddRowButton } from '../ui/buttons'
import { Choices, ToggleChip } from '../ui/choices'
import { TextField, textProps } from '../ui/fields'
import { handOnFocus, useFocusLater } from '../ui/focus'
import type { ExceptionRow } from './form'
import { SpanFields } from './hours'
import type { CentreFormProps } from './group'
import { occasionText } from './summary'

const occasionWords = adminCentre.exceptions

export function Exceptions({ form: { exceptions }, editField, errorOf }: CentreFormProps) {
  const { change, prepend, remove } = rowsOf(editField('exceptions'))
  const lead = useFocusLater((name) => focusControl(document.body, name))
  const add = () => {
    prepend({ from: '', to: '', isClosed: true, opens: '', closes: '', note: '' })
    lead('exceptions.0.note')
  }
  return (
    <>
      {exceptions.length < EXCEPTIONS_MAX ? (
        <AddRowButton text={occasionWords.add} onClick={add} />
      ) : (
        <p className="text-small text-accent">{occasionWords.full}</p>
      )}
      {exceptions.length === 0 ? (
        <p className="text-small text-hint">{occasionWords.empty}</p>
      ) : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {keyed(exceptions).map(({ key, row }, index) => {
          const { from, to, isClosed, note } = row
          const setRow = (part: Partial<ExceptionRow>) => change(key, part)
          const text = textProps(row, setRow, { errorOf, start: `exceptions.${index}.` })
          // A holiday of one day needs no second date.
          const setFrom = (date: string) =>
            setRow({ from: date, ...((to === '' || to === from) && { to: date }) })
          return (
            <li key={key} ref={handOnFocus}>
              <FoldedRow
                list="exceptions"
                title={trimmed(note) || occasionWords.nameless}
                value={occasionText(row)}
              >
                <div className="grid gap-2">
                  <TextField
                    field={text('note')}
                    label={occasionWords.note}
                    input={{ maxLength: TITLE_MAX }}
                  />
                  <div className="flex flex-wrap gap-2">
                    {occasionWords.occasions.map((occasion) => (
                      <ToggleChip
                        key={occasion.note}
                        isPressed={note === occasion.note}
                        onClick={() => setRow(note === occasion.note ? { note: '' } : occasion)}
                      >
                        {occasion.note}
                      </ToggleChip>
                    ))}
                  </div>
                </div>
                <div className="grid gap-4 md:grid-cols-2">
                  <TextField
                    field={{ ...text('from'), onChange: setFrom }}
                    label={occasionWords.from}
                    input={{ type: 'date', ltr: true }}
                  />
                  <TextField
                    field={text('to')}
                    label={occasionWords.to}
                    input={{ type: 'date', ltr: true }}
                  />
                </div>
                <Choices
                  look="segments"
                  label={occasionWords.kind}
                  options={['closed', 'open']}
                  names={occasionWords.kinds}
                  value={isClosed ? 'closed' : 'open'}
                  onChange={(kind) => setRow({ isClosed: kind === 'closed' })}
                />
                {isClosed ? null : (
                  <SpanFields
                    name={`exceptions.${index}`}
                    labels={occasionWords}
                    value={row}
                    errorOf={errorOf}
                    onChange={setRow}
                  />
                )}
                <RemoveRow
                  label={occasionWords.removeOf(trimmed(note) || occasionWords.nameless)}
                  onRemove={() => remove(exceptions, key, occasionWords.removed)}
                />
              </FoldedRow>
            </li>
          )
        })}
      </ul>
    </>
  )
}
