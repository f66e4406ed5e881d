import * as v from 'valibot'
import { isAllowedImage } from '../lib/data-url'
import {
  COLORS,
  DESCRIPTION_MAX,
  DIRECTOR_ID,
  DIRECTOR_PHOTO_ID,
  HIGHLIGHTS_MAX,
  ICONS,
  LINK_MAX_CHARS,
  LIST_ITEM_MAX,
  LIST_MAX,
  NAME_MAX,
  ORDER_MAX,
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
const link = v.pipe(
  v.string(),
  v.maxLength(LINK_MAX_CHARS),
  v.regex(/^https:\/\/[^\s"<>`\\/?#@]+([/?#][^\s"<>`\\]*)?$/),
)

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

const video = v.object({
  id: text(64, 1),
  title: text(TITLE_MAX),
  url: link,
  description: v.optional(text(DESCRIPTION_MAX)),
  duration: v.optional(text(20)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  order: v.optional(v.number()),
  picture: v.optional(v.number()),
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
]
