import { admin } from '../../copy/admin/admin'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

/** Stands in for a tab while its code or content is loading. */
export function ScreenSkeleton() {
  return (
    <SkeletonGroup label={admin.loadingTab} className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-40 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-control" />
    </SkeletonGroup>
  )
}

type SkeletonsProps = { label: string; count: number; className: string; item: string }

/** Stands in for the `count` items of a list. */
export function Skeletons({ label, count, className, item }: SkeletonsProps) {
  return (
    <SkeletonGroup label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={`rounded-control ${item}`} />
      ))}
    </SkeletonGroup>
  )
}
