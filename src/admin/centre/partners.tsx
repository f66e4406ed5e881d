import type { ClipboardEvent } from 'react'
import { adminCentre } from '../../copy/admin/centre'
import { adminLines } from '../../copy/admin/lines'
import { newKey } from '../../lib/new-ids'
import { trimText } from '../../lib/text/plain-text'
import { NAME_MAX_CHARS, PARTNERS_MAX } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { ImageFrame } from '../../ui/image-frame'
import { toKeyedRows } from '../form/state/rows'
import { toLogo } from '../image-encoding/compress'
import { ImageField } from '../image-fields/image-field'
import type { FormImages } from '../image-fields/pending-images'
import { rowActions } from '../row-fields/row-actions'
import { RowMenu } from '../row-fields/row-end'
import { announce } from '../ui/announce'
import { AddRowButton } from '../ui/buttons'
import { TextField, textProps } from '../ui/fields'
import { moveFocusOnRemoval } from '../ui/focus'
import { notify } from '../ui/toast'
import type { CentreGroupProps } from './centre-group'
import type { PartnerRow } from './typed-centre'

const partnersWords = adminCentre.partners

const newPartner = (values: Partial<PartnerRow> = {}): PartnerRow => ({
  id: newKey(),
  name: '',
  logo: '',
  ...values,
})

export function Partners({ form: { typed, editField, images }, errorOf }: CentreGroupProps) {
  const { partners } = typed
  const { change, append, move, remove, pasteLines } = rowActions(editField('partners'))

  return (
    <>
      {partners.length === 0 ? <p className="text-small text-hint">{partnersWords.empty}</p> : null}
      <ol className="grid gap-4 empty:hidden">
        {toKeyedRows(partners).map(({ key, row }, index) => (
          <Partner
            key={key}
            row={row}
            index={index}
            total={partners.length}
            actions={{
              change: (changes) => change(key, changes),
              move: (to) => move(key, to),
              remove: (message) => remove(partners, key, message),
              onPaste: pasteLines(key, ['name'], newPartner),
            }}
            errorOf={errorOf}
            images={images}
          />
        ))}
      </ol>
      {partners.length < PARTNERS_MAX ? (
        <AddRowButton text={partnersWords.add} onClick={() => append(newPartner())} />
      ) : (
        <p className="text-small text-accent">{partnersWords.full}</p>
      )}
    </>
  )
}

type PartnerProps = Pick<CentreGroupProps, 'errorOf'> & {
  images: FormImages
  row: PartnerRow
  index: number
  total: number
  actions: {
    change: (changes: Partial<PartnerRow>) => void
    move: (position: number) => void
    remove: (message: string | null) => void
    onPaste: (event: ClipboardEvent<HTMLElement>) => void
  }
}

function Partner({ row, index, total, actions, errorOf, images }: PartnerProps) {
  const text = textProps(row, actions.change, {
    errorOf,
    namePrefix: `partners.${index}.`,
  })
  const name = trimText(row.name) || partnersWords.nameless
  const mark = row.logo ? (
    <ImageFrame
      kind="logo"
      src={row.logo}
      frame={{ className: 'h-11 w-24 shrink-0 bg-surface px-1' }}
    />
  ) : null
  return (
    <li
      ref={moveFocusOnRemoval}
      data-paste-area
      onPaste={actions.onPaste}
      className="grid gap-2 rounded-control bg-tint p-3.5"
    >
      <h4 className="sr-only">{partnersWords.item(index + 1)}</h4>
      {mark}
      <div className="flex items-start gap-1">
        <TextField
          field={text('name')}
          className="min-w-0 flex-1"
          label={partnersWords.name}
          required
          input={{ maxLength: NAME_MAX_CHARS }}
        />
        <RowMenu
          className="mt-9 -me-2"
          name={name}
          position={index + 1}
          total={total}
          onMove={(position) => {
            actions.move(position)
            announce(adminLines.moved(partnersWords.noun(name), position, total))
          }}
          onRemove={() =>
            actions.remove(trimText(row.name) || row.logo ? partnersWords.removed(name) : null)
          }
        />
      </div>
      <Disclosure
        title={
          <span className="text-card font-semibold text-primary">{partnersWords.logoOf(name)}</span>
        }
      >
        <div className="pt-3 pb-1">
          <ImageField
            field={{
              name: `partners.${row.id}.logo`,
              onChange: (logo) => actions.change({ logo }),
            }}
            words={{
              ...partnersWords.logo,
              name: partnersWords.logoOf(name),
              uploader: partnersWords.uploader,
            }}
            kind="logo"
            thumbnail={mark}
            canRemove={row.logo !== ''}
            compress={toLogo}
            images={images}
            onSettled={({ status }) => {
              if (status === 'ready')
                notify({ type: 'success', title: partnersWords.logoReady(name) })
            }}
          />
        </div>
      </Disclosure>
    </li>
  )
}
