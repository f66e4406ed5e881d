/** Documents that the rules accept: a small one of every kind, and the fullest. */
import type { StoredFields } from '../../scripts/rest.mjs'
import { largePicturePath } from '../../src/data/content/products'
import { CONTENT } from '../../src/data/entities'
import * as limits from '../../src/limits'
import { memberFields } from '../fixtures/members'

/** The time in these documents. A write under the rules sends the server's time in its place. */
export const DATE = new Date('2024-03-01T10:00:00Z')

/** What the bytes of each type of picture begin with. */
const BEGINNINGS: Record<string, string> = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0\x01',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0',
  webp: 'RIFF\x20\0\0\0WEBPVP8 \0\0',
}

/** Returns a data URL of this type with `chars` characters: bytes as of this type, then nothing but `letter`. */
export function picture(chars = 200, type = 'webp', letter = 'A'): string {
  const head = `data:image/${type};base64,${btoa(BEGINNINGS[type] ?? '')}`
  return head + letter.repeat(chars - head.length)
}

/** The answers to parents' questions. */
const ANSWERS = [
  'motherAlone',
  'womenSpecialists',
  'firstAppointment',
  'referral',
  'insurance',
  'remoteSessions',
  'youngestAge',
  'reportTime',
  'sessionLength',
]
export const PRODUCT_ID = '1700000000001'
export const PRODUCT = CONTENT.products.path.replace('{id}', PRODUCT_ID)
export const MEMBER = CONTENT.team.path.replace('{id}', 'member1')
export const VIDEOS = CONTENT.videos.path
/** The hidden videos beside their list. */
export const HIDDEN_VIDEOS = 'videos/hidden-videos'
export const TEXTS = CONTENT['director-texts'].path
export const PHOTO = CONTENT['director-photos'].path
export const CENTRE = CONTENT.settings.path
/** The large picture of PRODUCT. */
export const LARGE = largePicturePath(PRODUCT)
/** The large picture of the product and the picture of the video. */
export const IMAGE = picture(5_000)

/** A valid document of every kind, by path, without the fields that it may lack. The hostile ones change one field of these. */
export const VALID: Record<string, StoredFields> = {
  [PRODUCT]: {
    id: PRODUCT_ID,
    image: picture(),
    name: 'n',
    order: 1,
    createdAt: DATE,
    updatedAt: DATE,
  },
  [LARGE]: { image: IMAGE },
  [MEMBER]: { ...memberFields(), id: 'member1', order: 1, createdAt: DATE, updatedAt: DATE },
  [VIDEOS]: {
    videos: [
      {
        id: '1',
        title: 't',
        url: 'https://youtu.be/abcdefghijk',
        createdAt: DATE.toISOString(),
        order: 1,
        picture: IMAGE.slice(-16),
      },
    ],
    pictures: { '1': IMAGE },
    updatedAt: DATE,
  },
  [TEXTS]: {
    name: 'n',
    titles: ['t'],
    credentials: ['c'],
    highlights: [{ text: 'h', color: 'text-accent' }],
    updatedAt: DATE,
  },
  [PHOTO]: { photoBase64: picture(300, 'jpeg'), updatedAt: DATE },
  [CENTRE]: {
    phones: ['+966512345678 l'],
    whatsapp: '966512345678',
    email: 'a@b.example',
    city: 'c',
    address: 'a',
    mapUrl: 'https://x.example/map',
    parking: 'p',
    hours: ['01234 09:00 21:00'],
    exceptions: ['2024-04-08 2024-04-12 - - n'],
    registration: '1',
    vat: '2',
    licence: '3',
    regulator: 'r',
    photosUrl: 'https://x.example/photos',
    pageUrl: 'https://x.example/page',
    secondPageUrl: '',
    shortVideosUrl: '',
    qrUrl: '',
    agencyName: 'g',
    agencyUrl: 'https://x.example/',
    childrenHelped: 1,
    satisfactionPercent: 98,
    years: null,
    sessionsPerMonth: null,
    specialistsTrained: 0,
    certificates: null,
    aboutChildren: null,
    partners: ['p1 - n'],
    ...Object.fromEntries(ANSWERS.map((name) => [name, 'a'])),
    replyPromise: 'r',
    legalReviewed: '2024-03-01',
    updatedAt: DATE,
  },
}

