/**
 * A document of every kind with all of its fields at the limits of its reader. The rules accept it. Tests start from
 * these documents, and the doctor stores them in an empty project.
 */
import {
  CENTRE_PATH,
  DIRECTOR_PHOTO_PATH,
  DIRECTOR_TEXTS_PATH,
  VIDEOS_PATH,
} from '../../src/data/document-paths'
import { hashOf } from '../../src/lib/hash'
import * as limits from '../../src/limits'
import type { StoredFields } from '../firebase/values.mjs'
import {
  ANSWERS,
  DATE,
  LARGE_IMAGE_PATH,
  makeImage,
  MEMBER_PATH,
  PRODUCT_PATH,
  valid,
} from './valid'

/** A text of Arabic letters. Each has two bytes, but a limit counts letters. */
const letters = (count: number) => '\u0646'.repeat(count)
const LINK = 'https://x.example/' + 'x'.repeat(limits.LINK_MAX_CHARS - 18)

/** The length of the longest photo that the rules accept. An earlier release stored such ones. */
const MEMBER_IMAGE_CHARS = 160_000

/** The images of the fullest list of videos. */
const VIDEO_IMAGES = Array.from({ length: limits.VIDEOS_MAX }, (_, n) =>
  makeImage(
    limits.VIDEO_IMAGE_MAX_CHARS,
    'webp',
    String.fromCharCode(65 + (n % 26) + (n < 26 ? 0 : 32)),
  ),
)

/** The fields of the centre's details that take any text. */
const CENTRE_TEXTS = [
  'city',
  'address',
  'parking',
  'registration',
  'vat',
  'licence',
  'regulator',
  'agencyName',
  'replyPromise',
  ...ANSWERS,
]

/** The details of the centre with every list and text at its limit. */
function fullestCentre(): StoredFields {
  const long = letters(limits.SHORT_TEXT_MAX_CHARS)
  const fields = Object.entries(valid(CENTRE_PATH)).map(([name, value]): [string, typeof value] => {
    if (name.endsWith('Url')) return [name, LINK]
    if (typeof value === 'number' || value === null) return [name, limits.FIGURE_MAX]
    return [name, CENTRE_TEXTS.includes(name) ? long : value]
  })
  return {
    ...Object.fromEntries(fields),
    satisfactionPercent: 100,
    whatsapp: '9'.repeat(15),
    email: `${'a'.repeat(64)}@${'b'.repeat(90)}.${'c'.repeat(4)}`,
    phones: Array<string>(limits.PHONES_MAX).fill(`+966512345678 ${long}`),
    hours: Array<string>(limits.HOURS_MAX).fill('0123456 00:00 23:59'),
    exceptions: Array<string>(limits.EXCEPTIONS_MAX).fill(
      `2024-04-08 2024-04-12 16:00 22:00 ${long}`,
    ),
    partners: Array.from(
      { length: limits.PARTNERS_MAX },
      (_, n) => `p${n} ${makeImage(limits.LOGO_MAX_CHARS)} ${letters(limits.NAME_MAX_CHARS)}`,
    ),
  }
}

const list = () => Array<string>(limits.LINES_MAX).fill(letters(limits.LINE_MAX_CHARS))

/** The documents by path. One step beyond is refused. */
export const FULLEST: Record<string, StoredFields> = {
  [PRODUCT_PATH]: {
    ...valid(PRODUCT_PATH),
    name: letters(limits.NAME_MAX_CHARS),
    image: makeImage(limits.PRODUCT_IMAGE_MAX_CHARS),
  },
  [LARGE_IMAGE_PATH]: { image: makeImage(limits.PRODUCT_LARGE_MAX_CHARS) },
  [MEMBER_PATH]: {
    ...valid(MEMBER_PATH),
    name: letters(limits.NAME_MAX_CHARS),
    title: letters(limits.SHORT_TEXT_MAX_CHARS),
    specialization: letters(limits.SHORT_TEXT_MAX_CHARS),
    image: makeImage(MEMBER_IMAGE_CHARS),
    credentials: list(),
  },
  [VIDEOS_PATH]: {
    ...valid(VIDEOS_PATH),
    videos: VIDEO_IMAGES.map((image, n) => ({
      id: String(n).padStart(64, '0'),
      title: letters(limits.SHORT_TEXT_MAX_CHARS),
      url: LINK,
      description: letters(limits.DESCRIPTION_MAX_CHARS),
      duration: 'x'.repeat(20),
      createdAt: DATE.toISOString(),
      order: n,
      imageTag: hashOf(image),
    })),
    images: Object.fromEntries(
      VIDEO_IMAGES.map((image, n) => [String(n).padStart(64, '0'), image]),
    ),
  },
  [DIRECTOR_TEXTS_PATH]: {
    ...valid(DIRECTOR_TEXTS_PATH),
    name: letters(limits.NAME_MAX_CHARS),
    titles: list(),
    credentials: list(),
    highlights: Array.from({ length: limits.HIGHLIGHTS_MAX }, () => ({
      text: letters(limits.LINE_MAX_CHARS),
      color: 'text-accent',
    })),
  },
  [DIRECTOR_PHOTO_PATH]: {
    photoBase64: makeImage(limits.STORED_MAX_CHARS, 'jpeg'),
    portrait: makeImage(limits.PORTRAIT_MAX_CHARS),
    updatedAt: DATE,
  },
  [CENTRE_PATH]: fullestCentre(),
}
