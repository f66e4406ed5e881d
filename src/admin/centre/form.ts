import * as v from 'valibot'
import { defaultCentre, type Centre, type CentreFields, type CentrePartner } from '../../data/content/centre'
import { saveCentre } from '../../data/store/edit-centre'
import { latinDigits } from '../../lib/digits'
import { displayPhone, toE164, toWhatsAppDigits } from '../../lib/phone-number'
import { toStoredLink } from '../../lib/safe-url'
import { isSame } from '../../lib/same'
import { mergeFields, type EditedForm } from '../editing/editor'
import { toHours, toWeek, WEEKDAYS } from './week'

export const LINKS = [
  'mapUrl',
  'photosUrl',
  'pageUrl',
  'secondPageUrl',
  'shortVideosUrl',
  'qrUrl',
  'agencyUrl',
] as const
export const FIGURES = [
  'childrenHelped',
  'satisfactionPercent',
  'years',
  'sessionsPerMonth',
  'specialistsTrained',
  'certificates',
  'aboutChildren',
] as const
const NUMBERS = ['registration', 'vat'] as const
export const ANSWERS = [
  'motherAlone',
  'womenSpecialists',
  'firstAppointment',
  'referral',
  'reportTime',
  'sessionLength',
] as const
const PLAIN = [
  'email',
  'city',
  'address',
  'parking',
  'licence',
  'regulator',
  'agencyName',
  'replyPromise',
  'legalReviewed',
  ...ANSWERS,
] as const
const TEXTS = ['whatsapp', ...LINKS, ...FIGURES, ...NUMBERS, ...PLAIN] as const
export type TextName = (typeof TEXTS)[number]

const span = v.object({ opens: v.string(), closes: v.string() })
const formSchema = v.object({
  /** As typed: a save normalises them. */
  texts: v.object(
    // A draft of an earlier release lacks the fields that are new.
    Object.fromEntries(TEXTS.map((name) => [name, v.optional(v.string(), '')])) as Record<
      TextName,
      v.OptionalSchema<v.StringSchema<undefined>, string>
    >,
  ),
  phones: v.array(v.object({ id: v.string(), label: v.string(), number: v.string() })),
  week: v.pipe(v.array(v.array(span)), v.length(WEEKDAYS.length)),
  exceptions: v.array(
    v.object({
      id: v.string(),
      from: v.string(),
      to: v.string(),
      isClosed: v.boolean(),
      ...span.entries,
      note: v.string(),
    }),
  ),
  partners: v.array(v.object({ id: v.string(), name: v.string(), logo: v.string() })),
})

/** What the screen contains, as typed. Rows have an id that stays the same when they move. */
export type CentreForm = v.InferOutput<typeof formSchema>
export type PhoneRow = CentreForm['phones'][number]
export type ExceptionRow = CentreForm['exceptions'][number]
export type PartnerRow = CentreForm['partners'][number]

export const newId = (): string => crypto.randomUUID()

const typed = (value: string | number | null | undefined): string => String(value ?? '')

/** Numbers are shown as they are dialled at home, foreign ones with their plus sign. */
export function toForm(fields: CentreFields): CentreForm {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, typed(fields[name])])) as CentreForm['texts']
  return {
    texts: { ...texts, whatsapp: texts.whatsapp && displayPhone(`+${texts.whatsapp}`) },
    phones: fields.phones.map(({ label, number }, index) => ({
      id: `phone-${index}`,
      label,
      number: displayPhone(number),
    })),
    week: toWeek(fields.hours).map((spans) => [...spans]),
    exceptions: [...fields.exceptions]
      .sort((a, b) => a.from.localeCompare(b.from))
      .map((exception, index) => ({ ...exception, isClosed: exception.opens === '', id: `exception-${index}` })),
    partners: [...fields.partners]
      .sort((a: CentrePartner, b: CentrePartner) => a.order - b.order)
      .map(({ id, name, logo }) => ({ id, name, logo })),
  }
}

/** The address of a link as people type it, also without https; null when it is none. */
export function toLink(text: string): string | null {
  const link = [text.trim(), `https://${text.trim()}`].map(toStoredLink).find((read) => typeof read !== 'string')
  return typeof link === 'object' ? link.href : null
}

/** Digits as people type them, without spaces between them. */
const toDigits = (text: string): string => latinDigits(text).replace(/\s/g, '')

export function toFigure(text: string): number | null {
  const digits = toDigits(text)
  return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : NaN
}

/** Normalises what was typed. Keeps invalid texts as they are; `validate` finds them. */
export function toFields({ texts, phones, week, exceptions, partners }: CentreForm): CentreFields {
  const each = <N extends TextName>(names: readonly N[], change: (text: string) => string) =>
    Object.fromEntries(names.map((name) => [name, change(texts[name].trim())])) as Record<N, string>
  return {
    ...each(PLAIN, (text) => text),
    ...each(NUMBERS, toDigits),
    ...each(LINKS, (text) => (text && toLink(text)) ?? text),
    ...(Object.fromEntries(FIGURES.map((name) => [name, toFigure(texts[name])])) as Record<
      (typeof FIGURES)[number],
      number | null
    >),
    whatsapp: toWhatsAppDigits(texts.whatsapp) ?? texts.whatsapp.trim(),
    phones: phones
      .filter(({ number, label }) => number.trim() !== '' || label.trim() !== '')
      .map(({ number, label }) => ({ label: label.trim(), number: toE164(number) ?? number.trim() })),
    hours: toHours(week),
    exceptions: exceptions.map(({ from, to, isClosed, opens, closes, note }) => ({
      from,
      to,
      opens: isClosed ? '' : opens,
      closes: isClosed ? '' : closes,
      note: note.trim(),
    })),
    partners: partners.map(({ id, name, logo }, index) => ({ id, name: name.trim(), logo, order: index + 1 })),
  }
}

// Normalises the stored form, which would otherwise count as a change.
const storedFields = (fields: CentreFields): CentreFields => toFields(toForm(fields))

export const centreForm: EditedForm<CentreForm, CentreFields, Centre> = {
  draftKey: 'centre',
  // Visitors see these details while nothing is stored.
  blank: storedFields(defaultCentre),
  valueOf: storedFields,
  toForm,
  toValue: toFields,
  merge: mergeFields,
  countChanges: (base, form) => {
    const fields = toFields(form)
    return (Object.keys(fields) as (keyof CentreFields)[]).filter((name) => !isSame(base[name], fields[name])).length
  },
  save: saveCentre,
  // A logo is small enough for a draft.
  toDraft: (form) => form,
  fromDraft: (draft) => {
    const result = v.safeParse(formSchema, draft)
    return result.success ? result.output : null
  },
}
