import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { directorText } from '../../copy/admin-director-text'
import { cn } from '../../lib/cn'
import { LIST_ITEM_MAX, type Color } from '../../limits'
import { IconButton } from '../ui/icon-button'
import { ColorField, Swatch } from '../color-field'
import type { Row } from './form'

const words = directorText.list

type Props = {
  row: Row
  label: string
  position: number
  count: number
  hasColor: boolean
  isSorting: boolean
  onText: (text: string) => void
  onColor: (color: Color) => void
  onMove: (by: -1 | 1) => void
  onRemove: (row: HTMLElement | null) => void
}

export function ListRow({
  row,
  label,
  position,
  count,
  hasColor,
  isSorting,
  onText,
  onColor,
  onMove,
  onRemove,
}: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const colorId = useId()
  const hintId = useId()
  const isBlank = row.text.trim() === ''
  const spoken = row.text || label
  const type = cn(
    'col-start-1 row-start-1 px-3 py-2.5 text-card whitespace-pre-wrap [overflow-wrap:anywhere]',
    hasColor && ['font-semibold', row.color].join(' '),
  )

  return (
    <li className="rounded-control bg-tint">
      <div className={cn('flex items-center', hasColor && 'ps-1')}>
        {hasColor ? (
          <button
            type="button"
            aria-expanded={isChoosing}
            aria-controls={colorId}
            aria-label={words.colorOf(spoken, directorText.colors[row.color])}
            onClick={() => setChoosing(!isChoosing)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sky"
          >
            <Swatch color={row.color} />
          </button>
        ) : null}
        <div className="grid min-w-0 flex-1">
          {/* The invisible copy of the text sets the height of the field. */}
          <span aria-hidden className={cn(type, 'invisible')}>{`${row.text}\u200b`}</span>
          <textarea
            aria-label={label}
            aria-describedby={isBlank ? hintId : undefined}
            rows={1}
            maxLength={LIST_ITEM_MAX}
            value={row.text}
            onChange={(event) => onText(event.target.value.replace(/\n/g, ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            }}
            className={cn(
              type,
              'resize-none overflow-hidden rounded-control bg-transparent outline-none hover:bg-surface/60 focus:bg-surface focus:inset-ring-2 focus:inset-ring-primary focus:ring-[3px] focus:ring-halo forced-colors:focus:outline-2',
            )}
          />
        </div>
        <div className={cn('shrink-0', isSorting ? 'flex' : 'hidden md:flex')}>
          <IconButton
            label={words.up(spoken)}
            icon={<ChevronUp size={20} aria-hidden />}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={words.down(spoken)}
            icon={<ChevronDown size={20} aria-hidden />}
            disabled={position === count}
            onClick={() => onMove(1)}
          />
        </div>
        <IconButton
          label={words.remove(spoken)}
          icon={<Trash2 size={20} aria-hidden />}
          tone="danger"
          data-remove
          onClick={(event) => onRemove(event.currentTarget.closest('li'))}
          className={isSorting ? 'hidden md:grid' : ''}
        />
      </div>
      {hasColor ? (
        <div id={colorId} hidden={!isChoosing} className="px-3 pb-3">
          <ColorField
            label={words.colorOf(spoken, directorText.colors[row.color])}
            value={row.color}
            names={directorText.colors}
            onChange={onColor}
          />
        </div>
      ) : null}
      {isBlank ? (
        <p id={hintId} className="px-3 pb-2 text-small text-accent">
          {words.blank}
        </p>
      ) : null}
    </li>
  )
}
