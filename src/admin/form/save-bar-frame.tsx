import { useEffect, type ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { moveFocusOnRemoval } from '../ui/focus'
import { useIsScreenOpen } from '../ui/screen'

type Props = {
  className?: string | undefined
  children: ReactNode
}

export function SaveBarFrame({ className, children }: Props) {
  const isOpen = useIsScreenOpen()
  useEffect(() => {
    markBar()
    return markBar
  }, [isOpen])
  return (
    <div
      ref={moveFocusOnRemoval}
      data-save-bar
      className="rise-in fixed inset-x-0 bottom-0 z-bar bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised forced-colors:border-t"
    >
      <div className="container-page">
        <div
          className={cn('flex min-h-16 flex-wrap items-center gap-x-2.5 gap-y-1.5 py-2', className)}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

/** Tells the stylesheet that toasts stand above the bar of the open tab: the oldest browsers have no `:has`. */
function markBar(): void {
  const hasBar = document.querySelector('[data-save-bar]:not([hidden] *)') !== null
  document.documentElement.toggleAttribute('data-has-save-bar', hasBar)
}
