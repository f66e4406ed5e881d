import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { overview } from '../../copy/admin-overview'
import { unlessReloading } from '../../lib/fresh-release'
import { Boundary } from '../../ui/boundary'
import { HISTORY_SEARCH } from '../shell/tab-names'
import { Panel } from '../ui/panel'
import { ChangesLoading } from './changes-loading'

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
        <Link to={{ search: HISTORY_SEARCH }} className="flex min-h-11 items-center text-small font-semibold">
          {words.all}
        </Link>
      </div>
      <Boundary fallback={() => <p className="px-4.5 pb-4 text-small text-muted">{words.loadFailed}</p>}>
        <Suspense fallback={<ChangesLoading />}>
          <ChangeList />
        </Suspense>
      </Boundary>
    </Panel>
  )
}
