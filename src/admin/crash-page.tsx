import { useState } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { admin } from '../copy/admin'
import { ErrorArt } from '../ui/art/state-art'
import { Button } from '../ui/button'
import { StateMessage } from '../ui/state'

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
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const [at] = useState(() => new Date())
  const details = [pathname + search, at.toISOString(), navigator.userAgent, describe(error)].join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(details)
    setCopied('yes')
  }
  return (
    <>
      <StateMessage
        level={level}
        role="alert"
        art={<ErrorArt />}
        title={words.title}
        text={words.text}
        actions={
          <>
            <Button size="sm" onClick={() => location.reload()}>
              {words.retry}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void copy().catch(() => setCopied('failed'))}>
              <span aria-live="polite">{copied === 'yes' ? words.copied : words.copy}</span>
            </Button>
          </>
        }
      />
      {/* The browser may forbid the clipboard; then the details are shown. */}
      {copied === 'failed' ? (
        <div className="mx-auto w-full max-w-xl px-5 pb-8">
          <p role="alert" className="mb-1.5 text-small text-red-600">
            {words.copyFailed}
          </p>
          <pre
            dir="ltr"
            className="max-h-60 overflow-auto rounded-control bg-surface p-3 text-tiny break-words whitespace-pre-wrap select-all"
          >
            {details}
          </pre>
        </div>
      ) : null}
    </>
  )
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
