import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { site } from '../copy/site'
import { uiWords } from '../copy/ui'
import { RetryOrCall } from '../layout/retry-or-call'
import { unlessReloading } from '../lib/browser/fresh-release'
import { cn } from '../lib/cn'
import { Button } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { Spinner } from '../ui/icons'
import { StateMessage } from '../ui/state-message'

type DialogProps = { onClose: () => void; returnFocus: () => void }
type Props<P> = { load: () => Promise<ComponentType<P>>; props: P }

const OVER_PAGE = 'fade-in fixed inset-0 z-dialog grid place-items-center text-white'

/** A dialog whose code is loaded when it opens. Mount it only while it is open. */
export function LazyDialog<P extends DialogProps>({ load, props }: Props<P>) {
  const create = () =>
    lazy<ComponentType<P>>(async () => ({ default: await unlessReloading(load()) }))
  const [Dialog, setDialog] = useState(create)
  return (
    <ErrorBoundary
      // A lazy component keeps a rejected import, so create a new one for the next attempt.
      onError={() => setDialog(create)}
      fallback={(_, retry) => <DialogFailed {...props} title={site.error.title} onRetry={retry} />}
    >
      <Suspense fallback={<DialogLoading />}>
        <Dialog {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** In place of a dialog while its code or its item is loading, which may take seconds. The page can be used meanwhile. */
export function DialogLoading() {
  return (
    <div role="status" className={cn(OVER_PAGE, 'pointer-events-none')}>
      <span className="rounded-full bg-stage/75 p-4">
        <Spinner size={40} />
      </span>
      <span className="sr-only">{uiWords.loading}</span>
    </div>
  )
}

type FailedProps = DialogProps & { title: string; onRetry: () => void }

/**
 * In place of a dialog whose code or item did not load. The native `<dialog>` keeps the focus inside and closes on
 * Escape.
 */
export function DialogFailed({ title, onRetry, onClose, returnFocus }: FailedProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const focusOpener = useRef(returnFocus)
  useEffect(() => {
    const focus = focusOpener.current
    dialog.current?.showModal()
    return focus
  }, [])
  return (
    <div className={cn(OVER_PAGE, 'bg-stage/75')}>
      <dialog
        ref={dialog}
        aria-label={title}
        onClose={onClose}
        className="bubble edged m-auto bg-surface text-ink shadow-raised"
      >
        <StateMessage
          role="alert"
          title={title}
          text={site.error.text}
          actions={
            <>
              <RetryOrCall onRetry={onRetry} />
              <Button variant="quiet" size="sm" onClick={onClose}>
                {uiWords.close}
              </Button>
            </>
          }
        />
      </dialog>
    </div>
  )
}
