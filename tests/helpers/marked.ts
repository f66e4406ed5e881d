import { bundledDirector } from '../../src/bundled/director'
import { parseProduct, type Product } from '../../src/data/content/products'
import { parseTeamMember, type TeamMember } from '../../src/data/content/team'
import { parseVideos, type Video } from '../../src/data/content/videos'
import { FULLEST, MEMBER, PRODUCT, PRODUCT_ID, VIDEOS } from './documents'

/** Fields that nobody reads or types as a text. */
const UNREAD = [
  'id',
  'image',
  'logo',
  'pictureTag',
  'icon',
  'color',
  'order',
  'hidden',
  'createdAt',
  'updatedAt',
]

/** The same fields with their own names as texts, and one entry in each list. */
export const marked = <T extends object>(fields: T): T => mark(fields, '') as T

function mark(value: unknown, key: string): unknown {
  if (UNREAD.includes(key)) return value
  if (typeof value === 'string') return `نص ${key}`
  if (Array.isArray(value)) return value.slice(0, 1).map((one: unknown) => mark(one, key))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mark(one, name)]))
}

/** The texts and numbers of marked fields. */
export function marksIn(value: unknown, key = ''): string[] {
  if (UNREAD.includes(key)) return []
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, one]) =>
    marksIn(one, Array.isArray(value) ? key : name),
  )
}

/** The fullest product, member and video, and the director, marked. */
export const product = marked(parseProduct(FULLEST[PRODUCT] ?? {}, PRODUCT_ID) as Product)
export const member = marked(parseTeamMember(FULLEST[MEMBER] ?? {}, 'member1') as TeamMember)
export const video = {
  ...marked(parseVideos(FULLEST[VIDEOS] ?? {}, 'main-videos')?.videos[0] as Video),
  hidden: undefined,
}
export const director = marked(bundledDirector)
