import { Suspense, type ReactNode } from 'react'
import { site } from '../../copy/site'
import { callHref } from '../../data/content/centre-links'
import { useCentre } from '../../data/pages/use-centre'
import { Boundary } from '../../ui/boundary'
import { Button, ButtonLink } from '../../ui/button'
import { StateMessage } from '../../ui/state'

type Props = {
  /** Removes a failed section instead of showing an error. */
  isOptional?: boolean
  children: ReactNode
}

/** An error boundary for one section. Suspense makes React hydrate the section separately. */
export function SectionBoundary({ isOptional = false, children }: Props) {
  return (
    <Boundary fallback={(_, retry) => (isOptional ? null : <SectionError onRetry={retry} />)}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

function SectionError({ onRetry }: { onRetry: () => void }) {
  const centre = useCentre()
  return (
    <StateMessage
      role="alert"
      title={site.error.title}
      text={site.error.text}
      actions={
        <>
          <Button onClick={onRetry}>{site.error.retry}</Button>
          <ButtonLink href={callHref(centre)} variant="outline">
            {site.call}
          </ButtonLink>
        </>
      }
    />
  )
}
