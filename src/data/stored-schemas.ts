import * as v from 'valibot'
import { isAllowedImage } from '../lib/data-url'
import {
  CENTRE_ID,
  COLORS,
  DESCRIPTION_MAX,
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

/** Strict schemas of the stored documents, equal to the rules: no missing, additional or repaired fields. */

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Seconds and nanoseconds since 1970. Firestore supports the years 1 to 9999. */
const time = v.strictObject({ $time: v.tuple([integer(-62_135_596_800, 253_402_300_799), integer(0, 999_999_999)]) })

const text = (max: number, min = 0) => v.pipe(v.string(), v.minLength(min), v.maxLength(max))
const texts = v.pipe(v.array(text(LIST_ITEM_MAX)), v.maxLength(LIST_MAX))
const name = v.pipe(text(NAME_MAX), v.regex(/\S/))
const position = integer(1, ORDER_MAX)
const image = (max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => isAllowedImage(value) && (value.startsWith('https:') || value.length <= max),
      'not an allowed image',
    ),
  )
const color = v.picklist(COLORS)
/** Missing in backups made before documents had versions. */
const version = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)))
const LINK = String.raw`https:\/\/[^\s"<>\x60\\/?#@]+([/?#][^\s"<>\x60\\]*)?`
const link = v.pipe(v.string(), v.maxLength(LINK_MAX_CHARS), v.regex(new RegExp(`^${LINK}$`)))

const product = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9]{10,16}$/)),
  image: image(PRODUCT_IMAGE_CHARS),
  name,
  order: position,
  createdAt: time,
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
  createdAt: time,
  updatedAt: time,
  version,
})

const video = v.strictObject({
  id: text(64, 1),
  title: text(TITLE_MAX),
  url: link,
  description: v.optional(text(DESCRIPTION_MAX)),
  duration: v.optional(text(20)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  order: v.optional(v.number()),
  picture: v.optional(v.number()),
})

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const line = matching(/^[^\n]{0,160}$/)
const RASTER = 'data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}'
const PARTNER = new RegExp(`^[A-Za-z0-9-]{1,64} (-|${RASTER}|${LINK}) [^\\n]{1,120}$`)
const linkOrEmpty = v.union([v.literal(''), link])
const figure = v.nullable(integer(0, FIGURE_MAX))
const TIMES = String.raw`([01]\d|2[0-3]):[0-5]\d (([01]\d|2[0-3]):[0-5]\d|24:00)`
const DATE = String.raw`\d{4}-\d{2}-\d{2}`

const centre = v.strictObject({
  phones: v.pipe(
    v.array(matching(/^\+966(5\d{8}|1\d{8}|(92\d{7}|800\d{7})) [^\n]{0,160}$/)),
    v.minLength(1),
    v.maxLength(PHONES_MAX),
  ),
  whatsapp: matching(/^[1-9]\d{10,14}$/),
  email: matching(/^([^\s@"<>]{1,64}@[A-Za-z0-9.-]{3,95})?$/),
  city: line,
  address: line,
  mapUrl: linkOrEmpty,
  parking: line,
  hours: v.pipe(v.array(matching(new RegExp(`^[0-6]{1,7} ${TIMES}$`))), v.maxLength(HOURS_MAX)),
  exceptions: v.pipe(
    v.array(matching(new RegExp(`^${DATE} ${DATE} (- -|${TIMES}) [^\\n]{0,160}$`))),
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
  [
    new RegExp(`^videos/${VIDEOS_ID}$`),
    v.strictObject({ videos: v.pipe(v.array(video), v.maxLength(VIDEOS_MAX)), updatedAt: time, version }),
  ],
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
