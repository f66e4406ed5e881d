import type { ReactNode } from 'react'

type Props = { href: string; className?: string; 'aria-label'?: string; onClick?: () => void; children: ReactNode }

/** The one link that opens a new tab: the other side learns nothing about this one. */
export function ExternalLink({ children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
