import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn'
import { Ltr } from './bdi'
import { FrameClose, FrameTitle } from './dialog-frame'
import { Spinner } from './icons'

type TopProps = {
  closeLabel: string
  position: number
  total: number | null
  isWaiting: boolean
}

export function LightboxTop({ closeLabel, position, total, isWaiting }: TopProps) {
  return (
    <div className="flex h-16 items-center justify-between gap-4 px-3 md:px-6">
      <FrameClose label={closeLabel} className="size-12 bg-onnight-panel/75 text-white hover:bg-onnight-panel">
        <X size={24} aria-hidden />
      </FrameClose>
      {isWaiting ? (
        <Spinner size={24} />
      ) : total === null ? null : (
        <p className="text-button">
          <Ltr>
            {position} / {total}
          </Ltr>
        </p>
      )}
      {/* Keeps the counter in the middle. */}
      <span className="size-12" />
    </div>
  )
}

type BottomProps = {
  name: string
  nextLabel: string
  previousLabel: string
  onNext: () => void
  onPrevious: () => void
  isAlone: boolean
  action?: ReactNode
}

export function LightboxBottom({ name, nextLabel, previousLabel, onNext, onPrevious, isAlone, action }: BottomProps) {
  return (
    <div className="grid grid-cols-[56px_1fr_56px] items-center gap-x-3 gap-y-4 px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:pb-7 [@media(max-height:30rem)]:grid-cols-[56px_1fr_auto_56px]">
      {isAlone ? null : (
        <Arrow label={previousLabel} onClick={onPrevious} className="col-start-1 md:start-10">
          <ChevronLeft size={26} aria-hidden />
        </Arrow>
      )}
      <FrameTitle dir="auto" className="col-start-2 row-start-1 line-clamp-3 text-center text-h3 text-white">
        {name}
      </FrameTitle>
      {isAlone ? null : (
        <Arrow label={nextLabel} onClick={onNext} className="-col-start-2 justify-self-end md:end-10">
          <ChevronRight size={26} aria-hidden />
        </Arrow>
      )}
      {action ? (
        <div className="col-span-full row-start-2 grid w-full max-w-90 justify-self-center [@media(max-height:30rem)]:col-span-1 [@media(max-height:30rem)]:col-start-3 [@media(max-height:30rem)]:row-start-1">
          {action}
        </div>
      ) : null}
    </div>
  )
}

function Arrow({
  label,
  onClick,
  className,
  children,
}: {
  label: string
  onClick: () => void
  className: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'press edged row-start-1 grid size-14 place-items-center rounded-control bg-white text-night shadow-raised hover:bg-sky md:absolute md:top-[calc(50%-3.5rem)]',
        className,
      )}
    >
      {children}
    </button>
  )
}
