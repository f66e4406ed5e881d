import { useState } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import { trimText } from '../../lib/text/plain-text'
import { EXCEPTIONS_MAX, SHORT_TEXT_MAX_CHARS } from '../../limits'
import { useFocusControlLater } from '../form/focus-control'
import { FoldedRow } from '../form/folded'
import { toKeyedRows } from '../form/state/rows'
import { rowActions } from '../row-fields/row-actions'
import { RemoveRowButton } from '../row-fields/row-end'
import { AddRowButton } from '../ui/buttons'
import { Choices } from '../ui/choices'
import { TextField, textProps } from '../ui/fields'
import { moveFocusOnRemoval } from '../ui/focus'
import { ToggleChip } from '../ui/toggle-chip'
import type { CentreGroupProps } from './centre-group'
import { SpanFields } from './span-fields'
import { exceptionDays } from './summary'
import type { ExceptionRow } from './typed-centre'

const exceptionsWords = adminCentre.exceptions

export function Exceptions({ form: { typed, editField }, errorOf }: CentreGroupProps) {
  const { exceptions } = typed
  const { change, prepend, remove } = rowActions(editField('exceptions'))
  const focusLater = useFocusControlLater()
  const add = () => {
    prepend({ from: '', to: '', isClosed: true, opens: '', closes: '', note: '' })
    focusLater('exceptions.0.note')
  }
  return (
    <>
      {exceptions.length < EXCEPTIONS_MAX ? (
        <AddRowButton text={exceptionsWords.add} onClick={add} />
      ) : (
        <p className="text-small text-accent">{exceptionsWords.full}</p>
      )}
      {exceptions.length === 0 ? (
        <p className="text-small text-hint">{exceptionsWords.empty}</p>
      ) : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {toKeyedRows(exceptions).map(({ key, row }, index) => (
          <Exception
            key={key}
            row={row}
            index={index}
            onChange={(changes) => change(key, changes)}
            onRemove={() => remove(exceptions, key, exceptionsWords.removed)}
            errorOf={errorOf}
          />
        ))}
      </ul>
    </>
  )
}

type ExceptionProps = Pick<CentreGroupProps, 'errorOf'> & {
  row: ExceptionRow
  index: number
  onChange: (changes: Partial<ExceptionRow>) => void
  onRemove: () => void
}

function Exception({ row, index, onChange, onRemove, errorOf }: ExceptionProps) {
  const { from, to, isClosed, note } = row
  const name = `exceptions.${index}`
  const text = textProps(row, onChange, { errorOf, namePrefix: `${name}.` })
  // A single day needs no second date.
  const setFrom = (date: string) =>
    onChange({ from: date, ...((to === '' || to === from) && { to: date }) })
  return (
    <li ref={moveFocusOnRemoval}>
      <FoldedRow
        list="exceptions"
        title={trimText(note) || exceptionsWords.nameless}
        value={exceptionDays(row)}
      >
        <div className="grid gap-2">
          <TextField
            field={text('note')}
            label={exceptionsWords.note}
            input={{ maxLength: SHORT_TEXT_MAX_CHARS }}
          />
          <Suggestions row={row} onChange={onChange} />
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            field={{ ...text('from'), onChange: setFrom }}
            label={exceptionsWords.from}
            input={{ type: 'date', ltr: true }}
          />
          <TextField
            field={text('to')}
            label={exceptionsWords.to}
            input={{ type: 'date', ltr: true }}
          />
        </div>
        <Choices
          look="segments"
          label={exceptionsWords.kind}
          options={['closed', 'open']}
          names={exceptionsWords.kinds}
          value={isClosed ? 'closed' : 'open'}
          onChange={(kind) => onChange({ isClosed: kind === 'closed' })}
        />
        {isClosed ? null : (
          <SpanFields
            name={name}
            labels={exceptionsWords}
            value={row}
            errorOf={errorOf}
            onChange={onChange}
          />
        )}
        <RemoveRowButton
          label={exceptionsWords.removeOf(trimText(note) || exceptionsWords.nameless)}
          onRemove={onRemove}
        />
      </FoldedRow>
    </li>
  )
}

type Suggestion = Pick<ExceptionRow, 'note' | 'isClosed'>

type SuggestionsProps = {
  row: Suggestion
  onChange: (changes: Partial<Suggestion>) => void
}

/** The suggested notes, such as that of a feast. A second press gives back what the suggestion has replaced. */
function Suggestions({ row: { note, isClosed }, onChange }: SuggestionsProps) {
  /** The note of the suggestion that was pressed last, and what it has replaced. */
  const [replacement, setReplacement] = useState<{ note: string; before: Suggestion } | null>(null)
  const press = (suggestion: Suggestion) => {
    const before = replacement?.note === note ? replacement.before : null
    if (note === suggestion.note) {
      onChange(before ?? { note: '' })
      return
    }
    setReplacement({ note: suggestion.note, before: before ?? { note, isClosed } })
    onChange(suggestion)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {exceptionsWords.suggestions.map((suggestion) => (
        <ToggleChip
          key={suggestion.note}
          isPressed={note === suggestion.note}
          onClick={() => press(suggestion)}
        >
          {suggestion.note}
        </ToggleChip>
      ))}
    </div>
  )
}
