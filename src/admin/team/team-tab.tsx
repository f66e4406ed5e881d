import { RefreshCw } from 'lucide-react'
import { adminTeam } from '../../copy/admin/team'
import { firstAnswer } from '../../data/client/first-answer'
import { useLive } from '../../data/client/use-live'
import type { TeamMember } from '../../data/content/team'
import { sequencePath } from '../../data/document-paths'
import { readStored } from '../../data/store/shared/read-all'
import { subscribeTeam } from '../../data/store/subscriptions'
import { READ_TIMEOUT_MS } from '../../limits'
import { useRead } from '../loading/use-read'
import { WhenReady } from '../loading/when-ready'
import { announce } from '../ui/announce'
import { AddButton, TextButton } from '../ui/buttons'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { closeMessage } from '../ui/sticky-message'
import { notifyFailed } from '../writes/messages'
import { TeamForm } from './team-form'

export function TeamTab() {
  const live = useLive(subscribeTeam)
  return (
    <WhenReady
      state={live}
      words={adminTeam.loadError}
      toast={adminTeam.toast.loadFailed}
      heading={
        <ScreenHeading
          title={adminTeam.title}
          action={<AddButton text={adminTeam.add} disabled />}
        />
      }
      skeleton={
        <Skeletons
          label={adminTeam.loading}
          count={6}
          className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3"
          item="h-36"
        />
      }
    >
      {(members) => <RefreshableTeam members={members} subscribeAgain={live.retry} />}
    </WhenReady>
  )
}

type RefreshableTeamProps = {
  members: readonly TeamMember[]
  subscribeAgain: () => void
}

function RefreshableTeam({ members, subscribeAgain }: RefreshableTeamProps) {
  const { isReading, read } = useRead()
  const readAgain = () => {
    // An error may have ended the live list.
    subscribeAgain()
    return Promise.all([
      firstAnswer(subscribeTeam, READ_TIMEOUT_MS),
      // While the list is live, its answer is from memory. Nothing listens to the sequence, so the database answers it.
      readStored(sequencePath('team')),
    ])
  }
  async function refresh() {
    const topic = 'refresh:team'
    if (await read(readAgain)) {
      closeMessage(topic)
      announce(adminTeam.refreshed)
    } else notifyFailed({ topic, ...adminTeam.toast.loadFailed }, () => void refresh())
  }
  return (
    <TeamForm
      members={members}
      refresh={
        <TextButton
          text={adminTeam.refresh}
          icon={RefreshCw}
          isLoading={isReading}
          onClick={() => void refresh()}
        />
      }
    />
  )
}
