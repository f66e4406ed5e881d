import { ChevronDown, Plus, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react'
import { adminCentre as words } from '../../copy/admin-centre'
import { cn } from '../../lib/cn'
import { announcedFrom, todayInRiyadh } from '../../lib/hours'
import { phoneRefusal, toE164 } from '../../lib/phone-entry'
import { displayPhone } from '../../lib/phone-number'
import { trimmed } from '../../lib/plain-text'
import { isDay, isTime } from '../../lib/time'
import { isolate } from '../../lib/words'
import { EXCEPTIONS_MAX, PARTNERS_SHOWN, PHONES_MAX } from '../../limits'
import type { FieldError } from '../form/field-errors'
import type { FormHandle } from '../form/use-form'
import { TextField, textProps } from '../ui/fields'
import { lengthErrors } from '../ui/too-long'
import {
  isPast,
  textKindOf,
  TEXT_NAMES,
  textsOf,
  type CentreForm,
  type ExceptionRow,
  type GroupName,
} from './form'
import { limitedTexts } from './limited-texts'
import { overlaps, toHours, type Span } from './week'

export type FormProps = Pick<FormHandle<CentreForm>, 'set' | 'editField' | 'hold'> & {
  form: CentreForm
  /** The message of an invalid control, once a save was tried. */
  errorOf: (name: string) => string | null
}

/** What was open above closes and moves it. A menu inside tells when it opens, too. */
const keepInSight = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (target !== currentTarget || newState !== 'open') return
  if (currentTarget.getBoundingClientRect().top < 0) currentTarget.scrollIntoView()
}

type GroupProps = FormProps & { name: GroupName; children?: ReactNode }

/** A part of the screen, which shows its values in a line while it is closed, and its texts after the `children`. */
export function Group({ name, form, set, errorOf, children }: GroupProps) {
  const summary = summaryOf(name, form)
  const text = textProps(form, set, errorOf)
  const hint = (words.groupHints as Partial<Record<GroupName, string>>)[name]
  const texts = textsOf(name)
  return (
    <details
      name="centre"
      data-group={name}
      onToggle={keepInSight}
      className="group/part edged scroll-mt-32 rounded-control bg-surface hairline"
    >
      <summary className="flex min-h-17 cursor-pointer items-center gap-3 rounded-control px-4.5 py-2.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-h3">{words.groups[name]}</h3>
          <p
            className={cn(
              'line-clamp-1 text-tiny group-open/part:hidden',
              summary ? 'text-muted' : 'font-semibold text-accent',
            )}
          >
            {summary ?? words.summary.missing}
          </p>
        </div>
        <Plus
          size={20}
          className="shrink-0 transition-transform duration-press group-open/part:transform-[rotate(45deg)] motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 px-4.5 pt-1 pb-4.5">
        {hint ? <p className="text-small text-muted">{hint}</p> : null}
        {children}
        {texts.length > 0 ? (
          <div className="grid gap-5 md:grid-cols-2">
            {texts.map((key) => (
              <TextField
                key={key}
                {...text(key)}
                label={words.fields[key]}
                hint={(words.hints as Partial<Record<string, string>>)[key]}
                {...textKindOf(key).input}
              />
            ))}
          </div>
        ) : null}
      </div>
    </details>
  )
}

type RowProps = { list: string; title: string; value: string; children: ReactNode }

/** A row of a list with its value, which opens the controls below it. It is marked while one of them is invalid. */
export function Row({ list, title, value, children }: RowProps) {
  const row = useRef<HTMLDetailsElement>(null)
  // Its controls are shown with it, and the oldest browsers have no `:has`.
  useEffect(() => {
    row.current?.toggleAttribute('data-invalid', !!row.current.querySelector('[aria-invalid]'))
  })
  return (
    <details ref={row} name={list} onToggle={keepInSight} className="group/row scroll-mt-32">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-1 py-1.5 text-card hover:bg-tint">
        <span className="shrink-0 font-semibold text-ink">{title}</span>
        <span className="ms-auto flex items-center gap-2 text-end text-small text-muted group-open/row:hidden">
          <TriangleAlert
            size={18}
            className="hidden shrink-0 text-red-600 group-data-invalid/row:block"
          />
          <span>{value}</span>
        </span>
        <ChevronDown
          size={20}
          className="shrink-0 text-muted group-open/row:ms-auto group-open/row:transform-[rotate(180deg)]"
        />
      </summary>
      <div className="grid gap-4 px-1 pt-1 pb-4">{children}</div>
    </details>
  )
}

const copy = words.summary

