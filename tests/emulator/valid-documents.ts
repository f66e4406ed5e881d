import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { DATE as date, picture } from './backend'

const version = 'version-1'
export const PRODUCT_ID = '1700000000001'

/** A valid document of every kind, by path. The hostile ones change one field of these. */
export const VALID: Record<string, StoredFields> = {
  [`products/${PRODUCT_ID}`]: {
    id: PRODUCT_ID,
    image: picture(),
    name: 'n',
    order: 1,
    createdAt: date,
    updatedAt: date,
  },
  [`products/${PRODUCT_ID}/pictures/full`]: { image: picture(5_000), updatedAt: date },
  'team/member1': {
    id: 'member1',
    name: 'n',
    title: 't',
    specialization: 's',
    image: '',
    credentials: ['c'],
    icon: 'Users',
    color: 'text-primary',
    createdAt: date,
    updatedAt: date,
    version,
  },
  'videos/main-videos': {
    videos: [{ id: '1', title: 't', url: 'https://youtu.be/abcdefghijk', createdAt: date.toISOString(), order: 1 }],
    updatedAt: date,
    version,
  },
  'videos/main-videos/pictures/1': { image: picture(5_000), updatedAt: date },
  'director-texts/main-director': {
    name: 'n',
    titles: ['t'],
    credentials: ['c'],
    highlights: [{ text: 'h', color: 'text-accent' }],
    updatedAt: date,
    version,
  },
  'director-photos/main-director-photo': { photoBase64: picture(300, 'jpeg'), updatedAt: date },
  'settings/centre': {
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
    supportPhone: '+966512345678',
    agencyUrl: 'https://x.example/',
    childrenHelped: 1,
    satisfactionPercent: 98,
    years: null,
    sessionsPerMonth: null,
    specialistsTrained: 0,
    certificates: null,
    aboutChildren: null,
    partners: ['p1 - n'],
    replyPromise: 'r',
    legalReviewed: '2024-03-01',
    updatedAt: date,
    version,
  },
}

export const PATHS = Object.keys(VALID)

export function valid(path: string): StoredFields {
  const fields = VALID[path]
  if (!fields) throw new Error(`No valid document for ${path}`)
  return structuredClone(fields)
}
