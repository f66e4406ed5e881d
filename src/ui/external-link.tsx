import type { ReactNode } from 'react'

type Props = { href: string; className?: string; 'aria-label'?: string; onClick?: () => void; children: ReactNode }

/**
 * The one link that opens a new tab: the other side learns nothing about this one. Stored addresses were parsed before
 * they came here (lib/safe-url); whatever slips past that, neither https nor a path of this site, keeps its words and
 * leads nowhere.
 */
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
