import type { MouseEvent, ReactNode } from 'react'

type Props = {
  href: string
  className?: string
  'aria-label'?: string
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** The only link that opens a new tab. An unsafe stored address is rendered as text. */
export function ExternalLink({ href, children, ...rest }: Props) {
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
