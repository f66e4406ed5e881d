import type { ReactNode } from 'react'
import { admin } from '../../copy/admin'
import type { Path } from '../../paths'
import { notify } from '../ui/toast'
import { DraftNote } from './draft-note'
import { ErrorSummary, type FieldError } from './error-summary'
import { GoneQuestion } from './gone-question'
import { notifyResult, type Message } from './messages'
import { SaveBar } from './save-bar'
import { useFieldErrors } from './use-field-errors'
import type { FormHandle } from './use-form'

type Props<V extends object> = {
  form: FormHandle<V>
  /** What is invalid in it. */
  errors: readonly FieldError[]
  words: { title: string; saved: Message; saveFailed: Message }
  /** The names of its fields. */
  labels: Readonly<Record<string, string>>
  /** The page that shows what is saved. */
  path: Path
  /** The number of changes, by default of changed fields. */
  changes?: number
  children: (errorOf: (name: string) => string | null) => ReactNode
}

/** A form with everything that forms share: the draft, the errors, the save and its answer. */
export function FormFrame<V extends object>({ form, errors, words, labels, path, changes, children }: Props<V>) {
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors)
  async function submit(save = form.save) {
    if (errors.length > 0) return refuse()
    const messages = { saved: { ...words.saved, path }, failed: words.saveFailed, labels }
    notifyResult(await save(), messages, () => void submit())
  }
  return (
    <div ref={frame} className="grid gap-4">
      <DraftNote at={form.draftAt} onDiscard={() => discard(form)} />
      <ErrorSummary {...summary} />
      {children(errorOf)}
      <SaveBar
        changes={changes ?? form.changed.length}
        write={form.status}
        onSave={() => void submit()}
        onUndo={() => discard(form)}
        invalid={summary}
        className="max-w-3xl"
      />
      <GoneQuestion form={form} nameOf={() => words.title} onStoreAsNew={() => void submit(form.storeAsNew)} />
    </div>
  )
}

/** Takes every change back, and offers to bring them back. */
export function discard<V extends object>(form: FormHandle<V>): void {
  const redo = form.discard()
  notify({ title: admin.discarded, action: { label: admin.redo, onClick: redo } })
}
