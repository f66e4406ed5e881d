import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { STATUS_MS } from '../../limits'
import { Button } from '../../ui/button'

export function CopyLink({
  link,
  text,
}: {
  link: string
  text: { copyLink: string; copied: string; copyFailed: string }
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), STATUS_MS.copied)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      // The browser may forbid the clipboard; the link stays visible.
      setState('failed')
    }
  }
  return (
    <div className="grid gap-1.5">
      <Button
        variant="quiet"
        size="sm"
        icon={state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => void copy()}
        className="justify-self-start"
      >
        <span aria-live="polite">{state === 'copied' ? text.copied : text.copyLink}</span>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-small text-red-600">
          {text.copyFailed}{' '}
          <bdi dir="ltr" className="break-all text-ink select-all">
            {link}
          </bdi>
        </p>
      ) : null}
    </div>
  )
}
