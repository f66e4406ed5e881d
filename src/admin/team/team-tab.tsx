import { RefreshCw } from 'lucide-react'
import { adminTeam } from '../../copy/admin/team'
import type { TeamMember } from '../../data/content/team'
import { sequencePath } from '../../data/document-paths'
import { readStored } from '../../data/store/shared/read-all'
import { subscribeTeam } from '../../data/store/subscriptions'
import { useRead } from '../loading/use-read'
import { Subscribed } from '../loading/when-ready'
import { announce } from '../ui/announce'
import { AddButton, TextButton } from '../ui/buttons'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { closeMessage } from '../ui/sticky-message'
import { notifyFailed } from '../writes/messages'
import { TeamForm } from './team-form'

export function TeamTab() {
  return (
    <Subscribed
      source={subscribeTeam}
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
      {(members) => <RefreshableTeam members={members} />}
    </Subscribed>
  )
}

function RefreshableTeam({ members }: { members: readonly TeamMember[] }) {
  const { isReading, read } = useRead()
  // The list on the screen is live, so this only checks whether the database answers. Nothing listens to the sequence:
  // a document with a listener would be answered from memory.
  async function refresh() {
    const topic = 'refresh:team'
    if (await read(() => readStored(sequencePath('team')))) {
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
