import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { lightbox } from '../../copy/lightbox'
import { cn } from '../../lib/cn'
import { DialogTitle } from '../../ui/dialog-shell'
import { LightboxActions } from './lightbox-actions'
import type { LightboxSteps, Slide } from './slides'

type Props = {
  slide: Slide
  steps: LightboxSteps
  /** Whether there is no other image. */
  isSingle: boolean
}

/** The name between the arrows, and the links about the product. On wide screens the arrows are beside the image. */
export function LightboxControls({ slide, steps, isSingle }: Props) {
  return (
    <div className="grid grid-cols-[56px_1fr_56px] items-center gap-x-3 gap-y-4 px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:pb-7 [@media(max-height:30rem)]:grid-cols-[56px_1fr_auto_56px]">
      {isSingle ? null : (
        <Arrow
          label={lightbox.previous}
          onClick={steps.previous}
          className="col-start-1 md:start-10"
        >
          <ChevronLeft size={26} />
        </Arrow>
      )}
      <DialogTitle className="col-start-2 row-start-1 line-clamp-3 text-center text-h3 text-white">
        {slide.name}
      </DialogTitle>
      {isSingle ? null : (
        <Arrow
          label={lightbox.next}
          onClick={steps.next}
          className="-col-start-2 justify-self-end md:end-10"
        >
          <ChevronRight size={26} />
        </Arrow>
      )}
      <div className="col-span-full row-start-2 grid w-full max-w-90 justify-self-center [@media(max-height:30rem)]:col-span-1 [@media(max-height:30rem)]:col-start-3 [@media(max-height:30rem)]:row-start-1">
        <LightboxActions slide={slide} />
      </div>
    </div>
  )
}

type ArrowProps = { label: string; onClick: () => void; className: string; children: ReactNode }

function Arrow({ label, onClick, className, children }: ArrowProps) {
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
