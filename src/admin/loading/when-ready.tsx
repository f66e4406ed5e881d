import type { ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import type { Subscribable } from '../../data/client/subscribable'
import { useLive, type LiveResult } from '../../data/client/use-live'
import type { AsyncState } from '../../lib/async-state'
import { ScreenSkeleton } from '../ui/skeletons'
import { LoadError, type ErrorProps } from './load-error'

type SharedProps<T> = Pick<ErrorProps, 'words' | 'toast' | 'className'> & {
  /** Shown above the skeleton or the error. */
  heading?: ReactNode
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

type SubscribedProps<T> = SharedProps<T> & { source: Subscribable<T> }

/** Subscribes to a live value, and renders `children` with it once it is ready. */
export function Subscribed<T>({ source, ...props }: SubscribedProps<T>) {
  return <WhenReady {...props} state={useLive(source)} />
}

type WhenReadyProps<T> = SharedProps<T> & {
  state: AsyncState<T> & Partial<Pick<LiveResult<T>, 'failure'>> & { retry: () => void }
}

/**
 * Renders `children` with a value that the parent loads, once it is ready. A value that is no longer live stays, below
 * a notice.
 */
export function WhenReady<T>({
  state,
  heading,
  skeleton = <ScreenSkeleton />,
  children,
  ...errorProps
}: WhenReadyProps<T>) {
  if (state.status === 'ready')
    return (
      <>
        {state.failure ? (
          <LoadError
            className="mb-4"
            {...errorProps}
            words={admin.stale}
            error={state.failure}
            onRetry={state.retry}
          />
        ) : null}
        {children(state.value)}
      </>
    )
  return (
    <>
      {heading}
      {state.status === 'loading' ? (
        skeleton
      ) : (
        <LoadError {...errorProps} error={state.error} onRetry={state.retry} />
      )}
    </>
  )
}
