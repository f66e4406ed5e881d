import { defaultDirector } from '../src/copy/director'
import { parseProduct } from '../src/data/content/products'
import { parseTeamMember } from '../src/data/content/team'
import { parseVideos } from '../src/data/content/videos'
import { FULLEST, MEMBER, PRODUCT, PRODUCT_ID, VIDEOS } from './documents'

/** Fields that nobody reads or types as a text. */
const UNREAD = ['id', 'image', 'logo', 'picture', 'icon', 'color', 'order', 'hidden', 'createdAt', 'updatedAt']

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
  return Object.entries(value).flatMap(([name, one]) => marksIn(one, Array.isArray(value) ? key : name))
}

/** Throws where the fullest document is not read. */
function found<T extends object>(value: T | null | undefined): T {
  if (!value) throw new Error('The fullest document is not read')
  return marked(value)
}

/** The fullest product, member and video, and the director, marked. */
export const product = found(parseProduct(FULLEST[PRODUCT] ?? {}, PRODUCT_ID))
export const member = found(parseTeamMember(FULLEST[MEMBER] ?? {}, 'member1'))
export const video = { ...found(parseVideos(FULLEST[VIDEOS] ?? {}, 'main-videos')?.videos[0]), hidden: undefined }
export const director = marked(defaultDirector)
