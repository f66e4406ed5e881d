import { ArrowDown, ArrowUp, Ellipsis, type LucideIcon } from 'lucide-react'
import { useCallback, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn'
import { Badge } from './badge'
import { IconButton } from './buttons'
import { useIsScreenOpen } from './screen'
import { useDismissal } from './use-dismissal'
import { useListener } from './use-listener'
import { useReport } from './use-report'

export type MenuItem = {
  label: string
  icon: LucideIcon
  tone?: 'plain' | 'danger'
  onSelect: () => void
}

type MovesProps = {
  /** The position of the item in its list, from 1. */
  position: number
  total: number
  words: { earlier: string; later: string }
  onMove: (position: number) => void
}

/** The moves by one position. A move over an end of the list is left out. */
export function movesOf({ position, total, words, onMove }: MovesProps): MenuItem[] {
  const earlier = { label: words.earlier, icon: ArrowUp, onSelect: () => onMove(position - 1) }
  const later = { label: words.later, icon: ArrowDown, onSelect: () => onMove(position + 1) }
  return [...(position > 1 ? [earlier] : []), ...(position < total ? [later] : [])]
}

type Props = {
  label: string
  items: readonly MenuItem[]
  /** Whether the button lies on an image and needs a background of its own. */
  hasBackground?: boolean
  disabled?: boolean
  /** Called when the list opens, and when it is closed or removed. */
  onOpenChange?: (isOpen: boolean) => void
  className?: string | undefined
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** The distance between the open list and its button, and between the list and the edges of the window, in px. */
const GAP = 6

/** A button that opens a list of actions. A press outside, a scroll or another tab closes it. */
export function Menu({
  label,
  items,
  hasBackground = false,
  disabled = false,
  onOpenChange = () => {},
  className,
}: Props) {
  /** The element that holds the open list. */
  const [layer, setLayer] = useState<Element | null>(null)
  const isOpen = layer !== null
  const isScreenOpen = useIsScreenOpen()
  // The list stands outside of the tab around its button, and would stay over the next one.
  if (isOpen && !isScreenOpen) setLayer(null)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useReport(isOpen, onOpenChange)
  useDismissal([root, list], isOpen, () => setLayer(null))
  useListener(document, 'scroll', isOpen ? () => setLayer(null) : null)

  const placeList = useCallback((openList: HTMLDivElement | null) => {
    list.current = openList
    if (!openList || !button.current) return
    placeBeside(openList, button.current.getBoundingClientRect())
    itemsIn(openList)[0]?.focus({ preventScroll: true })
  }, [])

  const close = () => {
    setLayer(null)
    button.current?.focus()
  }

  return (
    <div ref={root} className={cn('shrink-0', className)}>
      <IconButton
        ref={button}
        data-action="menu"
        label={label}
        icon={
          hasBackground ? (
            <Badge className="text-night">
              <Ellipsis size={20} />
            </Badge>
          ) : (
            <Ellipsis size={22} />
          )
        }
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setLayer(isOpen ? null : layerAround(root.current))}
      />
      {layer
        ? createPortal(
            <MenuList ref={placeList} id={id} label={label} items={items} onClose={close} />,
            layer,
          )
        : null}
    </div>
  )
}

type ListProps = Pick<Props, 'label' | 'items'> & {
  ref: Ref<HTMLDivElement>
  id: string
  onClose: () => void
}

/** The open list. Arrow keys move in it, Escape and Tab close it. */
function MenuList({ ref, id, label, items, onClose }: ListProps) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (event.key === 'Tab') {
      // Tab goes on from the button, because the list itself stands at the end of the page.
      onClose()
      return
    }
    if (event.key === 'Escape') onClose()
    else if (step) {
      const all = itemsIn(event.currentTarget)
      const index = all.findIndex((item) => item === document.activeElement)
      all.at((index + step) % all.length)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="edged fixed z-menu w-max max-w-[calc(100vw-1rem)] overflow-y-auto rounded-control bg-surface p-1 shadow-raised"
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose()
            item.onSelect()
          }}
          className={cn(
            'flex min-h-11 w-full items-center gap-2.5 rounded-chip ps-3 pe-5 text-start text-card focus:bg-tint',
            item.tone === 'danger' ? 'text-red-600 hover:bg-rose' : 'text-ink hover:bg-tint',
          )}
        >
          <item.icon size={18} />
          <span>{item.label}</span>
        </button>
      ))}
    </div>
  )
}

/** The element that gets the open list: the dialog around a button, or the page, because a card would cut the list. */
const layerAround = (element: Element | null): Element =>
  element?.closest('[role=dialog]') ?? document.body

/** Places the list below its button, or above it where there is no room below, and inside the window. */
function placeBeside(list: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = list.getBoundingClientRect()
  const y = bottom + GAP + height <= innerHeight ? bottom + GAP : top - GAP - height
  const x = Math.min(left, innerWidth - GAP - width)
  list.style.inset = `${Math.max(GAP, y)}px auto auto ${Math.max(GAP, x)}px`
}

const itemsIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]'),
]
