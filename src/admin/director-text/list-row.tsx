import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { directorText } from '../../copy/admin-director-text'
import { cn } from '../../lib/cn'
import { LIST_ITEM_MAX, type Color } from '../../limits'
import { ColorField, Swatch } from '../ui/color-field'
import { EditButton, EditField } from '../ui/edit-in-place'
import { IconButton } from '../ui/icon-button'
import { MoveButtons } from '../ui/move-buttons'
import type { Row } from './form'

const words = directorText.list

type Props = {
  row: Row
  name: string
  label: string
  position: number
  count: number
  hasColor: boolean
  isSorting: boolean
  /** `typed` is null when the field closes; `text` is the confirmed text. */
  onEdit: (change: Partial<Pick<Row, 'text' | 'typed' | 'color'>>) => void
  onMove: (position: number) => void
  onRemove: (row: HTMLElement | null) => void
}

export function ListRow({ row, name, label, position, count, hasColor, isSorting, onEdit, onMove, onRemove }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const colorId = useId()
  const { text, typed, color } = row
  const setColor = (next: Color) => onEdit({ color: next })
  return (
    <li className="edged rounded-control bg-tint">
      <div className={cn('flex', typed === null ? 'items-center' : 'items-start py-1 pe-1', hasColor && 'ps-1')}>
        {hasColor ? (
          <button
            type="button"
            aria-expanded={isChoosing}
            aria-controls={colorId}
            aria-label={words.colorOf(text, directorText.colors[color])}
            onClick={() => setChoosing(!isChoosing)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sky"
          >
            <Swatch color={color} />
          </button>
        ) : null}
        {typed === null ? (
          <>
            <EditButton
              name={name}
              label={words.edit(text)}
              text={text}
              onClick={() => onEdit({ typed: text })}
              className={cn('px-3 text-card hover:bg-sky', hasColor && ['font-semibold', color].join(' '))}
            />
            <div className={cn('shrink-0', isSorting ? 'flex' : 'hidden md:flex')}>
              <MoveButtons
                kind="list"
                position={position}
                total={count}
                earlierLabel={words.up(text)}
                laterLabel={words.down(text)}
                onMove={onMove}
              />
            </div>
            <IconButton
              label={words.remove(text)}
              icon={<Trash2 size={20} aria-hidden />}
              tone="danger"
              data-remove
              onClick={(event) => onRemove(event.currentTarget.closest('li'))}
              className={isSorting ? 'hidden md:grid' : ''}
            />
          </>
        ) : (
          <div className={cn('min-w-0 flex-1', !hasColor && 'ps-1')}>
            <EditField
              name={name}
              label={label}
              value={typed}
              onChange={(next) => onEdit({ typed: next })}
              maxLength={LIST_ITEM_MAX}
              blankText={words.blank}
              doneLabel={words.done}
              cancelLabel={words.cancel}
              onDone={() => onEdit({ text: typed.trim(), typed: null })}
              onCancel={() => onEdit({ typed: null })}
            />
          </div>
        )}
      </div>
      {hasColor ? (
        <div id={colorId} hidden={!isChoosing} className="px-3 pb-3">
          <ColorField
            label={words.colorOf(text, directorText.colors[color])}
            value={color}
            names={directorText.colors}
            onChange={setColor}
          />
        </div>
      ) : null}
    </li>
  )
}
