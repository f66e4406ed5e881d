import { Trash2 } from 'lucide-react'
import { adminCentre as words } from '../../copy/admin-centre'
import { TITLE_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Segments } from '../ui/segments'
import { TextField } from '../ui/text-field'
import { ToggleChip } from '../ui/toggle-chip'
import { Pair, type FormHandle } from './fields'
import type { ExceptionRow } from './form'
import { SpanFields } from './span-fields'

const copy = words.exceptions

type Props = {
  row: ExceptionRow
  /** The names of the controls begin with it. */
  name: string
  errorOf: FormHandle['errorOf']
  onChange: (part: Partial<ExceptionRow>) => void
  onRemove: () => void
}

export function ExceptionFields({ row, name, errorOf, onChange, onRemove }: Props) {
  const { from, to, isClosed, opens, closes, note } = row
  return (
    <div className="grid gap-4 px-1 pt-1 pb-4">
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
      <Segments
        label={copy.kind}
        name={`${name}.kind`}
        value={isClosed ? 'closed' : 'open'}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: copy.kinds[value] }))}
        onChange={(kind) => onChange({ isClosed: kind === 'closed' })}
      />
      {isClosed ? null : (
        <SpanFields
          name={name}
          labels={copy}
          value={{ opens, closes }}
          errorOf={errorOf}
          onChange={(span) => onChange(span)}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
        className="justify-self-start text-red-600"
      >
        {copy.remove}
      </Button>
    </div>
  )
}
