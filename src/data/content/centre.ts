import * as v from 'valibot'
import { config } from '../../config'
import { isAllowedImage } from '../../lib/images/allowed-image'
import { chatHref, telHref } from '../../lib/links/hrefs'
import { parseWebUrl } from '../../lib/links/safe-url'
import { isSaudiPhone } from '../../lib/text/phone-number'
import { trimText } from '../../lib/text/plain-text'
import { isDay, isTime } from '../../lib/time'
import {
  EXCEPTIONS_MAX,
  FIGURE_MAX,
  HOURS_MAX,
  LOGO_MAX_CHARS,
  NAME_MAX_CHARS,
  PARTNERS_MAX,
  PHONES_MAX,
  QR_MAX_BYTES,
  SHORT_TEXT_MAX_CHARS,
} from '../../limits'
import {
  dateField,
  eachIdOnce,
  figureField,
  idField,
  listField,
  parser,
  repairedField,
  textField,
  type FormFields,
} from './schema-fields'

const text = textField(SHORT_TEXT_MAX_CHARS)
const link = repairedField((value) =>
  parseWebUrl(value).kind === 'accepted' ? trimText(String(value)) : '',
)
/** Replaces an address that is too long for a QR image with an empty one, because it would stop every build. */
const whatFitsQr = (url: string): string =>
  new TextEncoder().encode(url).length > QR_MAX_BYTES ? '' : url
const date = v.pipe(v.string(), v.check(isDay))
const time = v.pipe(v.string(), v.check(isTime))
const figure = figureField(FIGURE_MAX)
/**
 * Whether the form of the details takes a text as their e-mail address, and pages link to it. The login takes more
 * addresses (`isEmail`), because Firebase knows whether there is such an account.
 */
export const isCentreEmail = (text: string): boolean =>
  /^[\w.+-]{1,64}@(?=.{3,95}$)[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
const email = repairedField((value) =>
  typeof value === 'string' && isCentreEmail(value) ? value : '',
)

const phone = v.object({
  label: text,
  /** E.164, for example +966500000000. */
  number: v.custom<string>(isSaudiPhone),
})

type Times = { opens: string; closes: string }

/** Equal times could mean an opening of no length, or of a whole day. */
const hasDifferentTimes = (times: Times): boolean => times.opens !== times.closes
const isClosedAllDay = (times: Times): boolean => times.opens === '' && times.closes === ''
const hasBoth = (times: Times): boolean => times.opens !== '' && times.closes !== ''

/** One opening of some weekdays: 0 = Sunday, times in Riyadh. `closes` before `opens` is on the next day. */
const opening = v.pipe(
  v.object({
    days: v.pipe(v.array(v.picklist<readonly number[]>([0, 1, 2, 3, 4, 5, 6])), v.minLength(1)),
    opens: time,
    closes: time,
  }),
  v.check((times) => hasDifferentTimes(times)),
)

/** Other hours from a date to a date, both included; closed all day when `opens` and `closes` are empty. */
const exception = v.pipe(
  v.object({
    from: date,
    to: date,
    opens: v.union([v.literal(''), time]),
    closes: v.union([v.literal(''), time]),
    note: text,
  }),
  v.check(({ from, to }) => from <= to),
  v.check((times) => isClosedAllDay(times) || (hasBoth(times) && hasDifferentTimes(times))),
)

const partner = v.object({
  id: idField,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MAX_CHARS)),
  logo: repairedField((value) =>
    isAllowedImage(value) && value.length <= LOGO_MAX_CHARS ? value : '',
  ),
})

const withoutHyphen = (word = '') => (word === '-' ? '' : word)

/** Rows are stored as lines of words, because the rules can measure a list of texts at once. */
const lineOf = <S extends v.GenericSchema>(schema: S, read: (words: string[]) => v.InferInput<S>) =>
  v.pipe(
    v.string(),
    v.transform((line): v.InferInput<S> => read(line.split(' '))),
    schema,
  )

/** "+966512345678 label" */
const phoneLine = lineOf(phone, ([number = '', ...label]) => ({ number, label: label.join(' ') }))

/** Replaces a closing time of "24:00", which a time field cannot show: by "00:00", or for a whole day by "23:59". */
function withoutEndOfDay({ opens, closes }: Times): Times {
  if (closes !== '24:00') return { opens, closes }
  return { opens, closes: opens === '00:00' ? '23:59' : '00:00' }
}

/** "01234 09:00 21:00" */
const openingLine = lineOf(opening, ([days = '', opens = '', closes = '']) => ({
  days: Array.from(days, Number),
  ...withoutEndOfDay({ opens, closes }),
}))

