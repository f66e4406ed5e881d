import { defaultDirector } from '../../copy/director'
import {
  isDirectorPlaceholder,
  parseDirector,
  saveDirector,
  type Director,
  type DirectorFields,
} from '../../data/content/director-texts'
import { isSame } from '../../lib/same'
import { COLORS, DIRECTOR_ID, HIGHLIGHTS_MAX, LIST_MAX, type Color } from '../../limits'
import { mergeFields, type EditedForm } from '../editing/editor'

/**
 * A row of a list. The id stays the same when the row moves. `typed` is what its open field contains, null while it is
 * closed; a save and a draft take it instead of `text`, unless it is blank.
 */
export type Row = { id: string; text: string; typed: string | null; color: Color }
export type ListName = 'titles' | 'credentials' | 'highlights'
export type Pending = { text: string; color: Color }
export type DirectorForm = Record<ListName, Row[]> & { name: string; pending: Record<ListName, Pending> }

export const LISTS: readonly { name: ListName; max: number }[] = [
  { name: 'titles', max: LIST_MAX },
  { name: 'credentials', max: LIST_MAX },
  { name: 'highlights', max: HIGHLIGHTS_MAX },
]

const NOTHING: Pending = { text: '', color: COLORS[0] }

let lastId = 0
const newRow = (text: string, color: Color = COLORS[0]): Row => ({
  id: `row-${(lastId += 1)}`,
  text,
  typed: null,
  color,
})

export const toForm = ({ name, titles, credentials, highlights }: DirectorFields): DirectorForm => ({
  name,
  titles: titles.map((text) => newRow(text)),
  credentials: credentials.map((text) => newRow(text)),
  highlights: highlights.map(({ text, color }) => newRow(text, color)),
  pending: { titles: NOTHING, credentials: NOTHING, highlights: NOTHING },
})

export function addPending(form: DirectorForm, list: ListName): DirectorForm {
  const { text, color } = form.pending[list]
  if (text.trim() === '') return form
  return {
    ...form,
    [list]: [...form[list], newRow(text.trim(), color)],
    pending: { ...form.pending, [list]: { text: '', color } },
  }
}

/** Adds the lines that were typed but not added, and confirms those that are being edited. */
export const confirmAll = (form: DirectorForm): DirectorForm =>
  LISTS.reduce((all, { name }) => addPending({ ...all, [name]: all[name].map(confirmed) }, name), form)

const confirmed = (row: Row): Row => ({ ...row, text: row.typed?.trim() || row.text, typed: null })

const filled = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, text: row.text.trim() })).filter((row) => row.text !== '')

export function toFields(form: DirectorForm): DirectorFields {
  const { name, titles, credentials, highlights } = confirmAll(form)
  return {
    name: name.trim(),
    titles: filled(titles).map((row) => row.text),
    credentials: filled(credentials)
      .map((row) => row.text)
      .filter((text) => !isDirectorPlaceholder(text)),
    highlights: filled(highlights).map(({ text, color }) => ({ text, color })),
  }
}

/** Parses a draft or a stored profile; null when it is invalid. */
export function readFields(value: unknown): DirectorFields | null {
  if (!value || typeof value !== 'object') return null
  const director = parseDirector({ ...value }, DIRECTOR_ID)
  if (!director) return null
  const { name, titles, credentials, highlights } = director
  return { name, titles, credentials, highlights }
}

/** The number of added, removed and edited rows; a new sequence counts as one change. */
export function countChanges(before: DirectorFields, after: DirectorFields): number {
  const lists: [unknown[], unknown[]][] = [
    [before.titles, after.titles],
    [before.credentials, after.credentials],
    [before.highlights, after.highlights],
  ]
  return lists.reduce((sum, [from, to]) => sum + countInList(from, to), before.name === after.name ? 0 : 1)
}

function countInList(before: unknown[], after: unknown[]): number {
  const rest = [...before]
  const added = after.filter((item) => {
    const at = rest.findIndex((old) => isSame(old, item))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  }).length
  const changed = Math.max(added, rest.length)
  return changed === 0 && !isSame(before, after) ? 1 : changed
}

const EMPTY: DirectorFields = { name: '', titles: [], credentials: [], highlights: [] }

// Normalises stored spaces, which would otherwise count as a change.
const storedFields = (value: unknown): DirectorFields => toFields(toForm(readFields(value) ?? EMPTY))

export const directorForm: EditedForm<DirectorForm, DirectorFields, Director> = {
  draftKey: 'director-text',
  // Visitors see these texts while nothing is stored.
  blank: storedFields(defaultDirector),
  valueOf: storedFields,
  toForm,
  toValue: toFields,
  merge: mergeFields,
  countChanges: (base, form) => countChanges(base, toFields(form)),
  save: saveDirector,
  toDraft: toFields,
  fromDraft: (draft) => {
    const fields = readFields(draft)
    return fields && toForm(fields)
  },
}