/** The values of a group in one line; null where something that visitors look for is missing. */
export function summaryOf(group: GroupName, form: CentreForm): string | null {
  const names = textsOf(group)
  const filled = names.filter((name) => trimmed(form[name]) !== '')
  switch (group) {
    case 'contact': {
      const [phone] = form.phones.map(({ number }) => shownPhone(number)).filter(Boolean)
      return phone
        ? join([phone, trimmed(form.whatsapp) ? copy.whatsapp(shownPhone(form.whatsapp)) : ''])
        : null
    }
    case 'hours':
      return form.hours.some((spans) => spans.length > 0)
        ? words.hours.week(toHours(form.hours))
        : null
    case 'exceptions': {
      const [next, ...others] = form.exceptions.filter((row) => !isPast(row))
      if (!next) return words.exceptions.empty
      return join([
        next.note,
        words.exceptions.value(next),
        others.length > 0 ? `+${others.length}` : '',
      ])
    }
    case 'place':
      return join([form.address, form.city])
    case 'legal':
      return trimmed(form.licence) ? copy.licence(trimmed(form.licence)) : null
    case 'answers':
      return copy.filled(filled.length, names.length)
    case 'figures':
      return filled.length > 0 ? copy.filled(filled.length, names.length) : null
    case 'partners':
      return join(form.partners.map(({ name }) => name))
    case 'other':
      return join([form.replyPromise, form.agencyName])
    case 'social':
      return join(filled.map((name) => words.fields[name]))
  }
}

/** The days of an occasion: that they have passed, or from when families see them. */
export function occasionText(row: ExceptionRow, now = new Date()): string {
  const { value, past, ahead } = words.exceptions
  if (isPast(row, todayInRiyadh(now))) return past(value(row))
  const day = isDay(row.from) ? announcedFrom(row.from, now) : null
  return day ? ahead(value(row), day) : value(row)
}

const shownPhone = (text: string): string => {
  const number = toE164(text)
  return trimmed(text) && isolate(number ? displayPhone(number) : trimmed(text))
}

const join = (parts: readonly string[]): string | null =>
  parts.filter((part) => trimmed(part) !== '').join(copy.separator) || null

type Problem = keyof typeof words.errors

/** Every invalid control, by its name: `whatsapp`, `phones.0.number`, `hours.4.1.opens`. */
export function validate(form: CentreForm): FieldError[] {
  const { phones, hours, exceptions, partners } = form
  const errors = new Map<string, FieldError>()
  const check = (name: string, label: string, isValid: boolean, problem: Problem) => {
    if (!isValid && !errors.has(name))
      errors.set(name, { name, label, message: words.errors[problem] })
  }
  const checkSpan = (name: string, label: string, { opens, closes }: Span) => {
    check(`${name}.opens`, label, isTime(opens), 'timeMissing')
    check(`${name}.closes`, label, isTime(closes), 'timeMissing')
    check(`${name}.closes`, label, opens !== closes, 'timeEqual')
  }

  const phone = (index: number) =>
    [`phones.${index}.number`, words.phones.label(index + 1)] as const
  const filled = phones.filter(
    ({ number, label }) => trimmed(number) !== '' || trimmed(label) !== '',
  )
  phones.forEach((row, index) =>
    check(
      ...phone(index),
      !filled.includes(row) || toE164(row.number) !== null,
      phoneRefusal(row.number),
    ),
  )
  check(...phone(0), filled.length > 0, 'phoneMissing')
  for (const error of lengthErrors(limitedTexts(form))) errors.set(error.name, error)
  for (const name of TEXT_NAMES) {
    const { isValid, normal, problem, input } = textKindOf(name)
    const text = trimmed(form[name])
    if (problem)
      check(
        name,
        words.fields[name],
        (text === '' && !input?.required) || isValid(normal(text)),
        problem,
      )
  }
  hours.forEach((spans, day) =>
    spans.forEach((span, index) =>
      checkSpan(`hours.${day}.${index}`, words.hours.days[day] ?? '', span),
    ),
  )
  for (const key of overlaps(hours))
    check(`hours.${key}.opens`, words.hours.days[Number(key[0])] ?? '', false, 'timeOverlap')
  exceptions.forEach((row, index) => {
    const [name, label] = [`exceptions.${index}`, trimmed(row.note) || words.exceptions.nameless]
    check(`${name}.from`, label, isDay(row.from), 'dateMissing')
    check(`${name}.to`, label, isDay(row.to), 'dateMissing')
    check(`${name}.to`, label, row.to >= row.from, 'dateOrder')
    if (!row.isClosed) checkSpan(name, label, row)
  })
  const partner = (index: number) =>
    [`partners.${index}.name`, words.partners.item(index + 1)] as const
  partners.forEach(({ name }, index) =>
    check(...partner(index), trimmed(name) !== '', 'partnerName'),
  )
  // An undo may bring back a row of a list that has been filled since.
  check(...phone(phones.length - 1), filled.length <= PHONES_MAX, 'tooMany')
  check(
    `exceptions.${exceptions.length - 1}.from`,
    words.groups.exceptions,
    exceptions.length <= EXCEPTIONS_MAX,
    'tooMany',
  )
  check(...partner(partners.length - 1), partners.length <= PARTNERS_SHOWN, 'tooMany')
  return [...errors.values()]
}
