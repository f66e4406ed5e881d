import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

/** A link inside the application. The router's own link would add its data loading to the bundle. */
export function Link({ to, onClick, children, ...rest }: Props) {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

type ExternalProps = {
  href: string
  className?: string
  'aria-label'?: string | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children: ReactNode
}

/** The only link that opens a new tab. An unsafe stored address is rendered as text. */
export function ExternalLink({ href, children, ...rest }: ExternalProps) {
  return (
    <a
      {...rest}
      href={/^(https:\/\/|\/(\w|$))/i.test(href) ? href : undefined}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}

/** For a link that opens something on the same page: a new tab or window is left to the browser. */
export const openHere = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open()
}
