import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { adminCentre } from '../../copy/admin-centre'
import { lineWords } from '../../copy/admin-director-text'
import { trimmed } from '../../lib/plain-text'
import { EXCEPTIONS_MAX, NAME_MAX, PARTNERS_SHOWN, PHONES_MAX, TITLE_MAX } from '../../limits'
import { Disclosure } from '../../ui/disclosure'
import { PictureFrame } from '../../ui/picture-frame'
import { focusControl } from '../form/field-errors'
import { pasteLines } from '../form/paste-lines'
import { RowMenu } from '../form/row-menu'
import { rowsOf } from '../form/row-acts'
import { keyed, newKey } from '../form/rows'
import { toLogo } from '../image/compress'
import { PictureField } from '../pictures/picture-field'
import { AddRowButton, IconButton, TextButton } from '../ui/buttons'
import { Choices, ToggleChip } from '../ui/choices'
import { TextField, textProps } from '../ui/fields'
import { notify } from '../ui/toast'
import type { ExceptionRow } from './form'
import { SpanFields } from './hours'
import { Row, type FormProps } from './parts'
import { occasionText } from './summary'

const phoneWords = adminCentre.phones

export function Phones({ form: { phones }, editField, errorOf }: FormProps) {
  const set = editField('phones')
  const { change, append, remove, paste } = rowsOf(set)
  return (
    <div className="grid gap-4">
      {keyed(phones).map(({ key, row }, index) => {
        const text = textProps(row, (part) => change(key, part), {
          errorOf,
          start: `phones.${index}.`,
        })
        const isFirst = index === 0
        return (
          <fieldset
            key={key}
            onPaste={pasteLines('number', (numbers) =>
              paste(
                numbers.map((number) => ({ number, label: '' })),
                key,
                'number',
              ),
            )}
            className="grid grid-cols-[1fr_auto] gap-3 rounded-control bg-tint p-3.5 md:grid-cols-[1fr_1fr_auto]"
          >
            <legend className="sr-only">{phoneWords.label(index + 1)}</legend>
            <TextField
              {...text('number')}
              className="col-span-2 md:col-span-1"
              label={phoneWords.number}
              hint={isFirst && phoneWords.numberHint}
              type="tel"
              ltr
              required={isFirst}
            />
            <TextField
              {...text('label')}
              label={phoneWords.name}
              hint={isFirst && phoneWords.nameHint}
              maxLength={TITLE_MAX}
            />
            {phones.length > 1 ? (
              <IconButton
                label={phoneWords.remove(row.number)}
                icon={<Trash2 size={20} />}
                tone="danger"
                onClick={() =>
                  remove(phones, key, trimmed(row.number) && phoneWords.removed(row.number))
                }
                className="mt-9 self-start"
              />
            ) : null}
          </fieldset>
        )
      })}
      {phones.length < PHONES_MAX ? (
        <AddRowButton text={phoneWords.add} onClick={() => append({ label: '', number: '' })} />
      ) : null}
    </div>
  )
}

const occasionWords = adminCentre.exceptions

