import type { ReactNode } from 'react'

/** Left-to-right text inside an Arabic line, such as numbers, phone numbers and addresses. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