/** "2026-03-19 2026-03-23 16:00 22:00 note", with hyphens for the times of a closed day */
const exceptionLine = lineOf(exception, ([from = '', to = '', opens, closes, ...note]) => ({
  from,
  to,
  ...withoutEndOfDay({ opens: withoutHyphen(opens), closes: withoutHyphen(closes) }),
  note: note.join(' '),
}))

/** "id logo name", with a hyphen for no logo */
const partnerLine = lineOf(partner, ([id = '', logo, ...name]) => ({
  id,
  logo: withoutHyphen(logo),
  name: name.join(' '),
}))

export const centreSchema = v.object({
  phones: listField(phoneLine, PHONES_MAX),
  /** Digits only, international: at most 15. One more is kept, so that a longer number is refused instead of cut. */
  whatsapp: textField(16),
  email,
  city: text,
  address: text,
  mapUrl: link,
  parking: text,
  hours: listField(openingLine, HOURS_MAX),
  exceptions: listField(exceptionLine, EXCEPTIONS_MAX),
  registration: text,
  vat: text,
  licence: text,
  regulator: text,
  photosUrl: link,
  pageUrl: link,
  secondPageUrl: link,
  shortVideosUrl: link,
  qrUrl: v.pipe(link, v.transform(whatFitsQr)),
  agencyName: text,
  agencyUrl: link,
  childrenHelped: figure,
  satisfactionPercent: figureField(100),
  years: figure,
  sessionsPerMonth: figure,
  specialistsTrained: figure,
  certificates: figure,
  aboutChildren: figure,
  partners: v.pipe(listField(partnerLine, PARTNERS_MAX), v.transform(eachIdOnce)),
  // Answers to parents' questions.
  motherAlone: text,
  womenSpecialists: text,
  firstAppointment: text,
  referral: text,
  /** The time until a report is ready; the page puts it after "you receive it". */
  reportTime: text,
  /** The page puts it after "a session takes". */
  sessionLength: text,
  insurance: text,
  remoteSessions: text,
  youngestAge: text,
  /** The time until the centre answers a message; the page puts it after "we answer". */
  replyPromise: text,
  /** The ISO date on which the centre last reviewed the legal texts; empty before. */
  legalReviewed: repairedField((value) => (typeof value === 'string' && isDay(value) ? value : '')),
  updatedAt: dateField,
})

/** The details of the centre that the administrator keeps. Empty fields are not shown. */
export type Centre = v.InferOutput<typeof centreSchema>
export type CentreFields = FormFields<Centre>
/** A telephone number in E.164 with its label, which may be empty. */
export type CentrePhone = Centre['phones'][number]
/** An instalment partner; `logo` is an image or empty. */
export type CentrePartner = Centre['partners'][number]

const { updatedAt: _, ...withoutValues } = v.parse(centreSchema, {})
/** Every field as it is read from a document without fields. */
export const emptyCentreFields: CentreFields = withoutValues

/** The details that pages show while none are stored. The telephone numbers are placeholders. */
export const defaultCentre: CentreFields = {
  ...emptyCentreFields,
  ...config.defaults,
  ...config.placeholderNumbers,
}

/** Whether the telephone or chat number is still a placeholder. */
export const isPlaceholderCentre = ({
  phones,
  whatsapp,
}: Pick<CentreFields, 'phones' | 'whatsapp'>): boolean =>
  whatsapp === defaultCentre.whatsapp ||
  phones.some(({ number }) =>
    defaultCentre.phones.some((placeholder) => placeholder.number === number),
  )

/** The `tel:` link of the call buttons, to the first number. */
export const callHref = ({ phones: [first] }: Pick<CentreFields, 'phones'>): string =>
  telHref(first?.number ?? '')

/**
 * The address in the QR image: the chat unless the centre gave another one; empty while the number is a placeholder.
 */
export const qrTarget = ({ qrUrl, whatsapp }: Pick<CentreFields, 'qrUrl' | 'whatsapp'>): string =>
  qrUrl || (whatsapp === defaultCentre.whatsapp ? '' : chatHref(whatsapp))

const parse = parser('settings', centreSchema)

/** Whether a text is the international digits of a number in WhatsApp, as in firestore.rules. */
export const isWhatsAppDigits = (text: string): boolean => /^[1-9]\d{10,14}$/.test(text)

/** The reader of the details; null for malformed ones. Telephone and chat always have a number. */
export const parseCentre: typeof parse = (fields, id) => {
  const centre = parse(fields, id)
  return (
    centre && {
      ...centre,
      phones: centre.phones.length > 0 ? centre.phones : defaultCentre.phones,
      whatsapp: isWhatsAppDigits(centre.whatsapp) ? centre.whatsapp : defaultCentre.whatsapp,
    }
  )
}
