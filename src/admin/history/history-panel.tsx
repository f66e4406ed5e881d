import { useMemo, useState } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory as words } from '../../copy/admin-history'
import { uiCopy } from '../../copy/ui'
import { eraseVersion, restoreVersion } from '../../data/versions'
import { paths, type Path } from '../../paths'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { useWrite, useWrites } from '../editing/use-writes'
import { isBusy } from '../editing/write-status'
import { PasswordDialog } from '../login/password-dialog'
import { LoadError } from '../load-error'
import { notifySaved } from '../notify-saved'
import { TabHeading } from '../tab-heading'
import { notify } from '../ui/toast'
import { useUnsaved } from '../unsaved'
import { entriesOf, type Entry } from './entries'
import { HistoryView } from './history-view'
import { RestoreOutcome } from './restore-outcome'
import { restoreSince } from './restore-since'
import { useHistory } from './use-history'

/** Where visitors see what was restored, by collection. */
const PAGES: Record<string, Path | undefined> = {
  products: paths.products,
  team: paths.team,
  videos: paths.videos,
  'director-texts': paths.director,
  'director-photos': paths.director,
}

/** What was replaced or deleted in the last 30 days, and how to bring it back. */
export function HistoryPanel() {
  const history = useHistory()
  const { state } = history
  const { statusOf, run, dismiss } = useWrites()
  const everything = useWrite()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [unproven, setUnproven] = useState<Entry | null>(null)
  const isRestoring = isBusy(everything.status)
  useUnsaved(isRestoring)
  const entries = useMemo(
    () => (state.status === 'ready' ? entriesOf(state.value.versions, state.value.now) : []),
    [state],
  )

  async function restore({ version }: Entry) {
    const result = await run(`restore ${version.id}`, async () => {
      await restoreVersion(version)
      await history.refresh(version.path)
    })
    const page = PAGES[version.path.split('/')[0] ?? ''] ?? paths.home
    if (result.status === 'saved') notifySaved({ title: words.restored, path: page })
  }

  async function erase(entry: Entry, isProven = false) {
    const { version } = entry
    const key = `erase ${version.id}`
    const result = await run(key, () => eraseVersion(version))
    if (result.status === 'saved') {
      history.leaveOut(version)
      notify({ type: 'success', title: words.erased, closeLabel: uiCopy.close })
    } else if (result.reason === 'denied' && !isProven) {
      // The rules take a password of the last five minutes.
      dismiss(key)
      setUnproven(entry)
    }
  }

  function restoreAll(since: Date) {
    void everything.run(
      async (step) => {
        setProgress({ done: 0, total: 0 })
        await restoreSince(since, (done, total) => {
          setProgress({ done, total })
          step()
        })
        await history.load()
      },
      { timeoutMs: null },
    )
  }

  return (
    <div className="max-w-4xl">
      <TabHeading title={admin.historyPanel.title} />
      <p className="mb-5 text-card text-muted">{words.lead}</p>
      <RestoreOutcome write={everything.status} progress={progress} />
      {state.status === 'loading' ? (
        <SkeletonGroup label={words.loading} className="grid gap-3">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-48 rounded-control md:h-36" />
          ))}
        </SkeletonGroup>
      ) : state.status === 'error' ? (
        <LoadError words={words.loadError} error={state.error} onRetry={history.retry} />
      ) : (
        <HistoryView
          entries={entries}
          hasMore={state.value.hasMore}
          more={history.more}
          onMore={history.showMore}
          isDisabled={isRestoring}
          restoring={(id) => statusOf(`restore ${id}`)}
          erasing={(id) => statusOf(`erase ${id}`)}
          onRestore={(entry) => void restore(entry)}
          onErase={(entry) => void erase(entry)}
          onGiveUp={(id) => {
            dismiss(`restore ${id}`)
            dismiss(`erase ${id}`)
          }}
          onRestoreSince={restoreAll}
        />
      )}
      <PasswordDialog
        open={unproven !== null}
        text={words.eraseAsk.password}
        onConfirm={() => {
          setUnproven(null)
          if (unproven) void erase(unproven, true)
        }}
        onCancel={() => setUnproven(null)}
      />
    </div>
  )
}
