import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { footerPanel as words } from '../../copy/admin-footer'
import { SelectField } from '../../ui/field'
import { FormFrame } from '../form/form-frame'
import { notifyRemoved } from '../form/messages'
import { useForm } from '../form/use-form'
import { AddRowButton } from '../ui/add-row-button'
import { IconButton } from '../ui/icon-button'
import { Panel } from '../ui/panel'
import { TextField } from '../ui/text-field'
import { DEFAULT_ICON, nextOrder, parseOrder, SOCIAL_ICONS, validate, type FooterContent } from './form'

/** Saving writes to the console and publishes nothing. */
function log(_: unknown, value: FooterContent) {
  console.info('[footer] saved', value)
  return Promise.resolve({ value, replaced: [] })
}

const LABELS = {
  mainText: words.mainText,
  copyrightText: words.copyright,
  links: words.links,
  socialLinks: words.social,
}

export function FooterForm({ start }: { start: FooterContent }) {
  const [stored] = useState(start)
  const form = useForm({ name: 'footer', stored, blank: start, clean: (typed) => typed, save: log })
  const { typed, set, edit } = form
  const newId = () => crypto.randomUUID()
  return (
    <FormFrame
      form={form}
      errors={validate(typed)}
      words={words}
      labels={LABELS}
      bar={{ saveLabel: words.save, saved: words.unchanged }}
    >
      {(errorOf) => (
        <>
          <Panel className="grid gap-4">
            <TextField
              rows={3}
              label={words.mainText}
              value={typed.mainText}
              onChange={(mainText) => set({ mainText })}
            />
            <TextField
              label={words.copyright}
              value={typed.copyrightText}
              onChange={(copyrightText) => set({ copyrightText })}
            />
          </Panel>
          <Rows
            name="links"
            words={{ title: words.links, add: words.addLink, name: words.linkTitle, item: words.link }}
            rows={typed.links}
            nameOf={({ title }) => title}
            withName={(title) => ({ title })}
            errorOf={errorOf}
            onChange={(change) => edit((now) => ({ ...now, links: change(now.links) }))}
            newRow={() => ({ id: newId(), title: '', url: '', order: nextOrder(typed.links) })}
          >
            {({ order }, setRow) => (
              <TextField
                label={words.linkOrder}
                type="number"
                ltr
                value={String(order)}
                onChange={(text) => setRow({ order: parseOrder(text) })}
              />
            )}
          </Rows>
          <Rows
            name="socialLinks"
            words={{ title: words.social, add: words.addSocial, name: words.platform, item: words.account }}
            rows={typed.socialLinks}
            nameOf={({ platform }) => platform}
            withName={(platform) => ({ platform })}
            errorOf={errorOf}
            onChange={(change) => edit((now) => ({ ...now, socialLinks: change(now.socialLinks) }))}
            newRow={() => ({ id: newId(), platform: '', url: '', icon: DEFAULT_ICON })}
          >
            {({ icon }, setRow) => (
              <SelectField
                label={words.icon}
                value={icon}
                options={SOCIAL_ICONS.map((value) => ({ value, label: words.icons[value] }))}
                onChange={(value) => setRow({ icon: SOCIAL_ICONS.find((known) => known === value) ?? DEFAULT_ICON })}
              />
            )}
          </Rows>
        </>
      )}
    </FormFrame>
  )
}

type RowsProps<T> = {
  name: string
  words: { title: string; add: string; name: string; item: (position: number) => string }
  rows: readonly T[]
  nameOf: (row: T) => string
  withName: (name: string) => Partial<T>
  errorOf: (name: string) => string | null
  onChange: (change: (rows: T[]) => T[]) => void
  newRow: () => T
  /** The third field of a row. */
  children: (row: T, setRow: (part: Partial<T>) => void) => ReactNode
}

function Rows<T extends { id: string; url: string }>(props: RowsProps<T>) {
  const { name, words: own, rows, nameOf, withName, errorOf, onChange, newRow, children } = props
  return (
    <Panel title={own.title} className="grid gap-4">
      {rows.map((row, index) => {
        const setRow = (part: Partial<T>) =>
          onChange((all) => all.map((one) => (one.id === row.id ? { ...one, ...part } : one)))
        const remove = () => {
          onChange((all) => all.filter(({ id }) => id !== row.id))
          if (nameOf(row) || row.url)
            notifyRemoved(words.removed(nameOf(row) || row.url), () => onChange((all) => all.toSpliced(index, 0, row)))
        }
        return (
          <fieldset
            key={row.id}
            className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_7.5rem_auto]"
          >
            <legend className="sr-only">{own.item(index + 1)}</legend>
            <TextField
              className="max-md:col-span-2"
              label={own.name}
              value={nameOf(row)}
              onChange={(text) => setRow(withName(text))}
            />
            <TextField
              className="max-md:col-span-2"
              name={`${name}.${index}`}
              label={words.linkUrl}
              ltr
              value={row.url}
              error={errorOf(`${name}.${index}`)}
              onChange={(url) => setRow({ url } as Partial<T>)}
            />
            {children(row, setRow)}
            <IconButton
              label={words.remove(nameOf(row))}
              icon={<Trash2 size={20} />}
              tone="danger"
              onClick={remove}
              className="self-end justify-self-end"
            />
          </fieldset>
        )
      })}
      <AddRowButton label={own.add} onClick={() => onChange((all) => [...all, newRow()])} />
    </Panel>
  )
}
