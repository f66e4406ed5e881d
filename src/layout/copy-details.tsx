import { Copy } from 'lucide-react'
import { useState } from 'react'
import { site } from '../copy/site'
import { STATUS_MS } from '../limits'
import { Button } from '../ui/button'

/** What happened, for whoever is told about it. */
export function CopyDetails({ error }: { error: Error }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText([location.href, navigator.userAgent, error.stack ?? error.message].join('\n'))
    setCopied(true)
    setTimeout(() => setCopied(false), STATUS_MS.copied)
  }
  return (
    <Button
      variant="quiet"
      icon={<Copy size={20} aria-hidden />}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      <span role="status">{copied ? site.error.copied : site.error.copy}</span>
    </Button>
  )
}
