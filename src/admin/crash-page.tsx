import { useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { admin } from '../copy/admin'
import { ErrorArt } from '../ui/art/state-art'
import { Button } from '../ui/button'
import { StateMessage } from '../ui/state'

/** When rendering fails: what was typed is kept as drafts, and the details can be copied for whoever repairs it. */
export function CrashPage() {
  const error = useRouteError()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const details = [location.pathname + location.search, new Date().toISOString(), navigator.userAgent, describe(error)].join('\n')
    await navigator.clipboard.writeText(details)
    setCopied(true)
  }
  return (
    <main className="grid min-h-dvh place-content-center bg-desk">
      <StateMessage
        level={1}
        role="alert"
        art={<ErrorArt />}
        title={admin.crash.title}
        text={admin.crash.text}
        actions={
          <>
            <Button size="sm" onClick={() => location.reload()}>
              {admin.crash.retry}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void copy().catch(() => undefined)}>
              {isCopied ? admin.crash.copied : admin.crash.copy}
            </Button>
          </>
        }
      />
    </main>
  )
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
