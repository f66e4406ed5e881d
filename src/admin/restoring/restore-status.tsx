import type { ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { countOf } from '../../copy/admin-counts'
import { restoring as words } from '../../copy/admin-restoring'
import type { Reason } from '../../data/client/errors'
import { withoutStop } from '../../lib/words'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ProgressBar } from '../ui/progress-bar'
import { nameText } from './name-list'
import type { RestoreStage } from './use-restore'

type Props = {
  stage: RestoreStage
  /** What is said when everything was restored, and when there was nothing to restore. */
  done: ReactNode
  same: ReactNode
  className?: string
}

/** How far a restore is, how it ended, and how to go on. */
export function RestoreStatus({ stage, done, same, className }: Props) {
  switch (stage.status) {
    case 'idle':
    case 'asking':
      return null
    case 'same':
      return <Notice tone="success" role="status" title={same} className={className ?? ''} />
    case 'done':
      return <Outcome outcome={stage.outcome} done={done} className={className} />
    case 'failed':
      return (
        <Notice
          tone="error"
          role="alert"
          title={stage.hasStarted ? words.stopped : words.failed}
          className={className ?? ''}
        >
          <span className="block">{textOf(stage.reason)}</span>
          <span className="block">{stage.hasStarted ? words.stoppedHint : words.unchanged}</span>
          <Button size="sm" className="mt-2.5" onClick={stage.retry}>
            {stage.hasStarted ? words.goOn : words.retry}
          </Button>
        </Notice>
      )
    default:
      return <Progress stage={stage} className={className} />
  }
}

/** No answer to a read is no unconfirmed write. */
const textOf = (reason: Reason): string => (reason === 'timeout' ? words.noAnswer : admin.reasons[reason])

const refusalOf = (reason: Reason): string =>
  reason in words.refusals ? words.refusals[reason as keyof typeof words.refusals] : withoutStop(textOf(reason))

type Working = Extract<RestoreStage, { status: 'comparing' | 'running' | 'waiting' }>

function Progress({ stage, className = '' }: { stage: Working; className?: string | undefined }) {
  const { done, total } = stage.status === 'comparing' ? { done: 0, total: 0 } : stage
  const title = stage.status === 'comparing' ? words.comparing : words.running
  return (
    <div className={`edged grid gap-2 rounded-control bg-surface p-4.5 shadow-hairline ${className}`}>
      <p role="status" className="flex justify-between gap-3 text-card font-semibold text-night">
        {title}
        {total > 0 ? <span className="tabular-nums">{countOf(done, total)}</span> : null}
      </p>
      <ProgressBar value={total > 0 ? (done / total) * 100 : 0} label={title} />
      {stage.status === 'comparing' ? null : (
        <p role="status" className="text-small text-hint">
          {stage.status === 'waiting' ? words.waiting : words.hint}
        </p>
      )}
    </div>
  )
}

type Done = Extract<RestoreStage, { status: 'done' }>

function Outcome({
  outcome,
  done,
  className = '',
}: Pick<Done, 'outcome'> & { done: ReactNode; className?: string | undefined }) {
  const { refused } = outcome
  if (refused.length === 0) return <Notice tone="success" role="status" title={done} className={className} />
  return (
    <Notice tone="warn" role="alert" title={words.refused} className={className}>
      <ul className="list-disc ps-5">
        {refused.map(({ name, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {nameText(name)}: {refusalOf(reason)}.
          </li>
        ))}
      </ul>
      <span className="block">{words.refusedHint}</span>
    </Notice>
  )
}
