import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { adminTeam } from '../../copy/admin-team'
import { LIST_ITEM_MAX, LIST_MAX } from '../../limits'
import { useLatest } from '../../ui/use-latest'
import { AddRowButton } from '../ui/add-row-button'
import { TextField } from '../ui/text-field'
import { IconButton } from '../ui/icon-button'
import { notifyRemoved } from '../editing/notify-removed'

const words = adminTeam.form

export function CredentialsField({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (change: (value: readonly string[]) => string[]) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const focus = (index: number) => requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  const latest = useLatest(value)
  const isLast = value.length <= 1
  const isFull = value.length >= LIST_MAX
  const addAfter = (index: number) => {
    if (!isFull) onChange((list) => list.toSpliced(index + 1, 0, ''))
    focus(index + 1)
  }
  function undoRemoval(text: string, index: number) {
    if (latest.current.length >= LIST_MAX) notifyRemoved(words.credentialsFull, () => undoRemoval(text, index))
    else onChange((list) => list.toSpliced(index, 0, text))
  }
  function remove(text: string, index: number) {
    onChange((list) => list.toSpliced(index, 1))
    focus(Math.max(0, index - 1))
    if (text.trim() !== '') notifyRemoved(words.credentialRemoved(text), () => undoRemoval(text, index))
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-card font-semibold text-ink">{words.credentials}</legend>
      <p className="text-tiny text-muted">{words.credentialsHint}</p>
      <ul ref={list} className="grid gap-2">
        {value.map((text, index) => (
          // Credentials have no id of their own.
          <li key={index} className="flex items-start gap-1.5">
            <TextField
              className="min-w-0 flex-1"
              label={<span className="sr-only">{words.credential(index + 1)}</span>}
              value={text}
              onChange={(next) => onChange((list) => list.with(index, next))}
              onEnter={() => addAfter(index)}
              maxLength={LIST_ITEM_MAX}
            />
            <IconButton
              tone="danger"
              className="mt-3"
              label={isLast ? words.lastCredential : words.removeCredential(index + 1)}
              icon={<Trash2 size={20} aria-hidden />}
              disabled={isLast}
              onClick={() => remove(text, index)}
            />
          </li>
        ))}
      </ul>
      <AddRowButton label={words.addCredential} disabled={isFull} onClick={() => addAfter(value.length - 1)} />
    </fieldset>
  )
}
