import { Trash2 } from 'lucide-react'
import type { ClipboardEvent, ReactNode } from 'react'
import { trimmed } from '../../lib/plain-text'
import { Ltr } from '../../ui/bdi'
import { FoldedRow } from '../form/folded'
import { IconButton } from '../ui/buttons'

type RowProps = {
  list: string
  label: string
  name: string
  url: string
  removeLabel: string
  onRemove: () => void
  onPaste: (event: ClipboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** A link or an account with its address, which opens its fields. */
export const FooterRow = ({
  list,
  label,
  name,
  url,
  removeLabel,
  onRemove,
  onPaste,
  children,
}: RowProps) => (
  <FoldedRow
    list={list}
    title={trimmed(name) || label}
    value={<Ltr className="wrap-anywhere">{url}</Ltr>}
  >
    <fieldset
      onPaste={onPaste}
      className="grid grid-cols-[1fr_auto] gap-3 md:grid-cols-[1fr_1fr_7.5rem_auto]"
    >
      <legend className="sr-only">{label}</legend>
      {children}
      <IconButton
        label={removeLabel}
        icon={<Trash2 size={20} />}
        tone="danger"
        onClick={onRemove}
        className="self-end justify-self-end"
      />
    </fieldset>
  </FoldedRow>
)
