import {
  defaultCentre,
  type CentreFields,
  type CentrePartner,
  type CentrePhone,
  type HoursException,
} from '../../data/content/centre'
import { todayInRiyadh } from '../../lib/hours'
import { toE164, toWhatsAppDigits } from '../../lib/phone-entry'
import { displayPhone } from '../../lib/phone-number'
import { plainEmail, plainNumber, trimmed, withoutMarks } from '../../lib/plain-text'
import { isDay } from '../../lib/time'
import { toStoredLink } from '../../lib/stored-link'
import { FIGURE_MAX, LINK_MAX_CHARS, TITLE_MAX } from '../../limits'
import type { TextInput } from '../ui/fields'
import { toHours, toWeek, type Week } from '../../lib/week'

export const GROUPS = [
  'contact',
  'hours',
  'exceptions',
  'place',
  'legal',
  'social',
  'answers',
  'figures',
  'partners',
  'other',
] as const
export type GroupName = (typeof GROUPS)[number]

export type TextName = Exclude<keyof CentreFields, 'phones' | 'hours' | 'exceptions' | 'partners'>
type TextKind = {
  /** The text as it is saved; what is invalid stays as it is. */
  normal: (text: string) => string
  isValid: (text: string) => boolean
  problem?:
    'email' | 'link' | 'registration' | 'vat' | 'figure' | 'percent' | 'whatsapp' | 'dateMissing'
  input?: TextInput
  isRequired?: true
}

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')
const asTyped = (text: string) => text
/** Digits as people type them, without spaces between them. */
const digits = (text: string) => plainNumber(text).replace(/\s/g, '')
/** A figure as people type it, without its unit and what separates its thousands. */
const figure = (text: string) =>
  digits(text)
    .replace(/[%\u066a]/, '')
    .replace(/[,\u066c\u060c](?=(?:\d{3})+(?!\d))/g, '')
/** The address of a link as people type it, also without https; null when it is none. */
function toLink(text: string): string | null {
  const link = [text, `https://${withoutMarks(text)}`]
    .map(toStoredLink)
    .find((read) => typeof read !== 'string')
  return typeof link === 'object' ? link.href : null
}

