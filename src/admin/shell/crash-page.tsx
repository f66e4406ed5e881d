import { useState } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { ErrorArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { CopyButton } from '../ui/copy-button'
import { StateMessage } from '../../ui/state'

const words = admin.crash

export function CrashPage() {
  return (
    <main className="grid min-h-dvh place-content-center bg-desk">
      <CrashMessage error={useRouteError()} level={1} />
    </main>
  )
}

export function CrashMessage({ error, level }: { error: unknown; level: 1 | 2 }) {
  const { pathname, search } = useLocation()
  const [at] = useState(() => new Date())
  const details = [pathname + search, at.toISOString(), navigator.userAgent, describe(error)].join('\n')
  return (
    <StateMessage
      level={level}
      role="alert"
      art={<ErrorArt />}
      title={level === 1 ? words.title : words.section}
      text={words.text}
      actions={
        <>
          <Button size="sm" onClick={() => location.reload()}>
            {level === 1 ? words.retry : words.retrySection}
          </Button>
          <CopyButton value={details} text={words} size="sm" />
        </>
      }
    />
  )
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
