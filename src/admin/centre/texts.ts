import { isCentreEmail, type CentreFields } from '../../data/content/centre'
import { toLink } from '../../lib/links/stored-link'
import { displayPhone } from '../../lib/text/phone-number'
import { plainEmail } from '../../lib/text/plain-email'
import { plainNumber } from '../../lib/text/plain-number'
import { isDay } from '../../lib/time'
import { FIGURE_MAX, LINK_MAX_CHARS, SHORT_TEXT_MAX_CHARS } from '../../limits'
import type { TextInput } from '../ui/fields'
import { toWhatsAppDigits } from './phone-entry'

export const GROUPS = [
  'contact',
  'hours',
  'exceptions',
  'location',
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
  /** Returns the text as it is saved; an invalid one stays as it is. */
  normalize: (text: string) => string
  isValid: (text: string) => boolean
  problem?:
    'email' | 'link' | 'registration' | 'vat' | 'figure' | 'percent' | 'whatsapp' | 'dateMissing'
  input?: TextInput
  isRequired?: true
}

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')
const unchanged = (text: string) => text
/** A number as people type it, in Latin digits without spaces. */
const plainDigits = (text: string) => plainNumber(text).replace(/\s/g, '')
/** A figure as people type it, in Latin digits without its unit, a plus sign and the separators of thousands. */
const plainFigure = (text: string) =>
  plainDigits(text)
    .replace(/[%\u066a+]/, '')
    .replace(/[,\u066c\u060c](?=(?:\d{3})+(?!\d))/g, '')
/** The https address of a link as people type it; null where it cannot be one. */
function toHref(text: string): string | null {
  const link = toLink(text)
  return link.kind === 'refused' ? null : link.href
}

const numeric = { inputMode: 'numeric', ltr: true } as const
const upTo = (max: number) => (text: string) => /^\d+$/.test(text) && Number(text) <= max

const TEXT_KINDS = {
  text: {
    normalize: inOneLine,
    isValid: () => true,
    input: { maxLength: SHORT_TEXT_MAX_CHARS, rows: 1 },
  },
  code: {
    normalize: plainNumber,
    isValid: () => true,
    input: { ltr: true, maxLength: SHORT_TEXT_MAX_CHARS },
  },
  date: {
    normalize: unchanged,
    isValid: isDay,
    problem: 'dateMissing',
    input: { type: 'date', ltr: true },
  },
  email: {
    normalize: plainEmail,
    isValid: isCentreEmail,
    problem: 'email',
    // In a field of type email Chromium turns a comma after the domain into punycode before it can be left out.
    input: { inputMode: 'email', ltr: true },
  },
  link: {
    normalize: (text) => toHref(text) ?? text,
    isValid: (text) => toHref(text) !== null,
    problem: 'link',
    input: { type: 'url', ltr: true, maxLength: LINK_MAX_CHARS },
  },
  registration: {
    normalize: plainDigits,
    isValid: (text) => /^\d{10}$/.test(text),
    problem: 'registration',
    input: numeric,
  },
  vat: {
    normalize: plainDigits,
    isValid: (text) => /^3\d{13}3$/.test(text),
    problem: 'vat',
    input: numeric,
  },
  figure: {
    normalize: plainFigure,
    isValid: upTo(FIGURE_MAX),
    problem: 'figure',
    input: numeric,
  },
  percent: {
    normalize: plainFigure,
    isValid: upTo(100),
    problem: 'percent',
    input: numeric,
  },
  chat: {
    normalize: (text) => {
      const number = toWhatsAppDigits(text)
      return number ? displayPhone(`+${number}`) : text
    },
    isValid: (text) => toWhatsAppDigits(text) !== null,
    problem: 'whatsapp',
    input: { type: 'tel', ltr: true },
    isRequired: true,
  },
} as const satisfies Record<string, TextKind>

/** The group and the kind of every text of the form, in the order of the screen. A new text is a line here. */
const TEXTS: Readonly<Record<TextName, { group: GroupName; kind: keyof typeof TEXT_KINDS }>> = {
  whatsapp: { group: 'contact', kind: 'chat' },
  email: { group: 'contact', kind: 'email' },
  city: { group: 'location', kind: 'text' },
  address: { group: 'location', kind: 'text' },
  mapUrl: { group: 'location', kind: 'link' },
  parking: { group: 'location', kind: 'text' },
  registration: { group: 'legal', kind: 'registration' },
  vat: { group: 'legal', kind: 'vat' },
  licence: { group: 'legal', kind: 'code' },
  regulator: { group: 'legal', kind: 'text' },
  photosUrl: { group: 'social', kind: 'link' },
  shortVideosUrl: { group: 'social', kind: 'link' },
  pageUrl: { group: 'social', kind: 'link' },
  secondPageUrl: { group: 'social', kind: 'link' },
  qrUrl: { group: 'social', kind: 'link' },
  motherAlone: { group: 'answers', kind: 'text' },
  womenSpecialists: { group: 'answers', kind: 'text' },
  firstAppointment: { group: 'answers', kind: 'text' },
  referral: { group: 'answers', kind: 'text' },
  insurance: { group: 'answers', kind: 'text' },
  remoteSessions: { group: 'answers', kind: 'text' },
  youngestAge: { group: 'answers', kind: 'text' },
  reportTime: { group: 'answers', kind: 'text' },
  sessionLength: { group: 'answers', kind: 'text' },
  childrenHelped: { group: 'figures', kind: 'figure' },
  satisfactionPercent: { group: 'figures', kind: 'percent' },
  years: { group: 'figures', kind: 'figure' },
  sessionsPerMonth: { group: 'figures', kind: 'figure' },
  specialistsTrained: { group: 'figures', kind: 'figure' },
  certificates: { group: 'figures', kind: 'figure' },
  aboutChildren: { group: 'figures', kind: 'figure' },
  replyPromise: { group: 'other', kind: 'text' },
  legalReviewed: { group: 'other', kind: 'date' },
  agencyName: { group: 'other', kind: 'text' },
  agencyUrl: { group: 'other', kind: 'link' },
}

export const TEXT_NAMES = Object.keys(TEXTS) as TextName[]
export const textKindOf = (name: TextName): TextKind => TEXT_KINDS[TEXTS[name].kind]
export const textsOf = (group: GroupName): TextName[] =>
  TEXT_NAMES.filter((name) => TEXTS[name].group === group)
export const isFigure = (name: TextName): boolean => TEXTS[name].group === 'figures'
