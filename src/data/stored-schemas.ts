import * as v from 'valibot'
import {
  CENTRE_ID,
  COLORS,
  DIRECTOR_ID,
  DIRECTOR_PHOTO_ID,
  EXCEPTIONS_MAX,
  FIGURE_MAX,
  HIGHLIGHTS_MAX,
  HOURS_MAX,
  ICONS,
  LINK_MAX_CHARS,
  LIST_ITEM_MAX,
  LIST_MAX,
  NAME_MAX,
  ORDER_MAX,
  PARTNER_CHARS,
  PARTNERS_SHOWN,
  PHONES_MAX,
  PRODUCT_FULL_CHARS,
  PRODUCT_IMAGE_CHARS,
  STORED_MAX_CHARS,
  TEAM_IMAGE_CHARS,
  TITLE_MAX,
  VIDEO_IMAGE_CHARS,
  VIDEOS_ID,
  VIDEOS_MAX,
} from '../limits'

/**
 * Schemas of the stored documents, equal to the rules: what the rules accept can be exported, and what is restored is
 * not refused by them. As there, `length` counts UTF-16 units, patterns count characters (flag u), and `\s` is ASCII.
 */

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

/** Seconds and nanoseconds since 1970. Firestore supports the years 1 to 9999. */
export const time = v.strictObject({
  $time: v.tuple([integer(-62_135_596_800, 253_402_300_799), integer(0, 999_999_999)]),
})
/** The rules refuse a date of creation that lies ahead. A day is left for devices whose clock is wrong. */
const past = v.pipe(
  time,
  v.check(({ $time: [seconds] }) => seconds * 1_000 < Date.now() + 24 * 60 * 60_000),
)

const text = (max: number, min = 0) => v.pipe(v.string(), v.minLength(min), v.maxLength(max))
/** The rules split the joined texts, which loses an empty one at the end. */
const texts = v.pipe(
  v.array(matching(/^[^\n]*$/u)),
  v.maxLength(LIST_MAX),
  v.check((list) => list.join('').length <= LIST_MAX * LIST_ITEM_MAX && (list.length < 2 || list.at(-1) !== '')),
)
/** Whether a text has more than spaces and control characters. */
export const NOT_BLANK = /[^\0-\x20]/u
const name = v.pipe(text(NAME_MAX), v.regex(NOT_BLANK))
const position = integer(1, ORDER_MAX)
const RASTER = 'data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}'
const LINK = String.raw`https:\/\/[^\t\n\f\r "<>\x60\\/?#@]+([/?#][^\t\n\f\r "<>\x60\\]*)?`
const link = v.pipe(matching(new RegExp(`^${LINK}$`, 'u')), v.maxLength(LINK_MAX_CHARS))
/** A link that pages do not show is valid, too: the rules accept it, so it is not lost. */
const image = (max: number) => v.union([v.pipe(matching(new RegExp(`^${RASTER}$`, 'u')), v.maxLength(max)), link])
const color = v.picklist(COLORS)
/** Missing in backups made before documents had versions. */
const version = v.optional(matching(/^[A-Za-z0-9-]{8,64}$/))

const product = v.strictObject({
  id: matching(/^[0-9]{10,16}$/),
  image: image(PRODUCT_IMAGE_CHARS),
  name,
  order: position,
  createdAt: past,
  updatedAt: time,
})

const picture = (max: number) => v.strictObject({ image: image(max), updatedAt: time })

const member = v.strictObject({
  id: text(64, 1),
  name,
  title: text(TITLE_MAX),
  specialization: text(TITLE_MAX),
  image: v.union([v.literal(''), image(TEAM_IMAGE_CHARS)]),
  credentials: texts,
  icon: v.picklist(ICONS),
  color,
  order: v.optional(position),
  createdAt: past,
  updatedAt: time,
  version,
})

const line = matching(/^[^\n]{0,160}$/u)

/** The rules check only title and link; the values of all videos together have a maximum. */
const plain = v.optional(v.union([v.string(), v.boolean(), v.null(), v.pipe(v.number(), v.finite())]))
const video = v.strictObject({
  id: plain,
  title: line,
  url: matching(new RegExp(`^${LINK}$`, 'u')),
  description: plain,
  duration: plain,
  createdAt: plain,
  order: plain,
  picture: plain,
})
const VIDEOS_CHARS = 96_000
const valuesOf = (fields: object = {}): number => Object.values(fields).join('').length
const videos = v.pipe(
  v.array(video),
  v.maxLength(VIDEOS_MAX),
  // The rules count the first video in the place of each missing one.
  v.check((list) => sumOf(list.map(valuesOf)) + (VIDEOS_MAX - list.length) * valuesOf(list[0]) <= VIDEOS_CHARS),
)
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

