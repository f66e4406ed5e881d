import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminList } from '../../copy/admin/list'
import { cn } from '../../lib/cn'
import { isVisible, type Hideable } from '../../lib/visibility'
import { Badge } from '../ui/badge'
import { moveFocusOnRemoval } from '../ui/focus'
import { notifyElsewhere } from '../writes/messages'
import { useDragAnnouncements } from './use-drag-announcements'

type Item = Hideable & { id: string }

type Props<T extends Item> = {
  /** The items in display order. A hidden one stays between its neighbours, and cannot be dragged. */
  items: readonly T[]
  /** Returns a noun with the name of an item, for messages. */
  nounOf: (item: T) => string
  /** Called after a drag that changes the sequence, with the position among the visible items, from 1. */
  onMove: (item: T, position: number) => void
  className?: string
  disabled?: boolean
  /**
   * Whether an item is shown. An item that is not shown stays mounted, because its form may have unsaved changes or a
   * running save.
   */
  isShown?: (item: T) => boolean
  /** The `handle` is null where an item cannot be dragged. */
  children: (item: T, handle: ReactNode) => ReactNode
}

/** A grid whose items are moved by mouse, touch and keyboard. */
export function SortableGrid<T extends Item>({
  items,
  nounOf,
  onMove,
  disabled = false,
  isShown = () => true,
  ...props
}: Props<T>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const movable = items.filter(isVisible)
  const ids = movable.map(({ id }) => id)
  const announcements = useDragAnnouncements(ids, movable.map(nounOf))
  const draggedItem = useRef<T>(undefined)
  const drop = ({ active, over }: DragEndEvent) => {
    const item = movable[ids.indexOf(String(active.id))]
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (item && to >= 0 && over?.id !== active.id) onMove(item, to + 1)
    sayIfLost(active)
  }
  /** Says that another device has hidden or deleted the item while it was dragged. */
  const sayIfLost = ({ id: draggedId }: Active) => {
    if (ids.includes(String(draggedId)) || !draggedItem.current) return
    const isHidden = items.some(({ id }) => id === draggedId)
    const title = isHidden ? adminList.hiddenElsewhere : admin.gone.title
    notifyElsewhere(title(nounOf(draggedItem.current)))
  }
  return (
    <DndContext
      sensors={sensors}
      // Works from right to left, and in a row that is not full.
      collisionDetection={closestCenter}
      onDragStart={({ active }) => {
        draggedItem.current = movable[ids.indexOf(String(active.id))]
      }}
      onDragEnd={drop}
      onDragCancel={({ active }) => sayIfLost(active)}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: adminList.drag.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
        <ul className={props.className}>
          {items.map((item) => (
            <SortableItem
              key={item.id}
              id={item.id}
              name={nounOf(item)}
              disabled={disabled || !isVisible(item)}
              isShown={isShown(item)}
            >
              {(handle) => props.children(item, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = {
  id: string
  name: string
  disabled: boolean
  isShown: boolean
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, disabled, isShown, children }: ItemProps) {
  const {
    attributes,
    listeners,
    node,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    rect,
    over,
  } = useSortable({
    id,
    attributes: { roleDescription: adminList.drag.handleRole },
    // With `disabled: true`, dnd-kit would let another item be dropped on this one.
    disabled: { draggable: disabled, droppable: disabled },
  })
  // An item that is no longer shown gives the focus away, as a removed one does.
  useLayoutEffect(() => {
    if (!isShown) moveFocusOnRemoval(node.current)()
  }, [isShown, node])
  const slot = offsetBetween(rect.current, over?.rect ?? null)
  const handle = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={adminList.drag.handle(name)}
      className="group/handle grid size-11 shrink-0 touch-none place-items-center rounded-control"
    >
      <Badge className="cursor-grab text-night group-hover/handle:bg-tint group-active/handle:cursor-grabbing">
        <GripVertical size={18} />
      </Badge>
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      hidden={!isShown}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
      className={cn('relative', isDragging && 'z-bar')}
      data-dragging={isDragging || undefined}
    >
      {isDragging && transform ? (
        // Marks the slot in which the item would land.
        <span
          aria-hidden
          className="bubble absolute inset-0 -z-1 border-2 border-dashed border-primary"
          style={{
            transform: `translate(${slot.x - transform.x}px, ${slot.y - transform.y}px)`,
          }}
        />
      ) : null}
      <div
        ref={moveFocusOnRemoval}
        className={cn(
          'bubble h-full',
          isDragging &&
            '[transform:rotate(-1.5deg)] shadow-raised outline-3 outline-booking motion-reduce:transform-none',
        )}
      >
        {children(handle)}
      </div>
    </li>
  )
}

type Corner = { left: number; top: number }

/** The distance from the present slot of an item to the one in which it would land, in px. */
const offsetBetween = (present: Corner | null, target: Corner | null): { x: number; y: number } =>
  present && target
    ? { x: target.left - present.left, y: target.top - present.top }
    : { x: 0, y: 0 }
