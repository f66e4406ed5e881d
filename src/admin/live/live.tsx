import type { ReactNode } from 'react'
import type { Subscribable } from '../../data/client/live'
import { useLive } from '../../data/client/use-live'
import type { AsyncState } from '../../lib/async-state'
import { TabSkeleton } from '../ui/skeletons'
import { LoadError, type ErrorProps } from './load-error'

type SharedProps<T> = Pick<ErrorProps, 'words' | 'toast' | 'className'> & {
  /** Stands above what is loading or has failed. */
  heading?: ReactNode
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

type LiveProps<T> = SharedProps<T> & { source: Subscribable<T> }

/** A live value, once it is loaded. */
export const Live = <T,>({ source, ...props }: LiveProps<T>) => (
  <Loaded {...props} state={useLive(source)} />
)

type LoadedProps<T> = SharedProps<T> & { state: AsyncState<T> & { retry: () => void } }

/** The same for a value that is read around this part, too: a form beside it stays while the value is loading. */
export function Loaded<T>({
  state,
  heading,
  skeleton = <TabSkeleton />,
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
