import { admin } from '../../copy/admin'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

/** Stands while the code or the content of a tab is loading. */
export function TabSkeleton() {
  return (
    <SkeletonGroup label={admin.loadingTab} className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-40 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-control" />
    </SkeletonGroup>
  )
}
