import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { overview } from '../../copy/admin-overview'
import { unlessReloading } from '../../lib/fresh-release'
import { Boundary } from '../../ui/boundary'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { Panel } from '../ui/panel'

const words = overview.changes

/** The code of the history is not part of the first load. */
const ChangeList = lazy(() =>
  unlessReloading(import('./change-list').then((module) => ({ default: module.ChangeList }))),
)

/** The newest changes, and the way to all of them. */
export function LastChanges() {
  return (
    <Panel className="p-0! md:p-0!">
      <div className="flex min-h-13 items-center gap-3 px-4.5">
        <h3 className="me-auto text-h3">{words.title}</h3>
        <Link to={{ search: HISTORY_SEARCH }} className="flex min-h-11 items-center px-2 text-small font-semibold">
          {words.all}
          <span className="sr-only">{words.allOf}</span>
        </Link>
      </div>
      {/* A module that failed to load is only asked for again by a new page. */}
      <Boundary fallback={() => <ChangesFailed onRetry={() => location.reload()} />}>
        <Suspense fallback={<ChangesLoading />}>
          <ChangeList />
        </Suspense>
      </Boundary>
    </Panel>
  )
}

/** As high as three changes. */
export function ChangesLoading() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3 px-4.5 pb-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 rounded-control" />
      ))}
    </SkeletonGroup>
  )
}

export function ChangesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-1 px-4.5 pb-4 text-small text-muted">
      {words.loadFailed}
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
