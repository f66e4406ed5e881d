import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiCopy } from '../../copy/ui'
import { cn } from '../../lib/cn'
import { DialogFrame, FrameClose, FrameTitle } from '../../ui/dialog-frame'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Buttons that stay in sight. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

export function Dialog({ open, onClose, title, footer, className, children }: Props) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      className="bubble edged inset-x-0 top-1/2 mx-auto flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog -translate-y-1/2 flex-col overflow-hidden bg-surface shadow-raised"
    >
      <div className="flex min-h-17 items-center gap-4 py-3 ps-6 pe-3">
        <FrameTitle className="min-w-0 flex-1 text-h3">{title}</FrameTitle>
        <FrameClose label={uiCopy.close} className="bg-tint text-night hover:bg-sky">
          <X size={22} />
        </FrameClose>
      </div>
      <div className={cn('min-h-0 flex-1 overflow-y-auto px-6 pb-6', className)}>{children}</div>
      {footer ? <div className="flex flex-wrap gap-2.5 border-t border-hairline px-6 py-4">{footer}</div> : null}
    </DialogFrame>
  )
}
