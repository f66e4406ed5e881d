import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { STATUS_MS } from '../../limits'
import { Button } from '../../ui/button'
import { useTimeout } from './use-timeout'

type Props = {
  value: string
  text: { copy: string; copied: string; copyFailed: string }
  size?: 'sm' | 'md'
}

/** Copies a text. Shows it where the browser forbids the clipboard. */
export function CopyButton({ value, text, size = 'md' }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useTimeout(() => setState('idle'), state === 'copied' ? STATUS_MS.copied : null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <Button
        variant="quiet"
        size={size}
        icon={state === 'copied' ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void copy()}
        className="justify-self-start"
      >
        <span aria-live="polite">{state === 'copied' ? text.copied : text.copy}</span>
      </Button>
      {state === 'failed' ? (
        <div role="alert" className="grid gap-1.5 text-start">
          <p className="text-small text-red-600">{text.copyFailed}</p>
          <pre
            dir="ltr"
            className="max-h-60 overflow-auto rounded-control bg-surface p-3 text-tiny break-words whitespace-pre-wrap text-ink select-all"
          >
            {value}
          </pre>
        </div>
      ) : null}
    </div>
  )
}
