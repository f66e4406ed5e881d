import { Suspense, type ReactNode } from 'react'
import { site } from '../../copy/site'
import { RenderingFailed } from '../../layout/ways-out'
import { Boundary } from '../../ui/boundary'

type Props = {
  /** Removes a failed section instead of showing an error. */
  isOptional?: boolean
  children: ReactNode
}

/** An error boundary for one section. Suspense makes React hydrate the section separately. */
export function SectionBoundary({ isOptional = false, children }: Props) {
  return (
    <Boundary
      fallback={(_, retry) => (isOptional ? null : <RenderingFailed title={site.error.title} onRetry={retry} />)}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}