const EMAIL = /^[A-Za-z0-9._+-]{1,64}@(?=.{3,95}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/
const numeric = { inputMode: 'numeric', ltr: true } as const
const upTo = (max: number) => (text: string) => /^\d+$/.test(text) && Number(text) <= max

const TEXT_KINDS = {
  text: { normal: inOneLine, isValid: () => true, input: { maxLength: TITLE_MAX, rows: 1 } },
  code: { normal: plainNumber, isValid: () => true, input: { ltr: true, maxLength: TITLE_MAX } },
  date: {
    normal: asTyped,
    isValid: isDay,
    problem: 'dateMissing',
    input: { type: 'date', ltr: true },
  },
  email: {
    normal: plainEmail,
    isValid: (text) => EMAIL.test(text),
    problem: 'email',
    input: { type: 'email', ltr: true },
  },
  link: {
    normal: (text) => toLink(text) ?? text,
    isValid: (text) => toLink(text) !== null,
    problem: 'link',
    input: { type: 'url', ltr: true, maxLength: LINK_MAX_CHARS },
  },
  registration: {
    normal: digits,
    isValid: (text) => /^\d{10}$/.test(text),
    problem: 'registration',
    input: numeric,
  },
  vat: {
    normal: digits,
    isValid: (text) => /^3\d{13}3$/.test(text),
    problem: 'vat',
    input: numeric,
  },
  figure: {
    normal: figure,
    isValid: upTo(FIGURE_MAX),
    problem: 'figure',
    input: numeric,
  },
  percent: {
    normal: figure,
    isValid: upTo(100),
    problem: 'percent',
    input: numeric,
  },
  chat: {
    normal: (text) => {
      const number = toWhatsAppDigits(text)
      return number ? displayPhone(`+${number}`) : text
    },
    isValid: (text) => toWhatsAppDigits(text) !== null,
    problem: 'whatsapp',
    input: { type: 'tel', ltr: true },
    isRequired: true,
  },
} as const satisfies Record<string, TextKind>

/** Every text of the form: its group, in the order of the screen, and its kind. A new text is a line here. */
const TEXTS: Readonly<Record<TextName, readonly [GroupName, keyof typeof TEXT_KINDS]>> = {
  whatsapp: ['contact', 'chat'],
  email: ['contact', 'email'],
  city: ['place', 'text'],
  address: ['place', 'text'],
  mapUrl: ['place', 'link'],
  parking: ['place', 'text'],
  registration: ['legal', 'registration'],
  vat: ['legal', 'vat'],
  licence: ['legal', 'code'],
  regulator: ['legal', 'text'],
  photosUrl: ['social', 'link'],
  shortVideosUrl: ['social', 'link'],
  pageUrl: ['social', 'link'],
  secondPageUrl: ['social', 'link'],
  qrUrl: ['social', 'link'],
  motherAlone: ['answers', 'text'],
  womenSpecialists: ['answers', 'text'],
  firstAppointment: ['answers', 'text'],
  referral: ['answers', 'text'],
  insurance: ['answers', 'text'],
  remoteSessions: ['answers', 'text'],
  youngestAge: ['answers', 'text'],
  reportTime: ['answers', 'text'],
  sessionLength: ['answers', 'text'],
  childrenHelped: ['figures', 'figure'],
  satisfactionPercent: ['figures', 'percent'],
  years: ['figures', 'figure'],
  sessionsPerMonth: ['figures', 'figure'],
  specialistsTrained: ['figures', 'figure'],
  certificates: ['figures', 'figure'],
  aboutChildren: ['figures', 'figure'],
  replyPromise: ['other', 'text'],
  legalReviewed: ['other', 'date'],
  agencyName: ['other', 'text'],
  agencyUrl: ['other', 'link'],
}

export const TEXT_NAMES = Object.keys(TEXTS) as TextName[]
export const textKindOf = (name: TextName): TextKind => TEXT_KINDS[TEXTS[name][1]]
export const textsOf = (group: GroupName): TextName[] =>
  TEXT_NAMES.filter((name) => TEXTS[name][0] === group)

export type PhoneRow = CentrePhone
export type ExceptionRow = HoursException & { isClosed: boolean }
export type PartnerRow = Omit<CentrePartner, 'order'>

/** What the screen contains, as typed. */
export type CentreForm = Record<TextName, string> & {
  phones: PhoneRow[]
  hours: Week
  exceptions: ExceptionRow[]
  partners: PartnerRow[]
}

const eachText = (textOf: (name: TextName) => string) =>
  Object.fromEntries(
    TEXT_NAMES.map((name) => [name, textKindOf(name).normal(trimmed(textOf(name)))]),
  ) as Record<TextName, string>

/** Numbers are shown as they are dialled at home, foreign ones with their plus sign. */
export const toForm = (fields: CentreFields): CentreForm =>
  clean({
    ...eachText((name) =>
      name === 'whatsapp' && fields.whatsapp ? `+${fields.whatsapp}` : String(fields[name] ?? ''),
    ),
    phones: [...fields.phones],
    hours: toWeek(fields.hours),
    exceptions: fields.exceptions.map((one) => ({ ...one, isClosed: one.opens === '' })),
    partners: fields.partners.map(({ order: _, ...partner }) => partner),
  })

/** As the form is saved: normalised, without blank rows, and what has passed at the end. */
export function clean(form: CentreForm): CentreForm {
  const today = todayInRiyadh()
  const exceptions = form.exceptions
    .map((row) => ({
      ...row,
      note: trimmed(row.note),
      ...(row.isClosed && { opens: '', closes: '' }),
    }))
    .sort(
      (a, b) => Number(isPast(a, today)) - Number(isPast(b, today)) || a.from.localeCompare(b.from),
    )
  return {
    ...eachText((name) => form[name]),
    phones: form.phones
      .map((row) => ({
        ...row,
        label: trimmed(row.label),
        number: displayPhone(toE164(row.number) ?? trimmed(row.number)),
      }))
      .filter(({ label, number }) => label || number),
    hours: toWeek(toHours(form.hours)),
    exceptions,
    partners: form.partners.map((row) => ({ ...row, name: trimmed(row.name) })),
  }
}

export const isPast = ({ to }: ExceptionRow, today = todayInRiyadh()): boolean =>
  to !== '' && to < today

/** Of what is invalid nothing is read; `validate` finds it. */
export function toFields(form: CentreForm): CentreFields {
  const cleaned = clean(form)
  const read = (name: TextName): string | number | null => {
    const { isValid } = textKindOf(name)
    const text = cleaned[name]
    if (TEXTS[name][0] === 'figures') return isValid(text) ? Number(text) : null
    return name === 'whatsapp' ? (toWhatsAppDigits(text) ?? defaultCentre.whatsapp) : text
  }
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, read(name)])) as Pick<
    CentreFields,
    TextName
  >
  return {
    ...texts,
    phones: cleaned.phones.map((row) => ({ ...row, number: toE164(row.number) ?? row.number })),
    hours: toHours(cleaned.hours),
    exceptions: cleaned.exceptions.map(({ isClosed: _, ...row }) => row),
    partners: cleaned.partners.map((partner, index) => ({ ...partner, order: index + 1 })),
  }
}
