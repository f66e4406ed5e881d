import { isSame } from '../../lib/same'
import { VIDEOS_ID } from '../../limits'
import type { Fields } from '../content/parse'
import { isSameContent } from './same-content'

const VIDEOS_PATH = `videos/${VIDEOS_ID}`

const KINDS = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings', 'support'] as const

export type StoredKind = (typeof KINDS)[number] | 'unknown'

/** The collections whose documents have a place. */
export const LIST_NAMES = ['products', 'team'] as const
export type ListName = (typeof LIST_NAMES)[number]

/** A document, or one video of the list, as people know it. `name` is empty where there is only one document. */
export type StoredName = { kind: StoredKind; name: string }

/** Documents by path. The fields of a damaged document may be anything. */
export type Documents<T = Fields> = ReadonlyMap<string, T>

/** Whether this is the path of a document that the dashboard stores, not of a picture under one. */
export const isContentPath = (path: unknown): path is string =>
  typeof path === 'string' && new RegExp(`^(${KINDS.join('|')})/[^/]+$`).test(path)

const fieldOf = (fields: unknown, name: string): unknown =>
  fields !== null && typeof fields === 'object' ? (fields as Fields)[name] : undefined

const textOf = (fields: unknown, name: string): string => {
  const value = fieldOf(fields, name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The videos of a stored list by id, or by position where they have none. */
function videosIn(documents: Documents<unknown>): Map<string, Item> {
  const list = fieldOf(documents.get(VIDEOS_PATH), 'videos')
  const videos: unknown[] = Array.isArray(list) ? list : []
  return new Map(
    videos.map((video, index) => {
      const id = textOf(video, 'id') || String(index + 1)
      return [`videos/${id}`, { kind: 'videos', name: textOf(video, 'title') || id, content: video as Fields }]
    }),
  )
}

/** The name of a document; its id where it has no name. A picture has the name of its document. */
export function nameOf(path: string, documents: Documents<unknown>): StoredName {
  const [collection = '', id = ''] = path.split('/')
  const kind = KINDS.find((one) => one === collection)
  if (!kind || !id) return { kind: 'unknown', name: path }
  if (kind !== 'products' && kind !== 'team') return { kind, name: '' }
  return { kind, name: textOf(documents.get(`${kind}/${id}`), 'name') || id }
}

/** The path of the document that a picture is stored under, or of the document itself. */
export const ownerOf = (path: string): string => path.split('/').slice(0, 2).join('/')

type Item = StoredName & { content: Fields }

/** What people see as one thing: one video, or any other document. Both name their pictures. */
function itemsIn(documents: Documents): Map<string, Item> {
  const items = videosIn(documents)
  for (const [path, fields] of documents)
    if (path !== VIDEOS_PATH) items.set(path, { ...nameOf(path, documents), content: fields })
  return items
}

/** What happens to one thing. `ordered`: the places in a list change; then `name` is empty. */
export type ItemChange = StoredName & { change: 'added' | 'changed' | 'removed' | 'ordered' }

/** What differs between two contents, by name. */
export function changesBetween(before: Documents, after: Documents): ItemChange[] {
  const [old, now] = [itemsIn(before), itemsIn(after)]
  const changes: ItemChange[] = []
  for (const [key, { content, ...name }] of now) {
    const known = old.get(key)
    if (!known) changes.push({ ...name, change: 'added' })
    else if (!isSameContent(known.content, content)) changes.push({ ...name, change: 'changed' })
  }
  for (const [key, { content: _, ...name }] of old) if (!now.has(key)) changes.push({ ...name, change: 'removed' })
  const ids = (items: Map<string, Item>, other: Map<string, Item>) =>
    [...items].flatMap(([key, { kind, content }]) =>
      kind === 'videos' && other.has(key) ? [[Number(content['order'] ?? 0), key] as const] : [],
    )
  if (!isSame(ids(old, now), ids(now, old))) changes.push({ kind: 'videos', name: '', change: 'ordered' })
  return changes
}
