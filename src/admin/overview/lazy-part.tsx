import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary'
import { LoadError, type ErrorProps } from '../loading/load-error'

type Props = Pick<ErrorProps, 'words' | 'className'> & {
  skeleton?: ReactNode
  children: ReactNode
}

/** A part of the overview whose code is loaded when it is shown; when that fails, the others stay as they are. */
export function LazyPart({ skeleton, children, ...failure }: Props) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        // A module that failed to load is only asked for again by a new page.
        <LoadError {...failure} error={error} onRetry={() => location.reload()} />
      )}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
