import { makeImage } from '../../../scripts/documents/valid'
import { bundledDirector } from '../../../src/bundled/director'
import type { Baked } from '../../../src/data/pages/baked'
import { fullCentre } from '../../fixtures/centre'
import { storedMember } from '../../fixtures/members'
import { videoAt } from '../../fixtures/videos'

const DAY = new Date('2024-05-06T09:00:00Z')

/** Content of every kind, each image with bytes of its own. */
export const content: Baked = {
  products: [
    {
      id: '1700000000001',
      name: 'منتج',
      image: makeImage(200, 'webp', 'B'),
      order: 1,
      createdAt: DAY,
      updatedAt: DAY,
    },
  ],
  team: [storedMember('m1', { image: makeImage(200, 'webp', 'C'), order: 1 })],
  videos: [
    {
      ...videoAt(1, 1),
      description: 'وصف',
      duration: '04:30',
      image: makeImage(200, 'webp', 'D'),
    },
  ],
  directorTexts: { ...bundledDirector, updatedAt: DAY },
  directorPhoto: { image: makeImage(200, 'jpeg', 'E'), updatedAt: DAY },
  directorSummary: {
    name: 'المديرة',
    title: 'أخصائية',
    image: makeImage(200, 'png', 'F'),
    updatedAt: DAY,
  },
  centre: {
    ...fullCentre,
    partners: [{ id: 'p1', name: 'شركة', logo: makeImage(200, 'webp', 'G') }],
    updatedAt: DAY,
  },
}

/** The names of the values that are images. */
const IMAGES = ['image', 'logo']
type Change = (value: string, name: string) => string

function changed(value: unknown, name: string, change: Change): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((each) => changed(each, name, change))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, changed(each, key, change)]),
  )
}

/** The content with this as the value of every field but the images, also of ids and links. */
export const withWords = (words: string): Baked =>
  changed(content, '', (value, name) => (IMAGES.includes(name) ? value : words)) as Baked

/** The names of the values that are neither words nor images. */
const NOT_WORDS =
  /Url$|^(?:id|url|email|number|whatsapp|opens|closes|from|to|registration|vat|licence|legalReviewed|createdAt|color|icon|duration)$/

/** The content with this as the value of every field whose words the administrator types. */
export const withTyped = (words: string): Baked =>
  changed(content, '', (value, name) =>
    IMAGES.includes(name) || NOT_WORDS.test(name) ? value : words,
  ) as Baked

/** The content with this as the value of every image. */
export const withEveryImage = (url: string): Baked =>
  changed(content, '', (value, name) => (IMAGES.includes(name) ? url : value)) as Baked
