import { useEffect, useId, useRef, type ReactNode } from 'react'
import { admin } from '../../copy/admin'
import { formatMoment } from '../../lib/format'
import { UNDO_MS } from '../../limits'
import type { Path } from '../../paths'
import { Notice } from '../../ui/notice'
import { TextButton } from '../ui/buttons'
import { Dialog } from '../ui/dialog'
import { closeWaiting, notify } from '../ui/toast'
import type { DraftInfo } from './drafts'
import { ErrorSummary, useFieldErrors, type FieldError } from './field-errors'
import { failureText, notifyFailed, notifySaved, tell, type Message } from './messages'
import { SaveBar, type SaveBarProps } from './save-bar'
import type { FormHandle } from './use-form'

type Props<V extends object> = {
  form: FormHandle<V>
  errors: readonly FieldError[]
  words: { title: string; saved: Message; saveFailed: Message }
  /** The names of its fields, for those that had also been changed elsewhere. */
  labels: Readonly<Record<string, string>>
  /** The page that shows what is saved; absent where no page does. */
  path?: Path
  /** What the bar says and does otherwise than by default. */
  bar?: Partial<SaveBarProps>
  /** Opens what hides the control of this name. */
  reveal?: (name: string) => void
  canSave?: () => boolean
  onSaved?: () => void
  /** Names the document at this path. */
  nameOf?: (path: string) => string
  children: (errorOf: (name: string) => string | null) => ReactNode
}

/** A form with everything that forms share: the draft, the errors, the save and its answer. */
export function FormFrame<V extends object>(props: Props<V>) {
  const {
    form,
    errors,
    words,
    labels,
    path,
    bar,
    reveal,
    canSave,
    onSaved,
    nameOf = () => words.title,
    children,
  } = props
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors, reveal)
  const about = useId()
  useEffect(() => () => closeWaiting(about), [about])
  const take = () => {
    closeWaiting(about)
    discard(form)
  }

  // What the message offers is what is on the screen by then.
  const newest = useRef(() => {})
  const retry = () => newest.current()
  async function submit(save = form.save) {
    if (canSave && !canSave()) return
    if (errors.length > 0) {
      refuse()
      return
    }
    const result = await save()
    const { saved, saveFailed } = words
    if (result.status === 'unready') {
      notifyFailed({ about, title: saveFailed.title, text: admin.unready }, retry)
      return
    }
    await tell(result, {
      saved: (replaced) => {
        closeWaiting(about)
        notifySaved(replaced, { saved, path, labels })
        onSaved?.()
      },
      failed: (failure) => {
        // A document that was deleted elsewhere gets a question instead.
        if (failure.reason === 'gone') return
        const text = failureText(failure, saveFailed.text)
        notifyFailed({ about, title: saveFailed.title, text }, retry)
      },
    })
  }
  useEffect(() => {
    newest.current = () => void submit()
  })
  return (
    <div ref={frame} className="grid gap-4">
      <DraftNote draft={form.draft} onDiscard={take} />
      <ErrorSummary {...summary} />
      {children(errorOf)}
      <SaveBar
        changes={form.changed.length}
        write={form.status}
        onSave={() => void submit()}
        undo={{ label: admin.save.undo, onClick: take }}
        invalid={summary}
        {...bar}
      />
      {/* Asked when a save finds that its document was deleted elsewhere. */}
      <Dialog
        open={form.gone !== null}
        onClose={form.askLater}
        title={form.gone === null ? '' : admin.gone.title(nameOf(form.gone))}
      >
        <p className="mb-5 text-card text-muted">{admin.gone.text}</p>
        <div className="grid gap-2.5">
          <TextButton text={admin.gone.letGo} onClick={form.letGo} />
          <TextButton
            text={admin.gone.storeAsNew}
            onClick={() => void submit(form.storeAsNew)}
            variant="primary"
          />
        </div>
      </Dialog>
    </div>
  )
}

/** Takes every change back, or those of some fields, and offers to bring them back. */
export function discard<V extends object>(
  form: FormHandle<V>,
  fields?: readonly (keyof V)[],
): void {
  const redo = form.discard(fields)
  notify({
    title: admin.discarded,
    duration: UNDO_MS,
    action: { label: admin.redo, onClick: redo },
  })
}

/** Says that a form contains what was typed at an earlier visit. */
export function DraftNote({
  draft,
  onDiscard,
}: {
  draft: DraftInfo | null
  onDiscard: () => void
}) {
  if (!draft) return null
  return (
    <Notice
      tone="warn"
      role="status"
      title={admin.draft.title}
      action={<TextButton text={admin.draft.discard} onClick={onDiscard} />}
    >
      {admin.draft.from} <time dateTime={draft.at.toISOString()}>{formatMoment(draft.at)}</time>
      {draft.hasPictures ? <span className="block">{admin.draft.pictures}</span> : null}
    </Notice>
  )
}
