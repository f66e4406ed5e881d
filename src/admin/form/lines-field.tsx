import { Plus } from 'lucide-react'
import { useId } from 'react'
import { countOf } from '../../copy/admin-counts'
import { directorText } from '../../copy/admin-director-text'
import { lineWords as words } from '../../copy/admin-lines'
import { trimmed } from '../../lib/plain-text'
import { LIST_ITEM_MAX } from '../../limits'
import { IconButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { handOnFocus } from '../ui/focus'
import { ColorSelect } from './color-select'
import { type Line } from './lines'
import { RowMenu } from './row-end'
import { useLines } from './use-lines'

type Props<T extends Line> = {
  /** The names of its controls begin with it. */
  name: string
  label: string
  copy: {
    hint?: string
    placeholder: string
    full: string
    item: (position: number) => string
  }
  lines: readonly T[]
  /** What a new line begins with. One with a colour shows that. */
  start: T
  max: number
  /** The number of lines that cannot be removed. */
  least?: number
  onChange: (change: (lines: readonly T[]) => T[]) => void
}

/** From here on the counter is of use. */
const NEARLY_FULL = 3

/** A list of texts. What is typed in the last field counts at once; the button or Enter adds it and goes on. */
export function LinesField<T extends Line>({
  name,
  label,
  copy,
  lines,
  start,
  max,
  least = 0,
  onChange,
}: Props<T>) {
  const heading = useId()
  const { list, shown, added, isFull, ...actions } = useLines({
    lines,
    start,
    max,
    full: copy.full,
    onChange,
  })

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-card font-semibold text-ink">
        {label}
        {max - lines.length <= NEARLY_FULL ? (
          <span className="text-tiny font-normal text-muted"> {countOf(lines.length, max)}</span>
        ) : null}
      </h3>
      {copy.hint ? <p className="-mt-1 text-tiny text-muted">{copy.hint}</p> : null}
      <ul ref={list} className="grid gap-3.5 pt-1.5">
        {shown.map(({ key, row: line }, index) => {
          const isNew = actions.isNew(key)
          const { text, color } = line
          return (
            <li key={key} ref={handOnFocus} data-row={key} className="flex items-center gap-1">
              {color && (!isNew || text) ? (
                <ColorSelect
                  label={words.colorOf(text, directorText.colors[color])}
                  value={color}
                  onChange={(next) => actions.set(key, { ...line, color: next })}
                />
              ) : null}
              <TextField
                field={{
                  name: `${name}.${index}`,
                  value: text,
                  onChange: (typed) => actions.type(key, line, typed),
                }}
                // Its hidden label leaves a gap, which would lift the buttons beside it.
                className="-mt-1.5 min-w-0 flex-1"
                label={
                  <span className="sr-only">{isNew ? copy.placeholder : copy.item(index + 1)}</span>
                }
                {...(isNew && { placeholder: copy.placeholder })}
                onEnter={() => actions.goOn(key, text)}
                input={{ rows: 1, maxLength: LIST_ITEM_MAX }}
              />
              {isNew ? (
                <IconButton
                  label={words.add}
                  icon={<Plus size={20} />}
                  disabled={trimmed(text) === ''}
                  onClick={() => actions.add(text)}
                />
              ) : (
                <RowMenu
                  name={text}
                  row={index}
                  total={added}
                  canRemove={added > least}
                  onMove={(to) => actions.move(key, to, text)}
                  onRemove={() => actions.remove(key, line)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {isFull ? <p className="text-small text-accent">{copy.full}</p> : null}
    </section>
  )
}
