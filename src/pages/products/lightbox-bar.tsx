import { X } from 'lucide-react'
import { lightbox } from '../../copy/lightbox'
import { Ltr } from '../../ui/bdi'
import { DialogClose } from '../../ui/dialog-shell'
import { Spinner } from '../../ui/icons'
import type { Slides } from './slides'

/** The close button, and the counter or the state of the next image. */
export function LightboxBar({ slides, index }: { slides: Slides; index: number }) {
  const { total, isLoading, hasFailed } = slides
  return (
    <div className="flex h-16 items-center justify-between gap-4 px-3 md:px-6">
      <DialogClose
        label={lightbox.close}
        className="size-12 bg-onnight-panel/75 text-white hover:bg-onnight-panel"
      >
        <X size={24} />
      </DialogClose>
      {isLoading ? <Spinner size={24} /> : null}
      {hasFailed ? (
        <p dir="rtl" aria-hidden className="text-small text-center">
          {lightbox.failed}
        </p>
      ) : null}
      {total !== null && !isLoading && !hasFailed ? (
        <p className="text-button">
          <Ltr>
            {index + 1} / {total}
          </Ltr>
        </p>
      ) : null}
      {/* As wide as the close button, so that the counter is in the middle. */}
      <span className="size-12" />
    </div>
  )
}
