import { Plus } from 'lucide-react'
import { adminLines } from '../../copy/admin/lines'
import { trimText } from '../../lib/text/plain-text'
import { LINE_MAX_CHARS } from '../../limits'
import type { Keyed } from '../form/state/rows'
import { IconButton } from '../ui/buttons'
import { TextField } from '../ui/fields'
import { moveFocusOnRemoval } from '../ui/focus'
import { ColorSelect, type ColorWords } from './color-select'
import type { Line } from './lines'
import { RowMenu, type RowMenuProps } from './row-end'
import type { LineActions } from './use-lines'

type Props<T extends Line> = {
  /** The name of its control, which messages about errors lead to. */
  name: string
  label: string
  /** Stands in the line that is being added, and names it. */
  placeholder: string
  /** Without these words no colour can be chosen. */
  colorWords: ColorWords | undefined
  keyedLine: Keyed<T>
  /** The position of the line among the lines, and whether it can be removed. */
  menu: Pick<RowMenuProps, 'position' | 'total' | 'canRemove'>
  actions: LineActions<T>
}

/** A line of a list of texts, or the one that is being added. */
export function LineRow<T extends Line>({
  name,
  label,
  placeholder,
  colorWords,
  keyedLine: { key, row: line },
  menu,
  actions,
}: Props<T>) {
  const isNew = actions.isNew(key)
  const { text, color } = line
  return (
    <li ref={moveFocusOnRemoval} data-row={key} className="flex items-center gap-1">
      {colorWords && color && (!isNew || text) ? (
        <ColorSelect
          text={text}
          words={colorWords}
          value={color}
          onChange={(next) => actions.set(key, { ...line, color: next })}
        />
      ) : null}
      <TextField
        field={{ name, value: text, onChange: (typed) => actions.type(key, line, typed) }}
        // The hidden label of the input leaves a gap, which would lift the buttons beside it.
        className="-mt-1.5 min-w-0 flex-1"
        label={<span className="sr-only">{isNew ? placeholder : label}</span>}
        onEnter={() => actions.goToNext(key, text)}
        input={{
          rows: 1,
          maxLength: LINE_MAX_CHARS,
          placeholder: isNew ? placeholder : undefined,
        }}
      />
      {isNew ? (
        <IconButton
          label={adminLines.add}
          icon={<Plus size={20} />}
          disabled={trimText(text) === ''}
          onClick={() => actions.add(text)}
        />
      ) : (
        <RowMenu
          name={text}
          {...menu}
          onMove={(position) => actions.move(key, position, text)}
          onRemove={() => actions.remove(key, line)}
        />
      )}
    </li>
  )
}