export const PATHS = Object.keys(VALID)

export function valid(path: string): StoredFields {
  const fields = VALID[path]
  if (!fields) throw new Error(`No valid document for ${path}`)
  return structuredClone(fields)
}

/** As many letters as a text may have: a limit counts letters, of which Arabic ones have two bytes. */
const letters = (count: number) => '\u0646'.repeat(count)
const LINK = 'https://x.example/' + 'x'.repeat(limits.LINK_MAX_CHARS - 18)

/** The pictures of the fullest list of videos. */
const VIDEO_IMAGES = Array.from({ length: limits.VIDEOS_MAX }, (_, n) =>
  picture(limits.VIDEO_IMAGE_CHARS, 'webp', String.fromCharCode(65 + (n % 26) + (n < 26 ? 0 : 32))),
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
  const long = letters(limits.TITLE_MAX)
  const fields = Object.entries(valid(CENTRE)).map(([name, value]): [string, typeof value] => {
    if (name.endsWith('Url')) return [name, LINK]
    if (typeof value === 'number' || value === null) return [name, limits.FIGURE_MAX]
    return [name, CENTRE_TEXTS.includes(name) ? long : value]
  })
  return {
    ...Object.fromEntries(fields),
    satisfactionPercent: 100,
    phones: Array<string>(limits.PHONES_MAX).fill(`+966512345678 ${long}`),
    hours: Array<string>(limits.HOURS_MAX).fill('0123456 00:00 24:00'),
    exceptions: Array<string>(limits.EXCEPTIONS_MAX).fill(
      `2024-04-08 2024-04-12 16:00 22:00 ${long}`,
    ),
    partners: Array.from(
      { length: limits.PARTNERS_SHOWN },
      (_, n) => `p${n} ${picture(limits.LOGO_CHARS)} ${letters(limits.NAME_MAX)}`,
    ),
  }
}

const list = () => Array<string>(limits.LIST_MAX).fill(letters(limits.LIST_ITEM_MAX))

/** A document of every kind with all of its fields at their limits, by path. One step beyond is refused. */
export const FULLEST: Record<string, StoredFields> = {
  [PRODUCT]: {
    ...valid(PRODUCT),
    name: letters(limits.NAME_MAX),
    image: picture(limits.PRODUCT_IMAGE_CHARS),
  },
  [LARGE]: { image: picture(limits.PRODUCT_LARGE_CHARS) },
  [MEMBER]: {
    ...valid(MEMBER),
    name: letters(limits.NAME_MAX),
    title: letters(limits.TITLE_MAX),
    specialization: letters(limits.TITLE_MAX),
    image: picture(limits.TEAM_IMAGE_CHARS),
    credentials: list(),
  },
  [VIDEOS]: {
    ...valid(VIDEOS),
    videos: VIDEO_IMAGES.map((image, n) => ({
      id: String(n).padStart(64, '0'),
      title: letters(limits.TITLE_MAX),
      url: LINK,
      description: letters(limits.DESCRIPTION_MAX),
      duration: 'x'.repeat(20),
      createdAt: DATE.toISOString(),
      order: n,
      picture: image.slice(-16),
    })),
    pictures: Object.fromEntries(
      VIDEO_IMAGES.map((image, n) => [String(n).padStart(64, '0'), image]),
    ),
  },
  [TEXTS]: {
    ...valid(TEXTS),
    name: letters(limits.NAME_MAX),
    titles: list(),
    credentials: list(),
    highlights: Array.from({ length: limits.HIGHLIGHTS_MAX }, () => ({
      text: letters(limits.LIST_ITEM_MAX),
      color: 'text-accent',
    })),
  },
  [PHOTO]: {
    photoBase64: picture(limits.STORED_MAX_CHARS, 'jpeg'),
    portrait: picture(limits.PORTRAIT_CHARS),
    updatedAt: DATE,
  },
  [CENTRE]: fullestCentre(),
}

/** Documents that nobody may write. */
export const NOT_OURS = [
  'admins/someone',
  'videos/other',
  'settings/other',
  'lists/other',
  'director-texts/x',
  'anything/a',
  `${PRODUCT}/pictures/other`,
  'videos/main-videos/pictures/1',
]
