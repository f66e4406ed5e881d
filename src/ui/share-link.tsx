import { Share2 } from 'lucide-react'
import { shareHref } from '../lib/links'
import { cn } from '../lib/cn'
import { ExternalLink } from './link'

type Props = {
  /** What is sent, and the address that opens exactly that. */
  text: string
  url: string
  /** Names the link where it shows no words. */
  label: string
  words?: string
  className?: string
}

/** Sends an address: by the sheet of the phone where there is one, otherwise by WhatsApp, also without a script. */
export function ShareLink({ text, url, label, words, className }: Props) {
  return (
    <ExternalLink
      href={shareHref(text, url)}
      aria-label={label}
      onClick={(event) => {
        if (typeof navigator.share !== 'function') return
        event.preventDefault()
        // The visitor may close the sheet again.
        navigator.share({ text, url }).catch(() => undefined)
      }}
      className={cn(
        'press inline-flex min-h-11 min-w-11 items-center justify-center gap-2 no-underline',
        className,
      )}
    >
      <Share2 size={20} aria-hidden className="shrink-0" />
      {words}
    </ExternalLink>
  )
}
