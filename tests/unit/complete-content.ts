import type { Baked } from '../../src/data/pages/baked'
import { defaultCentre } from '../../src/data/content/centre'
import { storedMember } from '../fixtures/members'

const DAY = new Date('2025-01-01T00:00:00Z')

/** The content of a centre with which nothing is left before going live. */
export const completeContent = (): Baked => ({
  products: ['1700000000001', '1700000000002', '1700000000003'].map((id, index) => ({
    id,
    image: `data:image/webp;base64,${id}`,
    name: `p${index + 1}`,
    order: index + 1,
    createdAt: DAY,
    updatedAt: DAY,
  })),
  videos: [{ id: 'v1', title: 'v', url: 'https://youtu.be/aqz-KE-bpKQ', createdAt: DAY.toISOString(), order: 1 }],
  team: [{ ...storedMember('m1'), order: undefined }],
  director: { name: 'd', titles: [], credentials: [], highlights: [], updatedAt: DAY },
  directorPhoto: 'data:image/webp;base64,photo',
  person: null,
  centre: {
    ...defaultCentre,
    phones: [{ label: '', number: '+966512345678' }],
    whatsapp: '966512345678',
    hours: [{ days: [0], opens: '09:00', closes: '17:00' }],
    licence: '1234',
    legalReviewed: '2025-01-01',
    updatedAt: DAY,
  },
})
