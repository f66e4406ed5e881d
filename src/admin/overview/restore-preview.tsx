import { overview } from '../../copy/admin-overview'
import type { BackupFile } from '../../data/backup-format'
import type { Change, StoredName } from '../../data/stored-names'
import { formatMoment } from '../../lib/format'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'

const words = overview.backup
const { ask } = words

type Props = {
  file: BackupFile
  changes: readonly Change[]
  isResumed: boolean
  /** Offers the stored content as a file; absent while nothing is stored. */
  present: { isSaved: boolean; left: readonly StoredName[]; isSaving: boolean; onSave: () => void } | null
}

/** What a restore will change, by name, before it starts. */
export function RestorePreview({ file, changes, isResumed, present }: Props) {
  const damaged = [...file.damaged.values()]
  return (
    <div className="grid gap-3">
      <p>
        {ask.from} <time dateTime={file.createdAt.toISOString()}>{formatMoment(file.createdAt)}</time>
        {isResumed ? <span className="block">{ask.remains}</span> : null}
      </p>
      {file.isIntact ? null : (
        <Notice tone="warn" title={ask.edited.title}>
          <span className="block">{ask.edited.text}</span>
        </Notice>
      )}
      {damaged.length > 0 ? (
        <Notice tone="warn" title={ask.damaged.title(damaged.length)}>
          <span className="block">{ask.damaged.text}</span>
          <NameList names={damaged} />
        </Notice>
      ) : null}
      <div className="divide-y divide-hairline border-y border-hairline text-ink">
        {(['added', 'changed', 'removed'] as const).map((change) => (
          <Changes key={change} title={ask.changes[change]} changes={changes.filter((one) => one.change === change)} />
        ))}
      </div>
      {changes.some(({ change }) => change !== 'added') ? <p>{ask.kept}</p> : null}
      {present?.isSaved ? (
        <Notice tone={present.left.length > 0 ? 'warn' : 'success'} role="status">
          {present.left.length > 0 ? words.left.title : ask.presentSaved}
          <NameList names={present.left} />
        </Notice>
      ) : present ? (
        <Button variant="outline" size="sm" loading={present.isSaving} onClick={present.onSave}>
          {ask.present}
        </Button>
      ) : null}
    </div>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null
  const parts = [...new Set(changes.map(({ kind }) => kind))].map((kind) => {
    const names = changes.filter((one) => one.kind === kind)
    return kind in words.counts && names[0]?.name !== ''
      ? words.counts[kind as keyof typeof words.counts](names.length)
      : words.names[kind]('')
  })
  const summary = (
    <span className="py-2">
      <strong className="font-semibold">{title}</strong> {parts.join(ask.join)}
    </span>
  )
  // The summary says everything about documents without a name.
  return changes.some(({ name }) => name !== '') ? (
    <Disclosure title={summary}>
      <NameList names={changes} />
    </Disclosure>
  ) : (
    <p className="flex min-h-11 items-center">{summary}</p>
  )
}

export function NameList({ names }: { names: readonly StoredName[] }) {
  return names.length === 0 ? null : (
    <ul className="list-disc pb-2 ps-5">
      {names.map(({ kind, name }, index) => (
        <li key={index} className="break-words">
          {words.names[kind](name)}
        </li>
      ))}
    </ul>
  )
}