const PARTNER = new RegExp(`^[A-Za-z0-9-]{1,64} (-|${RASTER}|${LINK}) [^\\n]{1,120}$`, 'u')
const linkOrEmpty = v.union([v.literal(''), link])
const figure = v.nullable(integer(0, FIGURE_MAX))
const TIMES = String.raw`([01]\d|2[0-3]):[0-5]\d (([01]\d|2[0-3]):[0-5]\d|24:00)`
const DATE = String.raw`\d{4}-\d{2}-\d{2}`

const centre = v.strictObject({
  phones: v.pipe(
    v.array(matching(/^\+966(5\d{8}|1\d{8}|(92\d{7}|800\d{7})) [^\n]{0,160}$/u)),
    v.minLength(1),
    v.maxLength(PHONES_MAX),
  ),
  whatsapp: matching(/^[1-9]\d{10,14}$/),
  email: matching(/^([^\t\n\f\r @"<>]{1,64}@[A-Za-z0-9.-]{3,95})?$/u),
  city: line,
  address: line,
  mapUrl: linkOrEmpty,
  parking: line,
  hours: v.pipe(v.array(matching(new RegExp(`^[0-6]{1,7} ${TIMES}$`))), v.maxLength(HOURS_MAX)),
  exceptions: v.pipe(
    v.array(matching(new RegExp(`^${DATE} ${DATE} (- -|${TIMES}) [^\\n]{0,160}$`, 'u'))),
    v.maxLength(EXCEPTIONS_MAX),
  ),
  registration: line,
  vat: line,
  licence: line,
  regulator: line,
  photosUrl: linkOrEmpty,
  pageUrl: linkOrEmpty,
  secondPageUrl: linkOrEmpty,
  shortVideosUrl: linkOrEmpty,
  qrUrl: linkOrEmpty,
  agencyName: line,
  agencyUrl: linkOrEmpty,
  supportPhone: matching(/^(\+966(5\d{8}|1\d{8}|92\d{7}|800\d{7}))?$/),
  childrenHelped: figure,
  satisfactionPercent: v.nullable(integer(0, 100)),
  years: figure,
  sessionsPerMonth: figure,
  specialistsTrained: figure,
  certificates: figure,
  aboutChildren: figure,
  partners: v.pipe(v.array(v.pipe(matching(PARTNER), v.maxLength(PARTNER_CHARS))), v.maxLength(PARTNERS_SHOWN)),
  replyPromise: line,
  legalReviewed: matching(new RegExp(`^(${DATE})?$`)),
  updatedAt: time,
  version,
})

/** The schema of every document path that a backup may contain. */
export const STORED_SCHEMAS: readonly [RegExp, v.GenericSchema][] = [
  [/^products\/[0-9]{10,16}$/, product],
  [/^products\/[0-9]{10,16}\/pictures\/full$/, picture(PRODUCT_FULL_CHARS)],
  [/^team\/[\w-]{1,64}$/, member],
  [new RegExp(`^videos/${VIDEOS_ID}$`), v.strictObject({ videos, updatedAt: time, version })],
  [new RegExp(`^videos/${VIDEOS_ID}/pictures/[\\w-]{1,64}$`), picture(VIDEO_IMAGE_CHARS)],
  [
    new RegExp(`^director-texts/${DIRECTOR_ID}$`),
    v.strictObject({
      name: text(NAME_MAX),
      titles: texts,
      credentials: texts,
      highlights: v.pipe(v.array(v.strictObject({ text: text(LIST_ITEM_MAX), color })), v.maxLength(HIGHLIGHTS_MAX)),
      updatedAt: time,
      version,
    }),
  ],
  [
    new RegExp(`^director-photos/${DIRECTOR_PHOTO_ID}$`),
    v.strictObject({ photoBase64: image(STORED_MAX_CHARS), updatedAt: time }),
  ],
  [new RegExp(`^settings/${CENTRE_ID}$`), centre],
]