export function Exceptions({ form: { exceptions }, editField, errorOf }: FormProps) {
  const { change, prepend, remove } = rowsOf(editField('exceptions'))
  const add = () => {
    prepend({ from: '', to: '', isClosed: true, opens: '', closes: '', note: '' })
    requestAnimationFrame(() => focusControl(document.body, 'exceptions.0.note'))
  }
  return (
    <>
      {exceptions.length < EXCEPTIONS_MAX ? (
        <AddRowButton text={occasionWords.add} onClick={add} />
      ) : (
        <p className="text-small text-accent">{occasionWords.full}</p>
      )}
      {exceptions.length === 0 ? (
        <p className="text-small text-hint">{occasionWords.empty}</p>
      ) : null}
      <ul className="divide-y divide-hairline empty:hidden">
        {keyed(exceptions).map(({ key, row }, index) => {
          const { from, to, isClosed, note } = row
          const setRow = (part: Partial<ExceptionRow>) => change(key, part)
          const text = textProps(row, setRow, { errorOf, start: `exceptions.${index}.` })
          // A holiday of one day needs no second date.
          const setFrom = (date: string) =>
            setRow({ from: date, ...((to === '' || to === from) && { to: date }) })
          return (
            <li key={key}>
              <Row
                list="exceptions"
                title={trimmed(note) || occasionWords.nameless}
                value={occasionText(row)}
              >
                <div className="grid gap-2">
                  <TextField {...text('note')} label={occasionWords.note} maxLength={TITLE_MAX} />
                  <div className="flex flex-wrap gap-2">
                    {occasionWords.occasions.map((occasion) => (
                      <ToggleChip
                        key={occasion.note}
                        isPressed={note === occasion.note}
                        onClick={() => setRow(note === occasion.note ? { note: '' } : occasion)}
                      >
                        {occasion.note}
                      </ToggleChip>
                    ))}
                  </div>
                </div>
                <div className="grid gap-4 md:grid-cols-2">
                  <TextField
                    {...text('from')}
                    label={occasionWords.from}
                    type="date"
                    ltr
                    onChange={setFrom}
                  />
                  <TextField {...text('to')} label={occasionWords.to} type="date" ltr />
                </div>
                <Choices
                  look="segments"
                  label={occasionWords.kind}
                  options={['closed', 'open']}
                  names={occasionWords.kinds}
                  value={isClosed ? 'closed' : 'open'}
                  onChange={(kind) => setRow({ isClosed: kind === 'closed' })}
                />
                {isClosed ? null : (
                  <SpanFields
                    name={`exceptions.${index}`}
                    labels={occasionWords}
                    value={row}
                    errorOf={errorOf}
                    onChange={setRow}
                  />
                )}
                <TextButton
                  icon={Trash2}
                  text={occasionWords.remove}
                  onClick={() => remove(exceptions, key, occasionWords.removed)}
                  className="justify-self-start text-red-600"
                />
              </Row>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const partnerWords = adminCentre.partners
const newPartner = (name: string) => ({ id: newKey(), name, logo: '' })

export function Partners({ form: { partners }, editField, errorOf, hold }: FormProps) {
  const [spoken, setSpoken] = useState('')
  const { change, append, move, remove, paste } = rowsOf(editField('partners'))

  return (
    <>
      {partners.length === 0 ? <p className="text-small text-hint">{partnerWords.empty}</p> : null}
      <ol className="grid gap-4 empty:hidden">
        {keyed(partners).map(({ key, row }, index) => {
          const text = textProps(row, (part) => change(key, part), {
            errorOf,
            start: `partners.${index}.`,
          })
          const name = trimmed(row.name) || partnerWords.nameless
          const mark = row.logo ? (
            <PictureFrame
              place="logo"
              src={row.logo}
              frame={{ className: 'h-11 w-24 shrink-0 bg-surface px-1' }}
            />
          ) : null
          return (
            <li
              key={key}
              data-paste-area
              onPaste={pasteLines('name', (names) => paste(names.map(newPartner), key, 'name'))}
              className="grid gap-2 rounded-control bg-tint p-3.5"
            >
              <h4 className="sr-only">{partnerWords.item(index + 1)}</h4>
              {mark}
              <div className="flex items-start gap-1">
                <TextField
                  {...text('name')}
                  className="min-w-0 flex-1"
                  label={partnerWords.name}
                  required
                  maxLength={NAME_MAX}
                />
                <RowMenu
                  className="mt-9 -me-2"
                  name={name}
                  row={index}
                  total={partners.length}
                  onMove={(to) => {
                    move(key, to)
                    setSpoken(lineWords.moved(name, to + 1, partners.length))
                  }}
                  onRemove={() =>
                    remove(
                      partners,
                      key,
                      trimmed(row.name) || row.logo ? partnerWords.removed(name) : null,
                    )
                  }
                />
              </div>
              <Disclosure
                title={
                  <span className="text-card font-semibold text-primary">
                    {partnerWords.logoOf(name)}
                  </span>
                }
              >
                <div className="pt-3 pb-1">
                  <PictureField
                    words={partnerWords.logo}
                    name={partnerWords.logoOf(name)}
                    text={partnerWords.uploader}
                    place="logo"
                    lead={mark}
                    canRemove={row.logo !== ''}
                    compress={toLogo}
                    onChange={(logo) => change(key, { logo })}
                    hold={hold}
                    onSettled={({ status }) => {
                      if (status === 'ready')
                        notify({ type: 'success', title: partnerWords.logoReady(name) })
                    }}
                  />
                </div>
              </Disclosure>
            </li>
          )
        })}
      </ol>
      {partners.length < PARTNERS_SHOWN ? (
        <AddRowButton text={partnerWords.add} onClick={() => append(newPartner(''))} />
      ) : (
        <p className="text-small text-accent">{partnerWords.full}</p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
