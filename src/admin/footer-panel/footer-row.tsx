import type { ClipboardEvent, ReactNode } from 'react'
import { isolateParts } from '../../lib/text/arabic'
import { trimText } from '../../lib/text/plain-text'
import { Ltr } from '../../ui/bdi'
import { FoldedRow } from '../form/folded'
import type { FormEdits, FormValues } from '../form/form-handle'
import { RemoveRowButton } from '../row-fields/row-end'
import { moveFocusOnRemoval } from '../ui/focus'
import type { TypedFooter } from './footer-content'

/** The props that both lists of the footer share. */
export type FooterListProps = {
  form: FormValues<TypedFooter> & FormEdits<TypedFooter>
  errorOf: (name: string) => string | null
}

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

/** A link or a social link with its address, which opens its fields. */
export function FooterRow({
  list,
  label,
  name,
  url,
  removeLabel,
  onRemove,
  onPaste,
  children,
}: RowProps) {
  return (
    <div ref={moveFocusOnRemoval}>
      <FoldedRow
        list={list}
        title={isolateParts(trimText(name)) || label}
        value={<Ltr className="wrap-anywhere">{url}</Ltr>}
      >
        <fieldset
          onPaste={onPaste}
          className="grid grid-cols-[1fr_auto] gap-3 md:grid-cols-[1fr_1fr_7.5rem_auto]"
        >
          <legend className="sr-only">{label}</legend>
          {children}
          <RemoveRowButton label={removeLabel} onRemove={onRemove} />
        </fieldset>
      </FoldedRow>
    </div>
  )
}
