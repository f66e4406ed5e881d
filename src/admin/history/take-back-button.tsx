import { CircleCheck, RotateCcw, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import { adminHistory } from '../../copy/admin/history'
import type { TakeBackResult } from '../../data/store/history/store-take-back'
import { canTakeBackAddition, takeBackChange } from '../../data/store/history/take-back'
import type { Version } from '../../data/store/history/version'
import { cn } from '../../lib/cn'
import { UNDO_MS } from '../../limits'
import { Spinner } from '../../ui/icons'
import { IconButton } from '../ui/buttons'
import { notify } from '../ui/toast'
import { useLatest } from '../ui/use-latest'
import { labelsAt } from '../writes/labels'
import type { Work } from '../writes/tracked-write'
import { useWrite } from '../writes/use-writes'
import { isBusy } from '../writes/write-state'
import type { Entry } from './entries'
import { fieldLabels } from './field-labels'
import { formatWhen } from './format-when'

const entryWords = adminHistory.entry

type Props = {
  entry: Entry
  title: string
  isShort?: boolean
  /** Called with the path of the document when the change was taken back. */
  onChange: (path: string) => void
}

type Undo = Work | null

/** A button that takes a change back. A status replaces it once the change is taken back. */
export function TakeBackButton({
  entry: { version, isTakenBack },
  title,
  isShort,
  onChange,
}: Props) {
  const { write, run } = useWrite()
  const [undo, setUndo] = useState<Undo>(null)
  const [isDone, setDone] = useDone(isTakenBack)
  const newestDone = useLatest(isDone)
  const button = (text: string, icon: ReactNode, onClick: () => void) => (
    <IconButton
      label={text + entryWords.of(title, formatWhen(version.at))}
      text={text}
      icon={icon}
      onClick={onClick}
    />
  )
  const start = () =>
    void run(({ signal }) => takeBackChange(version.id, signal), {
      isStored: () => newestDone.current,
      onSaved: (result) => {
        if (!result) return
        setDone(true)
        const next = undoOf(version, result)
        setUndo(() => next)
        sayMore(version, result)
        onChange(version.path)
      },
    })
  const startUndo = () =>
    void run(async (attempt) => undo?.(attempt), {
      isStored: () => !newestDone.current,
      onSaved: () => {
        setUndo(null)
        setDone(false)
        onChange(version.path)
      },
    })

  if (isBusy(write))
    return (
      <p
        role="status"
        className="flex min-h-11 items-center gap-2 px-2 text-tiny font-semibold text-muted"
      >
        <Spinner size={18} />
        <span>{write.status === 'slow' ? entryWords.slow : entryWords.working}</span>
      </p>
    )
  if (write.status === 'failed')
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-end gap-x-2 text-tiny text-red-600"
      >
        {admin.reasons[write.reason]}
        {button(entryWords.retry, <RotateCcw size={18} />, write.retry)}
      </div>
    )
  if (!isDone) {
    if (version.isAddition && !canTakeBackAddition(version.path)) return null
    const text = version.isDeletion ? entryWords.takeBackDeletion : entryWords.takeBackChange
    return button(
      isShort || version.isAddition ? entryWords.undo : text,
      isShort ? null : <Undo2 size={18} />,
      start,
    )
  }
  return (
    <>
      <p
        role="status"
        className={cn(
          'flex items-center gap-1.5 px-2 text-tiny font-semibold',
          version.isDeletion ? 'text-secondary' : 'text-muted',
        )}
      >
        <CircleCheck size={18} />
        <span>{outcomeOf(version)}</span>
      </p>
      {undo ? button(entryWords.undo, null, startUndo) : null}
    </>
  )
}

/**
 * Whether the change is taken back. What this row has done counts at once, and until the history has read it. The
 * history cannot read a change of an image, so there it counts for good.
 */
function useDone(isTakenBack: boolean) {
  const [isDoneHere, setDoneHere] = useState<boolean | null>(null)
  const [lastRead, setLastRead] = useState(isTakenBack)
  const newestRead = useLatest(isTakenBack)
  if (lastRead !== isTakenBack) {
    setLastRead(isTakenBack)
    if (isDoneHere === isTakenBack) setDoneHere(null)
  }
  const setDone = (isDone: boolean) => setDoneHere(isDone === newestRead.current ? null : isDone)
  return [isDoneHere ?? isTakenBack, setDone] as const
}

function undoOf({ path }: Version, { trace }: TakeBackResult): Undo {
  if (!trace || (trace.isAddition && !canTakeBackAddition(path))) return null
  return ({ signal }) => takeBackChange(trace.id, signal)
}

/** Says what the row has no room for. */
function sayMore(version: Version, { trace, clashes }: TakeBackResult): void {
  const title = outcomeOf(version)
  if (clashes.length > 0) {
    const description = entryWords.clash(labelsAt(clashes, fieldLabels(version)))
    notify({ type: 'warning', title, description, duration: UNDO_MS })
  } else if (!trace) notify({ title, description: entryWords.wasBack, duration: UNDO_MS })
}

function outcomeOf({ isDeletion, isAddition }: Version): string {
  if (isAddition) return entryWords.notAdded
  return isDeletion ? entryWords.back : entryWords.before
}
