import { mergeVideos } from '../../data/store/merge-videos'
import { parseVideos, type Video, type VideoList } from '../../data/content/videos'
import { saveVideos } from '../../data/store/edit-videos'
import { byLatest, isShown, move } from '../../lib/order'
import { isSame } from '../../lib/same'
import { parseDuration } from '../../lib/duration'
import { toStoredLink } from '../../lib/safe-url'
import { parseVideoLink, type VideoLink } from '../../lib/video-link'
import { VIDEOS_ID } from '../../limits'
import type { EditedForm } from '../editing/editor'
import { objectOf } from '../editing/editor-drafts'

/** `picture` is the name of the stored picture, or empty; `image` is one that is not saved yet, or empty. */
export type VideoFields = {
  title: string
  url: string
  description: string
  duration: string
  picture: string
  image: string
}
/** The open forms: a new video, and rows by id. They do not change the list. */
export type OpenForms = { add: VideoFields | null; rows: Readonly<Record<string, VideoFields>> }
export type VideosForm = { list: readonly Video[]; forms: OpenForms }

export const NO_FORMS: OpenForms = { add: null, rows: {} }
export const NO_FIELDS: VideoFields = { title: '', url: '', description: '', duration: '', picture: '', image: '' }

/** The number of open forms with changes. */
export function countTyped(forms: OpenForms, list: readonly Video[]): number {
  const rows = list.filter((video) => {
    const draft = forms.rows[video.id]
    return draft !== undefined && !isSame(draft, fieldsOf(video))
  })
  return rows.length + (forms.add && !isSame(forms.add, NO_FIELDS) ? 1 : 0)
}

export const fieldsOf = ({
  title,
  url,
  description = '',
  duration = '',
  picture = '',
  image = '',
}: Video): VideoFields => ({ title, url, description, duration, picture, image })

export const withFields = ({ id, createdAt, order, hidden }: Video, fields: VideoFields): Video => ({
  id,
  createdAt,
  ...(order !== undefined && { order }),
  ...(hidden && { hidden }),
  ...storedFields(fields),
})

/** The fields as they are saved: trimmed, and without those that are blank. */
export function storedFields({ title, url, description, duration, picture, image }: VideoFields) {
  const text = description.trim()
  const length = parseDuration(duration)
  return {
    title: title.trim(),
    url: storedUrl(url),
    ...(text && { description: text }),
    ...(length && { duration: length }),
    ...(picture && { picture }),
    ...(image && { image }),
  }
}

const withoutImage = <T extends { image?: string }>({ image: _, ...rest }: T) => rest

/** The link as typed if it can be stored, otherwise as https. */
export function storedUrl(text: string): string {
  const typed = text.trim()
  if (typed.startsWith('https://')) return typed
  const stored = toStoredLink(typed)
  const link = parseVideoLink(typed)
  return (link.kind === 'direct' && typeof stored !== 'string' ? stored.href : addressOf(link)) ?? typed
}

export function addressOf(link: VideoLink): string | null {
  if (link.kind === 'youtube') return link.watchUrl
  if (link.kind === 'drive') return link.openUrl
  return link.kind === 'refused' ? null : link.url
}

export function duplicateOf(text: string, list: readonly Video[], ownId: string | null): Video | null {
  const key = filmOf(parseVideoLink(text))
  if (key === null) return null
  return list.find((video) => video.id !== ownId && filmOf(parseVideoLink(video.url)) === key) ?? null
}

function filmOf(link: VideoLink): string | null {
  if (link.kind === 'youtube' || link.kind === 'drive') return `${link.kind}:${link.id}`
  return link.kind === 'refused' ? null : link.url
}

/** Moves a video to a 0-based index. The first video has the highest order. */
export function moved(list: readonly Video[], from: number, to: number): Video[] {
  const next = move(list, from, to)
  const orders = list.map((video) => video.order)
  const isUsable = orders.every(
    (order, index) => order !== undefined && (index === 0 || Number(orders[index - 1]) > order),
  )
  // Reuse the existing orders, so that only the videos in between change.
  return next.map((video, index) => ({ ...video, order: isUsable ? Number(orders[index]) : list.length - index }))
}

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
  // A repair, such as of a missing order, has to be saved too.
  return changes === 0 && !isSame(base, list) ? 1 : changes
}

export const isEdited = (was: Video | undefined, video: Video): boolean =>
  was !== undefined && (isShown(was) !== isShown(video) || !isSame(fieldsOf(was), fieldsOf(video)))

/** The list with one video taken off the pages or put back. */
export const withHidden = (list: readonly Video[], id: string, isHidden: boolean): Video[] =>
  list.map((video) => {
    if (video.id !== id) return video
    const { hidden: _, ...shown } = video
    return isHidden ? { ...shown, hidden: true } : shown
  })

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
  if (!fields) return null
  return {
    title: text('title'),
    url: text('url'),
    description: text('description'),
    duration: text('duration'),
    picture: text('picture'),
    image: '',
  }
}

export const videosForm: EditedForm<VideosForm, readonly Video[], VideoList> = {
  draftKey: 'videos',
  blank: [],
  valueOf: ({ videos }) => byLatest(videos),
  toForm: (list, form) => ({ list, forms: form?.forms ?? NO_FORMS }),
  toValue: ({ list }) => list,
  merge: (base, mine, theirs) => byLatest(mergeVideos(base, mine, theirs)),
  countChanges: (base, { list, forms }) => countChanges(base, list) + countTyped(forms, list),
  // A newer list must not replace a row that is being edited.
  isTouched: (base, { list, forms }) => !isSame(base, list) || countTyped({ ...forms, add: null }, list) > 0,
  save: saveVideos,
  toDraft: ({ list, forms: { add, rows } }) => ({
    list: list.map(withoutImage),
    forms: {
      add: add && withoutImage(add),
      rows: Object.fromEntries(Object.entries(rows).map(([id, fields]) => [id, withoutImage(fields)])),
    },
  }),
  fromDraft: readForm,
}
