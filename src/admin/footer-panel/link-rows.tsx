import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { footerPanel as words } from '../../copy/admin-footer'
import { AddRowButton } from '../ui/add-row-button'
import { Panel } from '../ui/panel'
import { IconButton } from '../ui/icon-button'
import { TextField } from '../ui/text-field'

type PanelProps = { title: string; addLabel: string; onAdd: () => void; children: ReactNode }

export function LinksPanel({ title, addLabel, onAdd, children }: PanelProps) {
  return (
    <Panel title={title} className="grid gap-4">
      {children}
      <AddRowButton label={addLabel} onClick={onAdd} />
    </Panel>
  )
}

type RowProps = {
  legend: string
  nameLabel: string
  name: string
  url: string
  urlName: string
  urlError: string | null
  onName: (name: string) => void
  onUrl: (url: string) => void
  onRemove: () => void
  /** The third field. */
  children: ReactNode
}

const WIDE = 'col-span-2 md:col-span-1'

export function LinkRow({
  legend,
  nameLabel,
  name,
  url,
  urlName,
  urlError,
  onName,
  onUrl,
  onRemove,
  children,
}: RowProps) {
  return (
    <fieldset className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_7.5rem_auto]">
      <legend className="sr-only">{legend}</legend>
      <TextField className={WIDE} label={nameLabel} value={name} onChange={onName} />
      <TextField
        className={WIDE}
        name={urlName}
        label={words.linkUrl}
        ltr
        value={url}
        error={urlError}
        onChange={onUrl}
      />
      {children}
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 size={20} aria-hidden />}
        tone="danger"
        onClick={onRemove}
        className="self-end justify-self-end"
      />
    </fieldset>
  )
}
