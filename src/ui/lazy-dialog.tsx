import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary } from './error-boundary'
import { Spinner } from './icons'

type Props<P> = {
  load: () => Promise<ComponentType<P>>
  props: P
  loadingLabel: string
  /** The code could not be loaded. Unmount the dialog; mounting it again retries. */
  onFailed: () => void
}

/** A dialog whose code is loaded when it opens. Mount it only while it is open. */
export function LazyDialog<P extends object>({ load, props, loadingLabel, onFailed }: Props<P>) {
  // Made once for each mount, because a lazy component keeps a rejected import.
  const [Dialog] = useState(() => lazy<ComponentType<P>>(async () => ({ default: await load() })))
  return (
    <ErrorBoundary onError={onFailed} fallback={() => null}>
      <Suspense
        fallback={
          <div
            role="status"
            className="fade-in fixed inset-0 z-dialog grid place-items-center bg-stage/75 text-white"
          >
            <Spinner size={40} />
            <span className="sr-only">{loadingLabel}</span>
          </div>
        }
      >
        <Dialog {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
