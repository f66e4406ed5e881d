import { useCallback, useState } from 'react'
import { adminTeam as words } from '../../copy/admin-team'
import { uiCopy } from '../../copy/ui'
import { getTeam, subscribeTeam, type TeamMember } from '../../data/content/team'
import { useLive } from '../../data/client/use-live'
import { paths } from '../../paths'
import { notifySaved } from '../editing/notify-saved'
import { notify } from '../ui/toast'
import { useWrite } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'

export const succeeded = (words: { title: string; text: string }): void => notifySaved({ ...words, path: paths.team })

export const failed = ({ title, text }: { title: string; text: string }, retry?: () => void): void => {
  notify({
    type: 'error',
    title,
    description: text,
    closeLabel: uiCopy.close,
    ...(retry && { action: { label: uiCopy.retry, onClick: retry } }),
  })
}

export function useTeamList(announce: (text: string) => void) {
  const live = useLive(subscribeTeam)
  const answer = live.status === 'ready' ? live.value : null
  const [previous, setPrevious] = useState(answer)
  const [members, setMembers] = useState<readonly TeamMember[] | null>(answer)
  // A read with the status of a write, to report a missing network or a timeout.
  const { status: reading, run } = useWrite()
  if (previous !== answer) {
    setPrevious(answer)
    setMembers(answer)
  }

  const refresh = useCallback(async () => {
    const result = await run(async () => setMembers(await getTeam()))
    if (result.status === 'failed') failed(words.toast.loadFailed)
    else announce(words.refreshed)
  }, [run, announce])

  const error = !members && live.status === 'error' ? live.error : null
  return { error, members, isRefreshing: isBusy(reading), refresh, retry: live.retry }
}
