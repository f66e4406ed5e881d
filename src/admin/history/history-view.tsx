import { useState } from 'react'
import { adminHistory as words } from '../../copy/admin-history'
import { EmptyArt } from '../../ui/art/state-art'
import { Button } from '../../ui/button'
import { StateMessage } from '../../ui/state'
import { Notice } from '../../ui/notice'
import type { Entry } from './entries'
import type { EntryActions } from './entry-row'
import { HistoryList } from './history-list'
import { HistoryQuestions, type Question } from './history-questions'
import type { MoreStatus } from './use-history'

type Props = EntryActions & {
  entries: readonly Entry[]
  hasMore: boolean
  more: MoreStatus
  onMore: () => void
  onRestoreSince: (since: Date) => void
}

/** The list of the history. Asks before it replaces or deletes anything. */
export function HistoryView({ entries, hasMore, more, onMore, onRestore, onErase, onRestoreSince, ...rest }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)

  function confirm(answered: Question) {
    setQuestion(null)
    if (answered.kind === 'restore') onRestore(answered.entry)
    else if (answered.kind === 'erase') onErase(answered.entry)
    else onRestoreSince(answered.since)
  }

  if (entries.length === 0)
    return <StateMessage art={<EmptyArt />} level={3} title={words.empty} text={words.emptyHint} />
  return (
    <>
      <HistoryList
        entries={entries}
        onRestore={(entry) => (entry.replaces ? setQuestion({ kind: 'restore', entry }) : onRestore(entry))}
        onErase={(entry) => setQuestion({ kind: 'erase', entry })}
        onRestoreSince={(since) => setQuestion({ kind: 'since', since })}
        {...rest}
      />
      {more === 'failed' ? <Notice tone="error" role="alert" title={words.moreFailed} className="mt-4" /> : null}
      {hasMore ? (
        <Button variant="outline" loading={more === 'loading'} onClick={onMore} className="mt-6 w-full md:w-auto">
          {words.more}
        </Button>
      ) : null}
      <HistoryQuestions question={question} onConfirm={confirm} onCancel={() => setQuestion(null)} />
    </>
  )
}
