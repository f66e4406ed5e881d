import { adminHistory as words } from '../../copy/admin-history'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

const ROWS = 6

/** As high as the filter, the heading of a day and its rows. */
export function HistorySkeleton() {
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-24 rounded-control md:h-11" />
      <Skeleton className="my-3 h-6 w-20 rounded-chip" />
      <div className="edged divide-y divide-hairline rounded-control bg-surface shadow-hairline">
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} className="flex h-18 items-center gap-3 px-3 md:px-4">
            <Skeleton className="size-12 shrink-0 rounded-badge" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/4 rounded-chip" />
              <Skeleton className="h-3 w-16 rounded-chip" />
            </div>
            <Skeleton className="h-9 w-16 rounded-control" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
