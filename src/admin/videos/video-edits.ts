import { mergeVideos } from '../../data/merge-videos'
import { parseVideos, saveVideos, type Video, type VideoList } from '../../data/videos'
import { byLatest, move } from '../../lib/order'
import { isSame } from '../../lib/same'
import { parseVideoLink, type VideoLink } from '../../lib/video-link'
import { VIDEOS_ID } from '../../limits'
import type { EditedForm } from '../editing/editor'
import { objectOf } from '../editing/editor-drafts'

/** What the form of one video holds. */
export type VideoFields = { title: string; url: string; description: string }
/** The forms that are open: the one for a new video, and rows in edit mode by id. Neither touches the list. */
export type OpenForms = { add: VideoFields | null; rows: Readonly<Record<string, VideoFields>> }
/** The tab's content: the list with its local changes, and the open forms. */
export type VideosForm = { list: readonly Video[]; forms: OpenForms }

export const NO_FORMS: OpenForms = { add: null, rows: {} }
export const NO_FIELDS: VideoFields = { title: '', url: '', description: '' }

/** How many open forms hold something that is not in the list. */
export function countTyped(forms: OpenForms, list: readonly Video[]): number {
  const rows = list.filter((video) => {
    const draft = forms.rows[video.id]
    return draft !== undefined && !isSame(draft, fieldsOf(video))
  })
  return rows.length + (forms.add && !isSame(forms.add, NO_FIELDS) ? 1 : 0)
}

export const fieldsOf = ({ title, url, description }: Video): VideoFields => ({
  title,
  url,
  description: description ?? '',
})

/** A video with what its form says; nothing else of it changes. */
export function withFields({ description: _, ...video }: Video, fields: VideoFields): Video {
  const description = fields.description.trim()
  return { ...video, title: fields.title.trim(), url: storedUrl(fields.url), ...(description ? { description } : {}) }
}

/** As typed where it can be stored so; otherwise the same address as https. */
export function storedUrl(text: string): string {
  const typed = text.trim()
  if (typed.startsWith('https://')) return typed
  const link = parseVideoLink(typed)
  return addressOf(link) ?? typed
}

/** Where a link leads, safe to stand in `href`; null for a refused one. */
export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

/** The other video of the list that shows the same film. */
export function duplicateOf(text: string, list: readonly Video[], ownId: string | null): Video | null {
  const key = filmOf(parseVideoLink(text))
  if (key === null) return null
  return list.find((video) => video.id !== ownId && filmOf(parseVideoLink(video.url)) === key) ?? null
}

function filmOf(link: VideoLink): string | null {
  if (link.kind === 'youtube' || link.kind === 'drive') return `${link.kind}:${link.id}`
  return link.kind === 'refused' ? null : link.url
}

/** Moves one video to a 0-based position. The list is latest first, so the first has the highest order. */
export function moved(list: readonly Video[], from: number, to: number): Video[] {
  const next = move(list, from, to)
  const orders = list.map((video) => video.order)
  const isUsable = orders.every(
    (order, index) => order !== undefined && (index === 0 || Number(orders[index - 1]) > order),
  )
  // The same orders in the new sequence: then only what lies between has changed.
  return next.map((video, index) => ({ ...video, order: isUsable ? Number(orders[index]) : list.length - index }))
}

/** How many things differ from the stored list; a new sequence counts as one, however many videos it moves. */
export function countChanges(base: readonly Video[], list: readonly Video[]): number {
  const before = new Map(base.map((video) => [video.id, video]))
  const now = new Map(list.map((video) => [video.id, video]))
  const added = list.filter(({ id }) => !before.has(id)).length
  const removed = base.filter(({ id }) => !now.has(id)).length
  const edited = list.filter((video) => before.has(video.id) && isEdited(before.get(video.id), video)).length
  const sequence = (videos: readonly Video[], other: Map<string, Video>) =>
    videos.filter(({ id }) => other.has(id)).map(({ id }) => id)
  const isMoved = !isSame(sequence(base, now), sequence(list, before))
  const changes = added + removed + edited + (isMoved ? 1 : 0)
  // A repair that nobody sees, for example of a missing order, still has to be saved.
  return changes === 0 && !isSame(base, list) ? 1 : changes
}

export const isEdited = (was: Video | undefined, video: Video): boolean =>
  was !== undefined && !isSame(fieldsOf(was), fieldsOf(video))

/** Reads a draft form; null when it is anything else. */
function readForm(draft: unknown): VideosForm | null {
  const form = objectOf(draft)
  const read = form && parseVideos({ videos: form['list'] }, VIDEOS_ID)
  if (!read) return null
  const forms = objectOf(form['forms'])
  const rows = Object.entries(objectOf(forms?.['rows']) ?? {}).flatMap(([id, row]) => {
    const fields = parseFields(row)
    return fields ? [[id, fields] as const] : []
  })
  return { list: read.videos, forms: { add: parseFields(forms?.['add']), rows: Object.fromEntries(rows) } }
}

function parseFields(stored: unknown): VideoFields | null {
  const fields = objectOf(stored)
  const text = (name: string) => (typeof fields?.[name] === 'string' ? fields[name] : '')
  return fields ? { title: text('title'), url: text('url'), description: text('description') } : null
}

export const videosForm: EditedForm<VideosForm, readonly Video[], VideoList> = {
  draftKey: 'videos',
  blank: [],
  valueOf: ({ videos }) => byLatest(videos),
  toForm: (list, form) => ({ list, forms: form?.forms ?? NO_FORMS }),
  toValue: ({ list }) => list,
  merge: (base, mine, theirs) => byLatest(mergeVideos(base, mine, theirs)),
  countChanges: (base, { list, forms }) => countChanges(base, list) + countTyped(forms, list),
  // A row that is being typed in must not lose its video; the form for a new video fits any list.
  isTouched: (base, { list, forms }) => !isSame(base, list) || countTyped({ ...forms, add: null }, list) > 0,
  save: saveVideos,
  toDraft: (form) => form,
  fromDraft: readForm,
}
