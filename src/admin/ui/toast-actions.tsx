import type { ReactNode } from 'react'
import { cn } from '../../lib/cn'
import { ExternalLink, Link } from '../../ui/link'
import { ShareLink } from '../../ui/share-link'

export type ToastActions = {
  /** A button, or a link that opens in a new tab. */
  action?: ({ label: string } & ({ onClick: () => void } | { href: string })) | undefined
  /** An address of the site that can be shared. */
  share?: { label: string; text: string; url: string } | undefined
  /** A link to a screen of the dashboard. */
  link?: { label: string; to: string } | undefined
}

const ACTION =
  'inline-flex min-h-11 items-center rounded-chip px-2 text-card font-semibold text-primary hover:bg-tint'

/** The buttons of a toast: beside its words, or in a row below them on phones and where there are two. */
export function toastActions({ action, share, link }: ToastActions, close: () => void): ReactNode {
  const count = [action, share, link].filter(Boolean).length
  if (count === 0) return null
  return (
    <div
      className={cn(
        'flex flex-wrap',
        count > 1
          ? 'order-last basis-full ps-5.25'
          : 'max-md:order-last max-md:basis-full max-md:ps-5.25',
      )}
    >
      {action && 'href' in action ? (
        <ExternalLink href={action.href} className={ACTION}>
          {action.label}
        </ExternalLink>
      ) : null}
      {action && 'onClick' in action ? (
        <button
          type="button"
          className={ACTION}
          onClick={() => {
            blurThen(action.onClick)()
            close()
          }}
        >
          {action.label}
        </button>
      ) : null}
      {share ? (
        <ShareLink {...share} className={ACTION}>
          {share.label}
        </ShareLink>
      ) : null}
      {link ? (
        <Link to={link.to} onClick={close} className={ACTION}>
          {link.label}
        </Link>
      ) : null}
    </div>
  )
}

/** Sonner returns the focus on blur, but not when it removes the focused toast. */
export function blurThen(action?: () => void) {
  return () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    action?.()
  }
}
