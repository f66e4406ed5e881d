import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { useFocusReturn } from './use-focus-return'

type Props = {
  open: boolean
  /** Escape, the ground behind, or a `FrameClose`. */
  onClose: () => void
  className?: string
  overlayClassName?: string
  dir?: 'ltr' | 'rtl'
  /** Must hold a `FrameTitle`; `description` is for readers of screens when no visible text describes it. */
  description?: string
  /** Gives the focus back by itself, where what opened the frame is not what should have it. */
  returnFocus?: () => void
  children: ReactNode
}

/**
 * The bare dialog: focus trap, Escape, scroll lock, focus given back. For frames that draw themselves (picture stage,
 * video viewer); a card with words is `Dialog`.
 */
export function DialogFrame({
  open,
  onClose,
  className,
  overlayClassName,
  dir,
  description,
  returnFocus,
  children,
}: Props) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* The ground answers by itself: the library's own listener comes a moment after the first paint and would miss a quick press. */}
        <Radix.Overlay
          data-overlay
          onClick={onClose}
          className={cn('fade-in fixed inset-0 z-dialog bg-stage/75', overlayClassName)}
        />
        <Radix.Content
          dir={dir}
          className={cn('rise-in fixed z-dialog outline-none', className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            if (!returnFocus) {
              focus.onCloseAutoFocus(event)
              return
            }
            event.preventDefault()
            returnFocus()
          }}
        >
          {description ? <Radix.Description className="sr-only">{description}</Radix.Description> : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** `dir="auto"`: the title's own direction, in a frame that has another. */
export function FrameTitle({ dir, className, children }: { dir?: 'auto'; className?: string; children: ReactNode }) {
  return (
    <Radix.Title dir={dir} className={className}>
      {children}
    </Radix.Title>
  )
}

/** A 44 px button that closes the frame around it. */
export function FrameClose({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <Radix.Close
      aria-label={label}
      className={cn('press edged grid size-11 shrink-0 place-items-center rounded-control', className)}
    >
      {children}
    </Radix.Close>
  )
}
