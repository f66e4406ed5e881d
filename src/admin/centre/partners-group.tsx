import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '../../copy/admin-counts'
import { adminCentre as words } from '../../copy/admin-centre'
import { uiCopy } from '../../copy/ui'
import { move } from '../../lib/order'
import { NAME_MAX, PARTNERS_SHOWN } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { PictureFrame } from '../../ui/picture-frame'
import { toLogo } from '../image/compress'
import { notifyRemoved, putBack } from '../editing/notify-removed'
import { PictureField } from '../pictures/picture-field'
import { AddRowButton } from '../ui/add-row-button'
import { IconButton } from '../ui/icon-button'
import { MoveButtons } from '../ui/move-buttons'
import { TextField } from '../ui/text-field'
import { notify } from '../ui/toast'
import { useUnsaved } from '../editing/unsaved'
import type { FormHandle } from './fields'
import { newId, type PartnerRow } from './form'
import { Group } from './group'

const copy = words.partners
const nameOf = ({ name }: PartnerRow) => name.trim() || copy.nameless

export function PartnersGroup(handle: FormHandle) {
  const { form, edit, errorOf } = handle
  const { partners } = form
  const [spoken, setSpoken] = useState('')
  const [isPreparing, setPreparing] = useState(false)
  useUnsaved(isPreparing)
  const set = (change: (rows: PartnerRow[]) => PartnerRow[]) =>
    edit((now) => ({ ...now, partners: change(now.partners) }))
  const setRow = (id: string, part: Partial<PartnerRow>) =>
    set((rows) => rows.map((row) => (row.id === id ? { ...row, ...part } : row)))

  function shift(row: PartnerRow, from: number, position: number) {
    set((rows) => move(rows, from, position - 1))
    setSpoken(copy.moved(nameOf(row), position, partners.length))
  }
  function remove(row: PartnerRow, index: number) {
    set((rows) => rows.filter(({ id }) => id !== row.id))
    if (row.name.trim() === '' && row.logo === '') return
    notifyRemoved(copy.removed(nameOf(row)), () => set((rows) => putBack(rows, row, index)))
  }

  return (
    <Group {...handle} name="partners" hint={copy.hint}>
      {partners.length === 0 ? <p className="text-small text-hint">{copy.empty}</p> : null}
      {partners.length > 0 ? (
        <ol className="grid gap-4">
          {partners.map((row, index) => (
            <li key={row.id} data-paste-area className="grid gap-2 rounded-control bg-tint p-3.5">
              <div className="flex items-center gap-1">
                <PartnerMark logo={row.logo} />
                <h4 className="me-auto text-small text-muted">{copy.item(index + 1)}</h4>
                <MoveButtons
                  kind="list"
                  position={index + 1}
                  total={partners.length}
                  earlierLabel={copy.up(nameOf(row))}
                  laterLabel={copy.down(nameOf(row))}
                  onMove={(position) => shift(row, index, position)}
                />
                <IconButton
                  label={copy.remove(nameOf(row))}
                  icon={<Trash2 size={20} aria-hidden />}
                  tone="danger"
                  onClick={() => remove(row, index)}
                />
              </div>
              <TextField
                name={`partners.${index}.name`}
                label={copy.name}
                required
                maxLength={NAME_MAX}
                error={errorOf(`partners.${index}.name`)}
                value={row.name}
                onChange={(name) => setRow(row.id, { name })}
              />
              <Disclosure
                title={<span className="text-card font-semibold text-primary">{copy.logoOf(nameOf(row))}</span>}
              >
                <div className="pt-3 pb-1">
                  <PictureField
                    words={copy.logo}
                    name={copy.logoOf(nameOf(row))}
                    text={copy.uploader}
                    place="logo"
                    lead={<PartnerMark logo={row.logo} />}
                    canRemove={row.logo !== ''}
                    compress={toLogo}
                    onChange={(logo) => setRow(row.id, { logo })}
                    onPreparing={setPreparing}
                    onSettled={({ status }) => {
                      if (status === 'ready')
                        notify({ type: 'success', title: copy.logoReady(nameOf(row)), closeLabel: uiCopy.close })
                    }}
                  />
                </div>
              </Disclosure>
            </li>
          ))}
        </ol>
      ) : null}
      {partners.length < PARTNERS_SHOWN ? (
        <div className="flex flex-wrap items-center gap-3">
          <AddRowButton
            label={copy.add}
            onClick={() => set((rows) => [...rows, { id: newId(), name: '', logo: '' }])}
          />
          <span className="text-small text-muted">{countOf(partners.length, PARTNERS_SHOWN)}</span>
        </div>
      ) : (
        <p className="text-small text-accent">{copy.full}</p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </Group>
  )
}

/** The logo in the heading of a partner. */
function PartnerMark({ logo }: { logo: string }) {
  if (logo === '') return null
  return (
    <PictureFrame
      place="logo"
      src={logo}
      fallback="/placeholder.svg"
      frame={{ className: 'me-2 h-11 w-24 shrink-0 bg-surface px-1' }}
    />
  )
}
