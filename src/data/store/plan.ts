import type { Fields } from '../content/parse'
import type { Pictures } from './put-document'
import type { Plan, PlannedState } from './restore'
import { isSameContent } from './same-content'
import type { State } from './states'
import { arranged } from './arranged'
import { changesBetween, LIST_NAMES, nameOf, type Documents, type ItemChange, type ListName } from './stored-names'

/** The ids of a list in their sequence. */
export type Sequences = Readonly<Partial<Record<ListName, readonly string[]>>>

type Target = {
  states: readonly State[]
  /** The sequences to which lists return; a list that is not named stays as it is. */
  sequences: Sequences
  /** Pictures that the states name, by the path of their document. */
  pictures?: ReadonlyMap<string, Pictures>
  /** Paths of documents whose pictures are not all stored. */
  incomplete?: ReadonlySet<string>
}

/** The plan that makes `stored` equal to the target: what is stored as it should be is left out. */
export function planOf(stored: Documents, present: Sequences, target: Target): Plan {
  const after = new Map(stored)
  for (const { path, fields } of target.states) {
    if (fields) after.set(path, fields)
    else after.delete(path)
  }
  const states = target.states
    .filter(({ path, fields }) => target.incomplete?.has(path) || !isSameContent(stored.get(path) ?? null, fields))
    .map(({ path, fields }): PlannedState => ({
      path,
      fields,
      name: nameOf(path, fields ? after : stored),
      pictures: target.pictures?.get(path),
    }))
  const changes = changesBetween(stored, after)
  for (const path of target.incomplete ?? [])
    if (isSameContent(stored.get(path), after.get(path))) changes.push({ ...nameOf(path, after), change: 'changed' })
  const sequences = LIST_NAMES.flatMap((collection) => {
    const ids = target.sequences[collection]
    const listed = present[collection] ?? []
    if (!ids) return []
    const left = listed.filter((id) => after.has(`${collection}/${id}`))
    const isMoved = !isSameList(arranged(left, ids), left)
    if (isMoved) changes.push({ kind: collection, name: '', change: 'ordered' })
    // What is added, hidden or removed changes the places of the others, which may not be 1..n before either.
    const isTouched = states.some(
      ({ path, fields }) => path.startsWith(`${collection}/`) && !(isListed(fields) && isListed(stored.get(path))),
    )
    const isNumbered = left.every(
      (id, index) => (stored.get(`${collection}/${id}`)?.['order'] ?? index + 1) === index + 1,
    )
    return isMoved || isTouched || !isNumbered ? [{ collection, ids: [...ids] }] : []
  })
  return {
    changes: changes.sort(byChange),
    states: [...states.filter(({ fields }) => fields), ...states.filter(({ fields }) => !fields)],
    sequences,
  }
}

const isListed = (fields: Fields | null | undefined): boolean => Boolean(fields) && fields?.['hidden'] === undefined

const CHANGES = ['added', 'changed', 'removed', 'ordered']
const byChange = (a: ItemChange, b: ItemChange) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change)
const isSameList = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')
