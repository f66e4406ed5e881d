import * as Radix from '@radix-ui/react-alert-dialog'
import { Info, Trash2, TriangleAlert } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { IconBubble } from '../../ui/card'
import { useFocusReturn } from '../../ui/use-focus-return'

type ConfirmVariant = 'danger' | 'warning' | 'info'

const STYLES = {
  danger: { tone: 'rose', button: 'danger', Icon: Trash2 },
  warning: { tone: 'peach', button: 'primary', Icon: TriangleAlert },
  info: { tone: 'sky', button: 'primary', Icon: Info },
} as const

type Props = {
  open: boolean
  variant?: ConfirmVariant
  icon?: ReactNode
  words: { title: ReactNode; text?: ReactNode; confirm: string; cancel: string }
  /** Shown instead of the text of `words`. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  pending?: boolean
  initialFocus?: 'cancel' | 'confirm'
  /** Called for Escape instead of `onCancel`. */
  onEscape?: () => void
  /** The element to focus on close, by default the previously focused one. */
  returnFocus?: () => HTMLElement | null
}

/** Focus starts on cancel; a press outside does nothing. */
export function ConfirmDialog({
  open,
  variant = 'danger',
  icon,
  words,
  children,
  onConfirm,
  onCancel,
  pending = false,
  initialFocus = 'cancel',
  onEscape,
  returnFocus,
}: Props) {
  const { tone, button, Icon } = STYLES[variant]
  const confirm = useRef<HTMLButtonElement>(null)
  const focus = useFocusReturn()
  const openAutoFocus = (event: Event) => {
    focus.onOpenAutoFocus()
    if (initialFocus === 'cancel') return
    event.preventDefault()
    confirm.current?.focus()
  }
  const closeAutoFocus = (event: Event) => {
    focus.onCloseAutoFocus(event)
    returnFocus?.()?.focus()
  }
  const escape = (event: Event) => {
    if (!onEscape) return
    event.preventDefault()
    onEscape()
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-dialog bg-stage/75" />
        <Radix.Content
          onOpenAutoFocus={openAutoFocus}
          onCloseAutoFocus={closeAutoFocus}
          onEscapeKeyDown={escape}
          className="rise-in bubble edged fixed inset-x-0 top-1/2 mx-auto z-dialog max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog -translate-y-1/2 overflow-y-auto bg-surface p-6 shadow-raised outline-none"
        >
          <IconBubble tone={tone} size={48} className="mb-4">
            {icon ?? <Icon size={24} />}
          </IconBubble>
          <Radix.Title className="text-h3">{words.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1.5 text-card text-muted">{children ?? words.text}</div>
          </Radix.Description>
          <div className="mt-5 grid grid-cols-2 gap-2.5">
            <Radix.Cancel asChild>
              <Button variant="quiet" size="sm" disabled={pending}>
                {words.cancel}
              </Button>
            </Radix.Cancel>
            <Button ref={confirm} variant={button} size="sm" loading={pending} onClick={onConfirm}>
              {words.confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
