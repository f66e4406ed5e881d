import { adminHistory } from '../../copy/admin-history'
import { mayBeConfirmed, type Erasure } from '../../data/store/erasures'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { CardStatus } from '../lists/card-status'
import { isBusy, type WriteStatus } from '../editing/write-status'
import { Panel } from '../ui/panel'
import { nameText } from '../restoring/name-list'

const words = adminHistory.erase

type ErasureActions = {
  statusOf: (path: string) => WriteStatus
  onConfirm: (erasure: Erasure) => void
  onKeep: (erasure: Erasure) => void
  onGiveUp: (path: string) => void
}

/** What waits to be erased and since when. Each can be taken back, and confirmed after 24 hours. */
export function ErasureList({ erasures, ...actions }: ErasureActions & { erasures: readonly Erasure[] }) {
  if (erasures.length === 0) return null
  return (
    <Panel title={words.title} className="mb-4">
      <ul className="divide-y divide-hairline">
        {erasures.map((erasure) => (
          <ErasureRow key={erasure.path} erasure={erasure} {...actions} />
        ))}
      </ul>
    </Panel>
  )
}

function ErasureRow({ erasure, statusOf, onConfirm, onKeep, onGiveUp }: ErasureActions & { erasure: Erasure }) {
  const { path, askedAt, mayConfirmAt } = erasure
  const name = nameText(erasure.name)
  const status = statusOf(path)
  const isReady = mayBeConfirmed(erasure)
  const of = <span className="sr-only">{words.of(name)}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-small font-semibold text-ink wrap-anywhere">{name}</p>
        <p className="text-tiny text-muted">
          {words.since(formatMoment(askedAt))} · {isReady ? words.ready : words.from(formatMoment(mayConfirmAt))}
        </p>
        <CardStatus
          write={status}
          words={{ running: words.running, failed: words.failed, giveUp: adminHistory.entry.giveUp }}
          onGiveUp={() => onGiveUp(path)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" disabled={isBusy(status)} keepsFocus onClick={() => onKeep(erasure)}>
          {words.keep}
          {of}
        </Button>
        {isReady ? (
          <Button variant="danger" size="sm" disabled={isBusy(status)} keepsFocus onClick={() => onConfirm(erasure)}>
            {words.confirm}
            {of}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
