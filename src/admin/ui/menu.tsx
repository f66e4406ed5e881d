import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { useListener } from '../../ui/use-listener'
import { IconButton } from './icon-button'

type MenuItem = { label: string; icon?: ReactNode; tone?: 'plain' | 'danger'; onSelect: () => void }

type Props = { label: string; icon: ReactNode; items: readonly MenuItem[]; disabled?: boolean; className?: string }

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/** A button that opens a list of actions. Arrow keys move in the list, Escape and a press outside close it. */
export function Menu({ label, icon, items, disabled = false, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false)
  }
  useListener(document, 'pointerdown', leave, isOpen)
  useListener(document, 'focusin', leave, isOpen)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (event.key === 'Escape') close()
    else if (step) {
      const all = itemsIn(frame.current)
      const at = all.findIndex((item) => item === document.activeElement)
      all.at((at + step) % all.length)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={frame} className={cn('relative shrink-0', className)}>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div
          ref={focusFirst}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="edged absolute end-0 top-full z-bar w-max max-w-[calc(100vw-4rem)] rounded-control bg-surface p-1 shadow-raised"
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                item.onSelect()
              }}
              className={cn(
                'flex min-h-11 w-full items-center gap-2.5 rounded-chip px-3 text-start text-small focus:bg-tint',
                item.tone === 'danger' ? 'text-red-600 hover:bg-rose' : 'text-ink hover:bg-tint',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Called with the list once it is open. */
const focusFirst = (list: HTMLElement | null) => itemsIn(list)[0]?.focus()

const itemsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]
