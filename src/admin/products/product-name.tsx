import { adminProducts as words } from '../../copy/admin-products'
import { NAME_MAX } from '../../limits'
import { EditButton, EditField } from '../ui/edit-in-place'

type Props = {
  name: string
  /** The typed name; null while the field is closed. Stored by the tab, which asks before leaving. */
  typed: string | null
  onTyped: (typed: string | null) => void
  onRename: (name: string) => void
}

export function ProductName({ name, typed, onTyped, onRename }: Props) {
  if (typed === null)
    return (
      <h3 className="text-card">
        <EditButton
          label={words.card.rename(name)}
          text={name}
          onClick={() => onTyped(name)}
          className="px-0.5 font-semibold text-night hover:bg-tint"
          textClassName="line-clamp-3"
        />
      </h3>
    )
  return (
    <div className="pb-2">
      <EditField
        label={words.card.renameLabel}
        value={typed}
        onChange={onTyped}
        maxLength={NAME_MAX}
        blankText={words.add.blank}
        doneLabel={words.card.saveName}
        cancelLabel={words.card.cancel}
        onDone={() => {
          onTyped(null)
          if (typed.trim() !== name) onRename(typed.trim())
        }}
        onCancel={() => onTyped(null)}
      />
    </div>
  )
}
