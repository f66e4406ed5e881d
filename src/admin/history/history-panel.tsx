import { useMemo, useState } from 'react'
import { admin } from '../../copy/admin'
import { adminHistory as words } from '../../copy/admin-history'
import { planSince, planVersion } from '../../data/store/plan-versions'
import { nameOf, type StoredName } from '../../data/store/stored-names'
import { EmptyArt } from '../../ui/art/state-art'
import { StateMessage } from '../../ui/state'
import { LoadError } from '../shell/load-error'
import { RestoreStatus } from '../restoring/restore-status'
import { useRestore } from '../restoring/use-restore'
import { PanelHeading } from '../shell/tab-heading'
import { entriesOf, type Entry } from './entries'
import { Erasures } from './erasures'
import { HistorySkeleton } from './history-skeleton'
import { HistoryView } from './history-view'
import { RestoreQuestion, type Subject } from './restore-question'
import { useHistory } from './use-history'

const IDLE = { status: 'idle' } as const

/** What was replaced or deleted in the last 30 days, and how to bring it back. */
export function HistoryPanel() {
  const history = useHistory()
  const restoring = useRestore()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [erasing, setErasing] = useState<{ path: string; name: StoredName; isStored: boolean } | null>(null)
  const { state } = history
  const entries = useMemo(
    () => (state.status === 'ready' ? entriesOf(state.value.versions, state.value.now) : []),
    [state],
  )

  function restoreEntry({ version: { id, path } }: Entry, title: string) {
    setSubject({ kind: 'entry', id, title })
    restoring.start({
      plan: () => planVersion(id),
      // What is not on the site comes back without a question.
      asks: ({ changes }) => changes.some(({ change }) => change !== 'added'),
      onDone: () => history.refresh(path),
    })
  }

  function restoreSince(since: Date) {
    setSubject({ kind: 'since', since })
    window.scrollTo(0, 0)
    restoring.start({ plan: () => planSince(since), onDone: history.load })
  }

  const startErasing = ({ version: { path, fields }, stored }: Entry) =>
    setErasing({ path, name: nameOf(path, new Map([[path, fields]])), isStored: stored !== null })

  return (
    <div className="max-w-4xl">
      <PanelHeading title={admin.historyPanel.title} />
      <p className="mb-4 text-card text-muted">{words.lead}</p>
      <Erasures asking={erasing} onAnswer={() => setErasing(null)} onChange={history.load} />
      <RestoreStatus
        stage={subject?.kind === 'since' ? restoring.stage : IDLE}
        done={words.everything.done}
        same={words.everything.same}
        className="mb-4"
      />
      {state.status === 'loading' ? (
        <HistorySkeleton />
      ) : state.status === 'error' ? (
        <LoadError words={words.loadError} error={state.error} onRetry={history.retry} />
      ) : entries.length === 0 ? (
        <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} />
      ) : (
        <HistoryView
          entries={entries}
          hasMore={state.value.next !== null}
          more={history.more}
          onMore={history.showMore}
          isDisabled={restoring.isWorking}
          stageOf={(id) => (subject?.kind === 'entry' && subject.id === id ? restoring.stage : IDLE)}
          onRestore={restoreEntry}
          onRestoreSince={restoreSince}
          onErase={startErasing}
        />
      )}
      <RestoreQuestion restoring={restoring} subject={subject} />
    </div>
  )
}
