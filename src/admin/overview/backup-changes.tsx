import { restoring as words } from '../../copy/admin-restoring'
import type { Change } from '../../data/store/backup'
import { Disclosure } from '../../ui/disclosure'

type Kind = keyof typeof words.names

/** More names than this are folded under their count. */
const NAMES_SHOWN = 6

const kindOf = ({ path }: Change): Kind => path.split('/')[0] as Kind

/** A document as people know it, or a whole list. */
export const nameText = (change: Change): string =>
  change.change === 'ordered'
    ? words.lists[change.path as keyof typeof words.lists]
    : words.names[kindOf(change)](change.name)

/** What a restore will change, by name, before it starts. */
export function BackupChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline text-ink">
      {(['added', 'changed', 'removed', 'ordered'] as const).map((kind) => (
        <Changes
          key={kind}
          title={words.changes[kind]}
          changes={changes.filter(({ change }) => change === kind)}
          isOpen={changes.length <= NAMES_SHOWN}
        />
      ))}
    </div>
  )
}

type ChangesProps = { title: string; changes: readonly Change[]; isOpen: boolean }

function Changes({ title, changes, isOpen }: ChangesProps) {
  if (changes.length === 0) return null
  const summary = (
    <span className="py-2">
      <strong className="font-semibold">{title}</strong> {countsOf(changes).join(words.join)}
    </span>
  )
  // The summary says everything about documents without a name.
  if (changes.every(({ name }) => name === '')) return <p className="flex min-h-11 items-center">{summary}</p>
  return (
    <Disclosure title={summary} open={isOpen}>
      <NameList changes={changes} />
    </Disclosure>
  )
}

const NameList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="list-disc pb-2 ps-5">
    {changes.map((change) => (
      <li key={change.path} className="wrap-anywhere">
        {nameText(change)}
      </li>
    ))}
  </ul>
)

/** Counts of products and members, and the names of what there is one of. */
function countsOf(changes: readonly Change[]): string[] {
  const kinds = [...new Set(changes.map(kindOf))]
  return kinds.flatMap((kind) => {
    const same = changes.filter((change) => kindOf(change) === kind)
    const isList = same.some(({ change }) => change !== 'ordered') && kind in words.counts
    return isList ? words.counts[kind as keyof typeof words.counts](same.length) : same.map(nameText)
  })
}
