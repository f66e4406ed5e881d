import { isSame } from '../lib/same'
import { VIDEOS_ID } from '../limits'
import type { Fields } from './parse'

const KINDS = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings'] as const

type ContentKind = (typeof KINDS)[number]
export type StoredKind = ContentKind | 'product-pictures' | 'video-pictures' | 'unknown'

/** A document, or one video of the list, as people know it. `name` is empty where there is only one document. */
export type StoredName = { kind: StoredKind; name: string }

/** Documents by path. The fields of a damaged document may be anything. */
export type Documents<T = Fields> = ReadonlyMap<string, T>

const fieldOf = (fields: unknown, name: string): unknown =>
  fields !== null && typeof fields === 'object' ? (fields as Fields)[name] : undefined

const textOf = (fields: unknown, name: string): string => {
  const value = fieldOf(fields, name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The videos of a stored list by id, or by position where they have none. */
function videosIn(documents: Documents<unknown>): Map<string, Item> {
  const list = fieldOf(documents.get(`videos/${VIDEOS_ID}`), 'videos')
  const videos: unknown[] = Array.isArray(list) ? list : []
  return new Map(
    videos.map((video, index) => {
      const id = textOf(video, 'id') || String(index + 1)
      return [`videos/${id}`, { kind: 'videos', name: textOf(video, 'title') || id, content: [video] }]
    }),
  )
}

/** The name of a document; its id where it has no name. A picture has the name of its product or video. */
export function nameOf(path: string, documents: Documents<unknown>): StoredName {
  const [collection = '', id = '', inner, picture = ''] = path.split('/')
  const kind = KINDS.find((one) => one === collection)
  if (!kind || !id) return { kind: 'unknown', name: path }
  if (kind === 'videos')
    return inner
      ? { kind: 'video-pictures', name: videosIn(documents).get(`videos/${picture}`)?.name ?? picture }
      : { kind, name: '' }
  if (kind !== 'products' && kind !== 'team') return { kind, name: '' }
  const name = textOf(documents.get(`${kind}/${id}`), 'name') || id
  return { kind: inner ? 'product-pictures' : kind, name }
}

/** The path of the document that a picture is stored under, or of the document itself. */
export const ownerOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The fields that people entered. */
export const contentOf = ({ updatedAt, createdAt, version, ...content }: Fields): Fields => content

type Item = { kind: ContentKind; name: string; content: unknown[] }

/** What people see as one thing: a product with its large picture, a video with its picture, any other document. */
function itemsIn(documents: Documents): Map<string, Item> {
  const items = videosIn(documents)
  const pictures: [key: string, fields: Fields][] = []
  for (const [path, fields] of documents) {
    const [collection = '', id = '', inner, picture = ''] = path.split('/')
    const kind = KINDS.find((one) => one === collection)
    if (inner) pictures.push([collection === 'videos' ? `videos/${picture}` : `${collection}/${id}`, fields])
    else if (kind && kind !== 'videos')
      items.set(path, { kind, name: nameOf(path, documents).name, content: [contentOf(fields)] })
  }
  for (const [key, fields] of pictures) items.get(key)?.content.push(contentOf(fields))
  return items
}

export type Change = { kind: ContentKind; name: string; change: 'added' | 'changed' | 'removed' }

/** What differs between two contents, by name. */
export function changesBetween(before: Documents, after: Documents): Change[] {
  const [old, now] = [itemsIn(before), itemsIn(after)]
  const changes: Change[] = []
  for (const [key, { kind, name, content }] of now) {
    const known = old.get(key)
    if (!known) changes.push({ kind, name, change: 'added' })
    else if (!isSame(known.content, content)) changes.push({ kind, name, change: 'changed' })
  }
  for (const [key, { kind, name }] of old) if (!now.has(key)) changes.push({ kind, name, change: 'removed' })
  const list = (documents: Documents) => fieldOf(documents.get(`videos/${VIDEOS_ID}`), 'videos')
  if (!changes.some(({ kind }) => kind === 'videos') && !isSame(list(before), list(after)))
    changes.push({ kind: 'videos', name: '', change: 'changed' })
  return changes
}
