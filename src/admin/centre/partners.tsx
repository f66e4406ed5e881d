import { useState } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { lineWords } from '../../copy/admin-director-text'
import { move } from '../../lib/order'
import { NAME_MAX, PARTNERS_SHOWN } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { PictureFrame } from '../../ui/picture-frame'
import { notifyRemoved } from '../form/messages'
import { RowMenu } from '../form/row-menu'
import { useUnsaved } from '../form/unsaved'
import { toLogo } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { AddRowButton } from '../ui/add-row-button'
import { TextField } from '../ui/text-field'
import { notify } from '../ui/toast'
import { newKey, type PartnerRow } from './form'
import { putBack, type FormProps } from './parts'

const copy = words.partners
const nameOf = ({ name }: PartnerRow) => name.trim() || copy.nameless

export function Partners({ form: { partners }, edit, errorOf }: FormProps) {
  const [spoken, setSpoken] = useState('')
  const [isPreparing, setPreparing] = useState(false)
  useUnsaved(isPreparing)
  const set = (change: (rows: PartnerRow[]) => PartnerRow[]) =>
    edit((now) => ({ ...now, partners: change(now.partners) }))
  const setRow = (id: string, part: Partial<PartnerRow>) =>
    set((rows) => rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const shift = (row: PartnerRow, from: number, to: number) => {
    set((rows) => move(rows, from, to))
    setSpoken(lineWords.moved(nameOf(row), to + 1, partners.length))
  }
  const remove = (row: PartnerRow, index: number) => {
    set((rows) => rows.filter(({ id }) => id !== row.id))
    if (row.name.trim() === '' && row.logo === '') return
    notifyRemoved(copy.removed(nameOf(row)), () => set((rows) => putBack(rows, row, index)))
  }

  return (
    <>
      {partners.length === 0 ? <p className="text-small text-hint">{copy.empty}</p> : null}
      <ol className="grid gap-4 empty:hidden">
        {partners.map((row, index) => (
          <li key={row.id} data-paste-area className="grid gap-2 rounded-control bg-tint p-3.5">
            <h4 className="sr-only">{copy.item(index + 1)}</h4>
            {row.logo ? <PartnerMark logo={row.logo} /> : null}
            <div className="flex items-start gap-1">
              <TextField
                className="min-w-0 flex-1"
                name={`partners.${index}.name`}
                label={copy.name}
                required
                maxLength={NAME_MAX}
                error={errorOf(`partners.${index}.name`)}
                value={row.name}
                onChange={(name) => setRow(row.id, { name })}
              />
              <RowMenu
                className="mt-9 -me-2"
                name={nameOf(row)}
                row={index}
                total={partners.length}
                onMove={(to) => shift(row, index, to)}
                onRemove={() => remove(row, index)}
              />
            </div>
            <Disclosure
              title={<span className="text-card font-semibold text-primary">{copy.logoOf(nameOf(row))}</span>}
            >
              <div className="pt-3 pb-1">
                <PictureField
                  words={copy.logo}
                  name={copy.logoOf(nameOf(row))}
                  text={copy.uploader}
                  place="logo"
                  lead={row.logo ? <PartnerMark logo={row.logo} /> : null}
                  canRemove={row.logo !== ''}
                  compress={toLogo}
                  onChange={(logo) => setRow(row.id, { logo })}
                  onPreparing={setPreparing}
                  onSettled={({ status }) => {
                    if (status === 'ready') notify({ type: 'success', title: copy.logoReady(nameOf(row)) })
                  }}
                />
              </div>
            </Disclosure>
          </li>
        ))}
      </ol>
      {partners.length < PARTNERS_SHOWN ? (
        <AddRowButton label={copy.add} onClick={() => set((rows) => [...rows, { id: newKey(), name: '', logo: '' }])} />
      ) : (
        <p className="text-small text-accent">{copy.full}</p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

function PartnerMark({ logo }: { logo: string }) {
  return (
    <PictureFrame
      place="logo"
      src={logo}
      fallback="/placeholder.svg"
      frame={{ className: 'h-11 w-24 shrink-0 bg-surface px-1' }}
    />
  )
}
