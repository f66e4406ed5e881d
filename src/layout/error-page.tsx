import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '../copy/site'
import { ErrorArt } from '../ui/art/state-art'
import { Boundary } from '../ui/boundary'
import { RenderingFailed } from './ways-out'

const page = { level: 1, art: <ErrorArt />, title: site.error.page } as const

export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={() => (
        <main className="container-page grid min-h-dvh place-content-center">
          <RenderingFailed {...page} onRetry={() => location.reload()} />
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Replaces a failed page; the header, the footer and the call bar stay. */
export function PageBoundary({ onError, children }: { onError: () => void; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary
      resetKey={pathname}
      onError={onError}
      fallback={(_, retry) => <RenderingFailed {...page} onRetry={retry} />}
    >
      {children}
    </Boundary>
  )
}
