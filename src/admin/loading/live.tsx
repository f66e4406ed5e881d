import type { ReactNode } from 'react'
import type { Subscribable } from '../../data/client/live'
import { useLive } from '../../data/client/use-live'
import type { AsyncState } from '../../lib/async-state'
import { ScreenSkeleton } from '../ui/skeletons'
import { LoadError, type ErrorProps } from './load-error'

type SharedProps<T> = Pick<ErrorProps, 'words' | 'toast' | 'className'> & {
  /** Shown above the skeleton or the error. */
  heading?: ReactNode
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

type LiveProps<T> = SharedProps<T> & { source: Subscribable<T> }

/** Subscribes to a live value, and renders `children` with it once it is loaded. */
export function Live<T>({ source, ...props }: LiveProps<T>) {
  return <Loaded {...props} state={useLive(source)} />
}

type LoadedProps<T> = SharedProps<T> & { state: AsyncState<T> & { retry: () => void } }

/** `Live` for a value to which the parent has subscribed. */
export function Loaded<T>({
  state,
  heading,
  skeleton = <ScreenSkeleton />,
  children,
  ...failure
}: LoadedProps<T>) {
  if (state.status === 'ready') return children(state.value)
  return (
    <>
      {heading}
      {state.status === 'loading' ? (
        skeleton
      ) : (
        <LoadError {...failure} error={state.error} onRetry={state.retry} />
      )}
    </>
  )
}
