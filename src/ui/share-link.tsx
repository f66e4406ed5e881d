import { Share2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { cn } from '../lib/cn'
import { shareHref } from '../lib/links/hrefs'
import { ButtonLink } from './button'
import { ExternalLink } from './link'

/** The text that is sent, and the address that opens exactly that. */
type SharedAddress = { text: string; url: string }

/** The attributes of a link that shares by the sheet of the phone; without a sheet or a script, by WhatsApp. */
function shareProps({ text, url }: SharedAddress) {
  const href = shareHref(text, url)
  const onClick = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return
    event.preventDefault()
    navigator.share({ text, url }).catch((error: unknown) => {
      // The page may not open the sheet. Any other error means that the visitor has closed it.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        open(href, '_blank', 'noopener')
    })
  }
  return { href, onClick }
}

const icon = <Share2 size={20} className="shrink-0" />

type Props = SharedAddress & { label: string; className?: string; children?: ReactNode }

/** A link with the mark of sharing, and `children` after it. */
export function ShareLink({ text, url, label, className, children }: Props) {
  return (
    <ExternalLink
      {...shareProps({ text, url })}
      aria-label={label}
      className={cn(
        'press inline-flex min-h-11 min-w-11 items-center justify-center gap-2 no-underline',
        className,
      )}
    >
      {icon}
      {children}
    </ExternalLink>
  )
}

export function ShareButton({ label, ...shared }: SharedAddress & { label: string }) {
  return (
    <ButtonLink {...shareProps(shared)} newTab variant="quiet" size="sm" icon={icon}>
      {label}
    </ButtonLink>
  )
}
