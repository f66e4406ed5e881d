import * as Radix from '@radix-ui/react-dialog'
import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '../lib/cn'
import { useFocusReturn } from './use-focus-return'

type Props = {
  open: boolean
  onClose: () => void
  className?: string
  dir?: 'ltr' | 'rtl'
  /** Read to screen-reader users. */
  description?: string
  /** Restores the focus when the opener should not receive it. */
  returnFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Must contain a `DialogTitle`. */
  children: ReactNode
}

export function DialogShell(props: Props) {
  const { open, onClose, className, description, returnFocus, children, ...content } = props
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Radix adds its outside-press listener after the first paint, so the overlay closes by itself. */}
        <Radix.Overlay
          data-overlay
          onClick={onClose}
          className="fade-in fixed inset-0 z-dialog bg-stage/75"
        />
        <Radix.Content
          {...content}
          className={cn('rise-in fixed z-dialog outline-none', className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onPointerDownOutside={(event) => event.preventDefault()}
          {...useFocusReturn(returnFocus)}
        >
          {description ? (
            <Radix.Description className="sr-only">{description}</Radix.Description>
          ) : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogTitle = Radix.Title

type DialogCloseProps = {
  label: string
  className?: string
  children: ReactNode
}

export function DialogClose({ label, className, children }: DialogCloseProps) {
  return (
    <Radix.Close
      aria-label={label}
      className={cn(
        'press edged grid size-11 shrink-0 place-items-center rounded-control',
        className,
      )}
    >
      {children}
    </Radix.Close>
  )
}
