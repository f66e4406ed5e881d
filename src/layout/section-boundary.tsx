import { Suspense, type ReactNode } from 'react'
import { site } from '../copy/site'
import { ErrorArt } from '../ui/art/state-art'
import { ErrorBoundary } from '../ui/error-boundary'
import { StateMessage } from '../ui/state-message'
import { RetryOrCall } from './retry-or-call'

type RenderingFailedProps = {
  isPage?: boolean
  onRetry: () => void
}

/** Replaces a page or a section that could not be rendered. */
export function RenderingFailed({ isPage = false, onRetry }: RenderingFailedProps) {
  return (
    <StateMessage
      role="alert"
      {...(isPage
        ? { level: 1, art: <ErrorArt />, title: site.error.page }
        : { title: site.error.title })}
      text={site.error.text}
      actions={<RetryOrCall onRetry={onRetry} />}
    />
  )
}

type Props = {
  /** Removes a failed section instead of showing an error. */
  isOptional?: boolean
  children: ReactNode
}

/** An error boundary for one section. Suspense makes React hydrate the section separately. */
export function SectionBoundary({ isOptional = false, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (isOptional ? null : <RenderingFailed onRetry={retry} />)}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
