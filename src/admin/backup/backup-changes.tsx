import { adminOverview } from '../../copy/admin/overview'
import { adminRestoring } from '../../copy/admin/restoring'
import { collectionOf } from '../../data/content-paths'
import { isListName, LIST_NAMES } from '../../data/entities'
import type { BackupChange } from '../../data/store/restore/backup'
import { sequenceOf } from '../../data/store/shared/sequence'
import { isVisible } from '../../lib/visibility'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import type { Restoring } from './use-backup'

/** More names than these are folded under their count. */
const NAMES_SHOWN = 6

export const nameText = ({ path, kind, name }: BackupChange): string =>
  kind === 'ordered' ? adminRestoring.lists[path] : adminRestoring.names[collectionOf(path)](name)

type Props = Pick<Restoring, 'backup' | 'changes'>

/** The changed lists of which visitors would see nothing after the restore: without documents, or all hidden. */
const emptiedBy = ({ backup, changes }: Props) =>
  LIST_NAMES.filter(
    (name) =>
      !sequenceOf(name, backup.documents).some(isVisible) &&
      changes.some(
        ({ path, kind }) =>
          collectionOf(path) === name && (kind === 'deleted' || kind === 'changed'),
      ),
  )

/** Names what a restore will change, before it starts. */
export function BackupChanges({ backup, changes }: Props) {
  return (
    <>
      <div className="divide-y divide-hairline border-y border-hairline text-ink">
        {(['added', 'changed', 'deleted', 'ordered'] as const).map((kind) => (
          <ChangesOfKind
            key={kind}
            title={adminRestoring.changes[kind]}
            changes={changes.filter((change) => change.kind === kind)}
            isOpen={changes.length <= NAMES_SHOWN}
          />
        ))}
      </div>
      {emptiedBy({ backup, changes }).map((name) => (
        <Notice key={name} tone="warn">
          {adminOverview.backup.emptied[name]}
        </Notice>
      ))}
      {changes.some(({ kind }) => kind !== 'added') ? <p>{adminOverview.backup.ask.kept}</p> : null}
    </>
  )
}

type ChangesProps = {
  title: string
  changes: readonly BackupChange[]
  isOpen: boolean
}

function ChangesOfKind({ title, changes, isOpen }: ChangesProps) {
  if (changes.length === 0) return null
  const summary = (
    <span className="py-2">
      <strong className="font-semibold">{title}</strong>{' '}
      {countsOf(changes).join(adminRestoring.join)}
    </span>
  )
  // The summary says everything about documents without a name.
  if (changes.every(({ name }) => name === ''))
    return <p className="flex min-h-11 items-center">{summary}</p>
  return (
    <Disclosure title={summary} open={isOpen}>
      <ul className="list-disc pb-2 ps-5">
        {changes.map((change) => (
          <li key={change.path} className="wrap-anywhere">
            {nameText(change)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The summary of changes: how many products and members, and the names of the single documents. */
function countsOf(changes: readonly BackupChange[]): string[] {
  return [...new Set(changes.map(({ path }) => collectionOf(path)))].flatMap((collection) => {
    const same = changes.filter(({ path }) => collectionOf(path) === collection)
    const areCounted = same.some(({ kind }) => kind !== 'ordered') && isListName(collection)
    return areCounted ? adminRestoring.counts[collection](same.length) : same.map(nameText)
  })
}
