import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { useLive } from '../../data/client/use-live'
import { subscribeTeam, type TeamMember } from '../../data/content/team'
import { TEAM_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { notifyFailed } from '../form/messages'
import { isBusy, useWrite } from '../form/use-writes'
import { LoadError } from '../shell/load-error'
import { TabHeading } from '../shell/tab-heading'
import { AddButton } from '../ui/add-button'
import { TeamForm } from './team-form'

/** The newest list from the server. What is shown is live, so only the answer matters. */
const refreshed = () =>
  new Promise<void>((resolve, reject) => {
    const stop = subscribeTeam({
      next: (_, { fromCache }) => {
        if (fromCache) return
        resolve()
        setTimeout(() => stop())
      },
      error: reject,
    })
  })

export function TeamTab() {
  const live = useLive(subscribeTeam)
  if (live.status === 'ready') return <LoadedTeam members={live.value} />
  return (
    <>
      <TabHeading title={words.title} action={<AddButton label={words.add} disabled onClick={() => {}} />} />
      {live.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-36 rounded-control" />
          ))}
        </SkeletonGroup>
      ) : (
        <LoadError words={words.loadError} error={live.error} onRetry={live.retry} toast={words.toast.loadFailed} />
      )}
    </>
  )
}

function LoadedTeam({ members }: { members: readonly TeamMember[] }) {
  const [announcement, announce] = useState('')
  const { status: reading, run } = useWrite()
  async function refresh() {
    const result = await run(refreshed)
    if (result.status === 'saved') announce(words.refreshed)
    else notifyFailed(words.toast.loadFailed, () => void refresh())
  }
  return (
    <>
      <TeamForm
        members={members}
        announce={announce}
        canAdd={members.length < TEAM_MAX}
        refresh={
          <Button
            variant="quiet"
            size="sm"
            icon={<RefreshCw size={18} />}
            loading={isBusy(reading)}
            onClick={() => void refresh()}
          >
            {words.refresh}
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
