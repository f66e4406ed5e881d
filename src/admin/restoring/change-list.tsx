import { restoring as words } from '../../copy/admin-restoring'
import type { Plan } from '../../data/store/restore'
import type { ItemChange } from '../../data/store/stored-names'
import { Disclosure } from '../../ui/disclosure'
import { NameList, nameText } from './name-list'

/** In the order in which they are counted. */
const KINDS = Object.keys(words.names) as (keyof typeof words.names)[]
/** More names than this are folded under their count. */
const NAMES_SHOWN = 6

/** What a restore will change, by name, before it starts. */
export function ChangeList({ changes }: Pick<Plan, 'changes'>) {
  return (
    <div className="grid gap-3">
      <div className="divide-y divide-hairline border-y border-hairline text-ink">
        {(['added', 'changed', 'removed', 'ordered'] as const).map((change) => (
          <Changes
            key={change}
            title={words.changes[change]}
            changes={changes.filter((one) => one.change === change)}
            isOpen={changes.length <= NAMES_SHOWN}
          />
        ))}
      </div>
      {changes.some(({ change }) => change !== 'added') ? <p>{words.kept}</p> : null}
    </div>
  )
}

function Changes({ title, changes, isOpen }: { title: string; changes: readonly ItemChange[]; isOpen: boolean }) {
  if (changes.length === 0) return null
  const parts = KINDS.flatMap((kind) => {
    const same = changes.filter((one) => one.kind === kind)
    const [first] = same
    if (!first) return []
    return kind in words.counts && first.name
      ? words.counts[kind as keyof typeof words.counts](same.length)
      : nameText(first)
  })
  const summary = (
    <span className="py-2">
      <strong className="font-semibold">{title}</strong> {parts.join(words.join)}
    </span>
  )
  // The summary says everything about documents without a name.
  return changes.some(({ name }) => name !== '') ? (
    <Disclosure title={summary} open={isOpen}>
      <NameList names={changes.filter(({ name }) => name !== '')} />
    </Disclosure>
  ) : (
    <p className="flex min-h-11 items-center">{summary}</p>
  )
}
