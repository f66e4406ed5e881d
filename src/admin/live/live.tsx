import { type ReactNode } from 'react'
import type { Subscribable } from '../../data/client/live'
import { useLive } from '../../data/client/use-live'
import { TabSkeleton } from '../ui/skeletons'
import { LoadError, type ErrorProps } from './load-error'

type LiveProps<T> = Pick<ErrorProps, 'words' | 'toast'> & {
  source: Subscribable<T>
  /** Stands above what is loading or has failed. */
  heading?: ReactNode
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

/** A live value, once it is loaded. */
export function Live<T>({
  source,
  words,
  toast,
  heading,
  skeleton = <TabSkeleton />,
  children,
}: LiveProps<T>) {
  const live = useLive(source)
  if (live.status === 'ready') return children(live.value)
  return (
    <>
      {heading}
      {live.status === 'loading' ? (
        skeleton
      ) : (
        <LoadError words={words} error={live.error} onRetry={live.retry} toast={toast} />
      )}
    </>
  )
}
