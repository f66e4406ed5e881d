import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cn } from '../../lib/cn'

/** Texts for screen readers. Positions are 1-based. */
export type SortableWords = {
  instructions: string
  handle: (name: string) => string
  picked: (name: string, position: number, total: number) => string
  over: (name: string, position: number, total: number) => string
  dropped: (name: string, position: number, total: number) => string
  cancelled: (name: string, position: number, total: number) => string
}

type Props<T> = {
  items: readonly T[]
  idOf: (item: T) => string
  nameOf: (item: T) => string
  /** Called with 0-based indexes once per drag that changes the sequence. */
  onMove: (from: number, to: number) => void
  words: SortableWords
  className?: string
  disabled?: boolean
  /** Items that have no place in the sequence. They come last. */
  isFixed?: (item: T) => boolean
  children: (item: T, slot: { handle: ReactNode; index: number; dragging: boolean }) => ReactNode
}

/** Sorts by mouse, touch and keyboard. The closest centre works from right to left and in short rows. */
export function SortableGrid<T>({
  items,
  idOf,
  nameOf,
  onMove,
  words,
  className,
  disabled = false,
  isFixed = () => false,
  children,
}: Props<T>) {
  const sensors = useSensors(
    useSensor(MousePointer, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const movable = items.filter((item) => !isFixed(item))
  const ids = movable.map(idOf)
  const [announced] = useState<Announced>(() => ({ targetId: null }))
  const finish = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={finish}
      accessibility={{
        announcements: announcements(ids, movable.map(nameOf), words, announced),
        screenReaderInstructions: { draggable: words.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
        <ul className={className}>
          {items.map((item, index) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              handleLabel={words.handle(nameOf(item))}
              disabled={disabled || isFixed(item)}
            >
              {(slot) => children(item, { ...slot, index })}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** Ignores touch, which the TouchSensor handles with a delay that allows scrolling. */
class MousePointer extends PointerSensor {
  static override activators: typeof PointerSensor.activators = [
    {
      eventName: 'onPointerDown',
      handler: ({ nativeEvent }, options) => {
        if (nativeEvent.pointerType === 'touch' || !nativeEvent.isPrimary || nativeEvent.button !== 0) return false
        options.onActivation?.({ event: nativeEvent })
        return true
      },
    },
  ]
}

type ItemProps = {
  id: string
  handleLabel: string
  disabled: boolean
  children: (slot: { handle: ReactNode; dragging: boolean }) => ReactNode
}

function SortableItem({ id, handleLabel, disabled, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, rect, over } =
    useSortable({ id, disabled })
  const handle = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={handleLabel}
      className="group/handle grid size-11 touch-none place-items-center rounded-control"
    >
      <span className="edged grid size-[34px] cursor-grab place-items-center rounded-badge bg-surface text-night shadow-hairline group-hover/handle:bg-tint group-active/handle:cursor-grabbing">
        <GripVertical size={18} aria-hidden />
      </span>
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
      className={cn('relative', isDragging && 'z-bar')}
      data-dragging={isDragging || undefined}
    >
      {isDragging && transform ? (
        // The target slot, which does not move with the item.
        <span
          aria-hidden
          className="bubble absolute inset-0 -z-1 border-2 border-dashed border-primary"
          style={{
            translate: `${toSlot(rect.current?.left, over?.rect.left) - transform.x}px ${toSlot(rect.current?.top, over?.rect.top) - transform.y}px`,
          }}
        />
      ) : null}
      <div
        className={cn(
          'bubble h-full',
          isDragging && '-rotate-[1.5deg] shadow-raised ring-3 ring-booking motion-reduce:rotate-0',
        )}
      >
        {children({ handle, dragging: isDragging })}
      </div>
    </li>
  )
}

function toSlot(own: number | undefined, target: number | undefined): number {
  return own === undefined || target === undefined ? 0 : target - own
}

type Announced = { targetId: string | null }

/** Skips the item's own position at the start, which would interrupt "picked". */
function announcements(ids: string[], names: string[], words: SortableWords, last: Announced): Announcements {
  const textOf = (kind: 'picked' | 'over' | 'dropped' | 'cancelled', active: string | number, at?: string | number) => {
    const from = ids.indexOf(String(active))
    const position = ids.indexOf(String(at ?? active))
    return words[kind](names[from] ?? '', (position < 0 ? from : position) + 1, ids.length)
  }
  return {
    onDragStart: ({ active }) => {
      last.targetId = String(active.id)
      return textOf('picked', active.id)
    },
    onDragOver: ({ active, over }) => {
      if (!over || last.targetId === String(over.id)) return undefined
      last.targetId = String(over.id)
      return textOf('over', active.id, over.id)
    },
    onDragEnd: ({ active, over }) => textOf('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => textOf('cancelled', active.id),
  }
}
