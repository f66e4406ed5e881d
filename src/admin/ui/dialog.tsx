import * as Radix from '@radix-ui/react-alert-dialog'
import { Info, Trash2, TriangleAlert, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { uiWords } from '../../copy/ui'
import { cn } from '../../lib/cn'
import { IconBubble } from '../../ui/card'
import { DialogClose, DialogShell, DialogTitle } from '../../ui/dialog-shell'
import { useFocusReturn } from '../../ui/use-focus-return'
import { TextButton } from './buttons'
import { useIsScreenOpen } from './screen'

type ConfirmVariant = 'danger' | 'warning' | 'info'

const STYLES = {
  danger: { tone: 'rose', button: 'danger', Icon: Trash2 },
  warning: { tone: 'peach', button: 'primary', Icon: TriangleAlert },
  info: { tone: 'sky', button: 'primary', Icon: Info },
} as const

/** A question before an action; `text` says what follows from it. */
export type Question = {
  title: ReactNode
  text?: ReactNode
  confirm: string
  cancel: string
  variant?: ConfirmVariant
  icon?: ReactNode
}

type ConfirmProps = {
  open: boolean
  question: Question
  onConfirm: () => void
  onCancel: () => void
  isPending?: boolean
  /** Confirming loses nothing: its button has the focus at first, and Escape presses it. */
  isConfirmSafe?: boolean
}

/** Asks a question. The focus starts on cancel, and a press outside does nothing. */
export function ConfirmDialog({
  open,
  question,
  onConfirm,
  onCancel,
  isPending = false,
  isConfirmSafe = false,
}: ConfirmProps) {
  const { tone, button, Icon } = STYLES[question.variant ?? 'danger']
  const confirm = useRef<HTMLButtonElement>(null)
  const isScreenOpen = useIsScreenOpen()
  const focus = useFocusReturn()
  const openAutoFocus = (event: Event) => {
    focus.onOpenAutoFocus()
    if (!isConfirmSafe) return
    event.preventDefault()
    confirm.current?.focus()
  }
  const escape = (event: Event) => {
    if (!isConfirmSafe) return
    event.preventDefault()
    onConfirm()
  }
  return (
    <Radix.Root
      open={open && isScreenOpen}
      onOpenChange={(next) => !next && !isPending && onCancel()}
    >
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-dialog bg-stage/75" />
        <Radix.Content
          onOpenAutoFocus={openAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onEscapeKeyDown={escape}
          className="rise-in bubble edged fixed inset-0 m-auto z-dialog h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog overflow-y-auto bg-surface p-6 shadow-raised outline-none"
        >
          <IconBubble tone={tone} size={48} className="mb-4">
            {question.icon ?? <Icon size={24} />}
          </IconBubble>
          <Radix.Title className="text-h3">{question.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1.5 text-card text-muted">{question.text}</div>
          </Radix.Description>
          {/* The action has the longer words. */}
          <div className="mt-5 flex flex-wrap gap-2.5 *:flex-auto *:px-3">
            <Radix.Cancel asChild>
              <TextButton text={question.cancel} disabled={isPending} />
            </Radix.Cancel>
            <TextButton
              text={question.confirm}
              ref={confirm}
              variant={button}
              isLoading={isPending}
              onClick={onConfirm}
            />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Buttons that stay in sight while the dialog is scrolled. */
  footer?: ReactNode
  /** Restores the focus when the opener may be gone. */
  returnFocus?: () => void
  className?: string
  children: ReactNode
}

export function Dialog({ open, title, footer, className, children, ...closing }: Props) {
  return (
    <DialogShell
      {...closing}
      open={useIsScreenOpen() && open}
      className="bubble edged inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog flex-col overflow-x-hidden overflow-y-auto bg-surface shadow-raised"
    >
      <div className="flex min-h-17 shrink-0 items-center gap-4 py-3 ps-6 pe-3">
        <DialogTitle className="min-w-0 flex-1 text-h3">{title}</DialogTitle>
        <DialogClose label={uiWords.close} className="bg-tint text-night hover:bg-sky">
          <X size={22} />
        </DialogClose>
      </div>
      {/* With large letters less room than `min-h-32` may be left. Then the whole dialog scrolls. */}
      <div className={cn('min-h-32 flex-auto overflow-y-auto px-6 pb-6', className)}>
        {children}
      </div>
      {footer ? (
        <div className="flex shrink-0 flex-wrap gap-2.5 border-t border-hairline px-6 py-4">
          {footer}
        </div>
      ) : null}
    </DialogShell>
  )
}
