import { overview } from '../../copy/admin-overview'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'

/** As high as three changes. */
export function ChangesLoading() {
  return (
    <SkeletonGroup label={overview.changes.loading} className="grid gap-3 px-4.5 pb-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-12 rounded-control" />
      ))}
    </SkeletonGroup>
  )
}
