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
  /** The names of its fields, for those that had also been changed elsewhere. */
  labels: Readonly<Record<string, string>>
  /** The page that shows what is saved; absent where no page does. */
  path?: Path
  /** What the bar says and does otherwise than by default. */
  bar?: {
    changes?: number
    title?: string
    detail?: ReactNode
    saveLabel?: string
    saved?: string
    undo?: { label: string; onClick: () => void }
    className?: string
  }
  /** Leads to a control of this name. */
  show?: (name: string) => void
  /** Whether a save may start. */
  canSave?: () => boolean
  onSaved?: () => void
  /** Names the document at this path. */
  nameOf?: (path: string) => string
  children: (errorOf: (name: string) => string | null) => ReactNode
}

/** A form with everything that forms share: the draft, the errors, the save and its answer. */
export function FormFrame<V extends object>(props: Props<V>) {
  const { form, errors, words, labels, path, bar, show, canSave, onSaved, nameOf = () => words.title, children } = props
  const { frame, summary, errorOf, refuse } = useFieldErrors(errors, show)
  async function submit(save = form.save) {
    if (canSave && !canSave()) return
    if (errors.length > 0) {
      refuse()
      return
    }
    const messages = { saved: { ...words.saved, ...(path && { path }) }, failed: words.saveFailed, labels }
    const result = await save()
    notifyResult(result, messages, () => void submit())
    if (result.status === 'saved') onSaved?.()
  }
  return (
    <div ref={frame} className="grid gap-4">
      <DraftNote draft={form.draft} onDiscard={() => discard(form)} />
      <ErrorSummary {...summary} />
      {children(errorOf)}
      <SaveBar
        changes={form.changed.length}
        write={form.status}
        onSave={() => void submit()}
        undo={{ label: admin.save.undo, onClick: () => discard(form) }}
        invalid={summary}
        {...bar}
      />
      <GoneQuestion form={form} nameOf={nameOf} onStoreAsNew={() => void submit(form.storeAsNew)} />
    </div>
  )
}

/** Takes every change back, or those of some fields, and offers to bring them back. */
export function discard<V extends object>(form: FormHandle<V>, fields?: readonly (keyof V)[]): void {
  const redo = form.discard(fields)
  notify({ title: admin.discarded, action: { label: admin.redo, onClick: redo } })
}
