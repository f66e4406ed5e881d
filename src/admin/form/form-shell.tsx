import { useEffect, useId, useLayoutEffect, type ReactNode } from 'react'
import { admin } from '../../copy/admin/admin'
import type { Reason } from '../../data/client/errors'
import type { Clashes } from '../../lib/merge'
import { TextButton } from '../ui/buttons'
import { Dialog } from '../ui/dialog'
import { closeMessage } from '../ui/sticky-message'
import { useLatest } from '../ui/use-latest'
import type { Labels } from '../writes/labels'
import { failureText, notifyFailed, notifySaved, type Message } from '../writes/messages'
import type { Failure } from '../writes/tracked-write'
import { discardWithUndo } from './discard'
import { DraftNote } from './draft-note'
import { ErrorSummary, useFieldErrors, type FieldError, type Reveal } from './field-errors'
import type { FormHandle, SaveOptions } from './form-handle'
import { SaveBar, type SaveBarProps } from './save-bar'
import { sendWhenReady } from './send-when-ready'

/** The words and the address of the edited document, for the messages of its form. */
export type MessageOptions = {
  words: { title: string; saved: Message; saveFailed: Message }
  /** The labels of its fields, to name those that another device has changed, too. */
  labels: Labels
  /** The address of the page that shows the saved content; absent where none does. */
  path?: string
  /** Names the document at this path; by default its title does. */
  nameOf?: (path: string) => string
}

type Props<V extends object> = {
  form: FormHandle<V>
  about: MessageOptions
  errors: readonly FieldError[]
  /** The words and actions of the bar that replace the default ones. */
  bar?: Partial<SaveBarProps>
  reveal?: Reveal
  /** Asks before a save. It is sent only after yes; without a question it is sent at once. */
  confirmSave?: (() => Promise<boolean>) | undefined
  /**
   * Called after a save, and when nothing is left to save. It is the callback of the render in which the save began, so
   * it knows what was open then.
   */
  onSaved?: () => void
  children: (errorOf: (name: string) => string | null) => ReactNode
}

/** The frame of every form: the note about a draft, the errors, the save bar and the messages after a save. */
export function FormShell<V extends object>(props: Props<V>) {
  const { form, about, errors, bar, reveal, children } = props
  const { root, summary, errorOf, refuse } = useFieldErrors(errors, reveal)
  const { submit, closeFailure } = useSubmit(props, refuse)
  const discardAll = () => discardWithUndo(form)
  const giveUp = (onClick: () => void) => {
    closeFailure()
    onClick()
  }
  const discard = bar?.discard ?? { label: admin.save.discard, onClick: discardAll }
  const nameOf = about.nameOf ?? (() => about.words.title)
  return (
    <div ref={root} className="grid gap-4">
      <DraftNote draft={form.draft} onDiscard={() => giveUp(discardAll)} />
      <ErrorSummary {...summary} />
      {children(errorOf)}
      <SaveBar
        changes={form.changed.length}
        write={form.write}
        onSave={() => void submit(form.save)}
        invalid={summary}
        {...bar}
        discard={{ ...discard, onClick: () => giveUp(discard.onClick) }}
      />
      {/* The question when a save finds its document deleted. The key opens a new one for the next document. */}
      <Dialog
        key={form.gone.path}
        open={form.gone.path !== null}
        onClose={form.gone.askLater}
        title={form.gone.path === null ? '' : admin.gone.question(nameOf(form.gone.path))}
      >
        <p className="mb-5 text-card text-muted">{admin.gone.text}</p>
        <div className="grid gap-2.5">
          <TextButton text={admin.gone.letGo} onClick={form.gone.leaveDeleted} />
          <TextButton
            text={admin.gone.storeAsNew}
            onClick={() => void submit(form.gone.storeAsNew)}
            variant="primary"
          />
        </div>
      </Dialog>
    </div>
  )
}

/** Saves a form that is valid, and shows a message. The retry in a message sends what is typed by then. */
function useSubmit<V extends object>(props: Props<V>, refuse: () => void) {
  const { form, about, errors, confirmSave, onSaved = () => {} } = props
  const { saved, saveFailed } = about.words
  const topic = `save:${useId()}` as const
  const closeFailure = () => closeMessage(topic)
  useEffect(() => () => closeMessage(topic), [topic])
  const hasFailed = form.write.status === 'failed'
  // A layout effect, because a later effect would close the message of the next failure.
  useLayoutEffect(() => {
    if (!hasFailed) closeMessage(topic)
  }, [hasFailed, topic])
  const newest = useLatest({ submit: () => void submit(form.save), errors })
  const notifyUnsaved = (text: string, reason?: Reason) =>
    notifyFailed({ topic, title: saveFailed.title, text, reason }, () => newest.current.submit())

  const onStored = (clashes: Clashes) => {
    closeFailure()
    notifySaved(clashes, { saved, path: about.path, labels: about.labels })
    onSaved()
  }
  const onFailed = (failure: Failure, clashes: Clashes) => {
    // A document that was deleted elsewhere gets a question instead.
    if (failure.reason === 'gone') return
    const text = { whatHelps: saveFailed.text, labels: about.labels }
    notifyUnsaved(failureText(failure, clashes, text), failure.reason)
  }

  async function submit(save: (options: SaveOptions) => Promise<void>): Promise<void> {
    await sendWhenReady({
      whenReady: form.images.whenReadyToSave,
      isInvalid: () => newest.current.errors.length > 0,
      isChanged: () => form.getCurrent().changed.length > 0,
      refuse,
      onImageFailed: () =>
        notifyUnsaved(form.images.hasPendingLinksNow() ? admin.linkNotTaken : admin.unready),
      onUnchanged: () => {
        closeFailure()
        onSaved()
      },
      send: async () => {
        if (!confirmSave || (await confirmSave())) await save({ onSaved: onStored, onFailed })
      },
    })
  }
  return { submit, closeFailure }
}
