import { Pencil } from 'lucide-react'
import { useRef } from 'react'
import { adminProducts as words } from '../../copy/admin-products'
import { NAME_MAX } from '../../limits'
import { Button } from '../../ui/button'
import { TextField } from '../ui/text-field'
import { useNative } from '../ui/use-native'

type Props = {
  name: string
  /** The typed name; null while the field is closed. Stored by the tab, which asks before leaving. */
  typed: string | null
  onTyped: (typed: string | null) => void
  onRename: (name: string) => void
}

export function ProductName({ name, typed, onTyped, onRename }: Props) {
  if (typed !== null) return <NameField name={name} typed={typed} onTyped={onTyped} onRename={onRename} />
  return (
    <h3 className="text-card">
      <button
        type="button"
        aria-label={words.card.rename(name)}
        onClick={() => onTyped(name)}
        className="flex min-h-11 w-full items-start gap-1.5 rounded-chip px-0.5 py-2 text-start font-semibold text-night hover:bg-tint"
      >
        <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
        <Pencil size={15} aria-hidden className="mt-1.5 shrink-0 text-hint" />
      </button>
    </h3>
  )
}

function NameField({ name, typed, onTyped, onRename }: Props & { typed: string }) {
  const box = useRef<HTMLDivElement>(null)
  const close = () => onTyped(null)
  useNative(box, 'keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  const wanted = typed.trim()
  const save = () => {
    if (wanted === '') return
    close()
    if (wanted !== name) onRename(wanted)
  }
  return (
    <div ref={box} className="grid gap-2 pb-2">
      <TextField
        label={<span className="sr-only">{words.card.renameLabel}</span>}
        value={typed}
        onChange={onTyped}
        onEnter={save}
        maxLength={NAME_MAX}
        selectOnFocus
        ref={takeFocus}
      />
      <div className="grid grid-cols-2 gap-1.5">
        <Button variant="quiet" size="sm" className="px-1" onClick={close}>
          {words.card.cancel}
        </Button>
        <Button size="sm" className="px-1" disabled={wanted === ''} onClick={save}>
          {words.card.saveName}
        </Button>
      </div>
    </div>
  )
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()
