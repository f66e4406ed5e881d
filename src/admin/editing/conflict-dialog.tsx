import { admin } from '../../copy/admin'
import { uiCopy } from '../../copy/ui'
import { Button } from '../../ui/button'
import { Dialog } from '../ui/dialog'
import type { Difference } from './differences'
import type { Stored } from './editor'

type Answer = 'title' | 'text' | 'theirs' | 'theirsHint' | 'mine' | 'mineHint' | 'later'
export type Choice = { type: 'choseMerge' | 'choseTheirs' | 'choseMine' | 'choseLater' }

type Props = {
  conflict: Stored<unknown> | null
  words?: Record<Answer | 'merge' | 'mergeHint', string>
  deletedWords?: Record<Answer, string>
  /** The fields that differ, in words. */
  differences?: readonly Difference[]
  onChoose: (choice: Choice) => void
}

/** Shown when somebody else has saved or deleted the edited document. */
export function ConflictDialog({
  conflict,
  words = admin.conflict,
  deletedWords = admin.deleted,
  differences = [],
  onChoose,
}: Props) {
  const isDeleted = conflict?.revision === null
  const copy = isDeleted ? deletedWords : words
  const theirs = { choice: 'choseTheirs', label: copy.theirs, hint: copy.theirsHint, variant: 'outline' } as const
  const mine = { choice: 'choseMine', label: copy.mine, hint: copy.mineHint } as const
  const answers = isDeleted
    ? ([{ ...mine, variant: 'primary' }, theirs] as const)
    : ([
        { choice: 'choseMerge', label: words.merge, hint: words.mergeHint, variant: 'primary' },
        theirs,
        { ...mine, variant: 'outline' },
      ] as const)
  const later = () => onChoose({ type: 'choseLater' })
  return (
    <Dialog open={conflict !== null} onClose={later} title={copy.title} closeLabel={uiCopy.close}>
      <p className="mb-4 text-card text-muted">{copy.text}</p>
      {isDeleted ? null : <Differences list={differences} />}
      <ul className="grid gap-4">
        {answers.map(({ choice, label, hint, variant }) => (
          <li key={choice} className="grid gap-1">
            <Button variant={variant} size="sm" onClick={() => onChoose({ type: choice })}>
              {label}
            </Button>
            <p className="px-1 text-small text-muted">{hint}</p>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="mt-5 w-full" onClick={later}>
        {copy.later}
      </Button>
    </Dialog>
  )
}

const DIFFERENCES_SHOWN = 5

function Differences({ list }: { list: readonly Difference[] }) {
  if (list.length === 0) return null
  const copy = admin.differences
  return (
    <dl className="mb-4 grid gap-2.5 rounded-control bg-tint px-4 py-3 text-small">
      {list.slice(0, DIFFERENCES_SHOWN).map(({ field, mine, theirs }) => (
        <div key={field}>
          <dt className="font-semibold">{field}</dt>
          <dd className="wrap-anywhere">{copy.mine(mine || copy.empty)}</dd>
          <dd className="wrap-anywhere text-muted">{copy.theirs(theirs || copy.empty)}</dd>
        </div>
      ))}
      {list.length > DIFFERENCES_SHOWN ? (
        <div>
          <dt className="text-muted">{copy.more(list.length - DIFFERENCES_SHOWN)}</dt>
        </div>
      ) : null}
    </dl>
  )
}
