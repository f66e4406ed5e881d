import { valid } from '../../documents'
import { storedMember } from '../../fixtures/members'
import { storedCentre } from '../../../src/data/store/edit-centre'
import type { Fields } from '../../../src/data/content/parse'
import { fullCentre } from '../../centre'

const date = new Date('2024-03-01T10:00:00Z')
const version = 'version-1'
export const image = (name: string): string => `data:image/png;base64,${name}`

export const PRODUCT = 'products/1700000000001'
export const MEMBER = 'team/member1'
export const VIDEOS = 'videos/main-videos'
export const TEXTS = 'director-texts/main-director'
export const PHOTO = 'director-photos/main-director-photo'
export const CENTRE = 'settings/centre'

/** A stored document of every collection, by path. */
export const STORED: Readonly<Record<string, Fields>> = {
  [PRODUCT]: {
    id: '1700000000001',
    image: image('AAAA'),
    name: 'مكعبات',
    order: 1,
    createdAt: date,
    updatedAt: date,
  },
  [MEMBER]: { ...storedMember('member1', { name: 'نورة', createdAt: date, updatedAt: date }), version },
  [VIDEOS]: {
    videos: [{ id: '1', title: 'v1', url: 'https://youtu.be/abcdefghijk', createdAt: date.toISOString(), order: 1 }],
    updatedAt: date,
    version,
  },
  [TEXTS]: valid(TEXTS),
  [PHOTO]: { photoBase64: image('AAAA'), updatedAt: date },
  [CENTRE]: { ...storedCentre(fullCentre), updatedAt: date, version },
}
