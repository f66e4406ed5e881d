import type { ReactNode } from 'react'

/** A number, phone, address or counter that keeps its own order inside an Arabic line. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
