import { adminHistory as words } from '../../copy/admin-history'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

/** As high as the filter and some rows. */
export function HistorySkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3">
      <Skeleton className="h-11 w-44 rounded-control" />
      <Skeleton className="h-150 rounded-control" />
    </SkeletonGroup>
  )
}
