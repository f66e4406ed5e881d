import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

/** Give it the final size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />
}

type GroupProps = { label: string; className?: string; children: ReactNode }

export function SkeletonGroup({ label, className, children }: GroupProps) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
