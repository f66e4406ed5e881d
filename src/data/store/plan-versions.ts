import { isShown } from '../../lib/order'
import { logged } from '../client/errors'
import { writing } from '../client/firebase'
import { readDate, type Fields } from '../content/parse'
import { readSequence, type OrderedDocument } from './ordering'
import { planOf, type Sequences } from './plan'
import type { Plan } from './restore'
import { readState, type State } from './states'
import { readPaths, SINGLE_PATHS } from './stored-content'
import { LIST_NAMES, nameOf, type ListName } from './stored-names'
import { getStored, getVersions, readVersion, type Version } from './versions'

const orderOf = (fields: Fields | null): number | undefined =>
  typeof fields?.['order'] === 'number' ? fields['order'] : undefined
const listOf = (path: string): ListName | undefined => LIST_NAMES.find((name) => path.startsWith(`${name}/`))
const idOf = (path: string): string => path.split('/')[1] ?? ''

/** Plans to restore one version: its document as it was, with its pictures and its place. */
export const planVersion = (id: string): Promise<Plan> =>
  logged('plan.version', async () => {
    const state = await readVersion(id)
    const { path } = state
    const stored = await readState(path)
    const collection = listOf(path)
    const position = orderOf(state.fields)
    const plan = planOf(new Map(stored.fields ? [[path, stored.fields]] : []), {}, { states: [state], sequences: {} })
    if (!collection || position === undefined) return plan
    const isMoved = stored.fields !== null && orderOf(stored.fields) !== position
    return {
      changes: [
        ...plan.changes,
        ...(isMoved ? [{ ...nameOf(path, new Map()), kind: collection, name: '', change: 'ordered' as const }] : []),
      ],
      states:
        plan.states.length > 0 || isMoved
          ? [{ ...state, name: nameOf(path, new Map([[path, state.fields]])), position }]
          : [],
      sequences: [],
    }
  })

/** A change of a list: the document of this id was added, or it had this place before. */
type Event = { at: number; id: string; before: number | null }

/** The sequence before these events, newest first, of a sequence after them. */
export function sequenceBefore(sequence: readonly string[], events: readonly Event[]): string[] {
  const ids = [...sequence]
  for (const { id, before } of events) {
    const index = ids.indexOf(id)
    if (index >= 0) ids.splice(index, 1)
    if (before !== null) ids.splice(before - 1, 0, id)
  }
  return ids
}

async function versionsSince(since: Date): Promise<Version[]> {
  const all: Version[] = []
  let page = await getVersions()
  for (;;) {
    all.push(...page.versions.filter(({ at }) => at >= since))
    if (!page.next || page.versions.some(({ at }) => at < since)) return all
    page = await getVersions(page.next)
  }
}

/** Plans to restore everything as it was at this time: what was added since goes. */
export const planSince = (since: Date): Promise<Plan> =>
  logged('plan.since', async () => {
    const versions = (await versionsSince(since)).filter(({ fields }) => fields !== null)
    const [singles, ...lists] = await Promise.all([getStored(SINGLE_PATHS), ...LIST_NAMES.map(readSequence)])
    // The oldest version of each document is its state at that time.
    const oldest = new Map(versions.map((version) => [version.path, version]))
    const isLater = (date: unknown) => (readDate(date) ?? since) > since
    const wasAdded = ({ path, fields }: Version) => isLater(fields?.[listOf(path) ? 'createdAt' : 'updatedAt'])
    const added = [
      ...LIST_NAMES.flatMap((name, index) =>
        (lists[index] ?? []).flatMap(({ id, createdAt }) => (isLater(createdAt) ? [`${name}/${id}`] : [])),
      ),
      ...[...singles].flatMap(([path, fields]) => (fields && isLater(fields['updatedAt']) ? [path] : [])),
    ].filter((path) => !oldest.has(path))
    const states = await Promise.all(
      [...oldest.values()].map((version): Promise<State> =>
        wasAdded(version) ? Promise.resolve({ path: version.path, fields: null }) : readVersion(version.id),
      ),
    )
    const present: Partial<Record<ListName, string[]>> = {}
    const target: Partial<Record<ListName, string[]>> = {}
    LIST_NAMES.forEach((name, index) => {
      const list = lists[index] ?? []
      present[name] = list.filter(isShown).map(({ id }) => id)
      target[name] = sequenceBefore(present[name], eventsOf(name, list, versions, since))
    })
    const paths = [...states.map(({ path }) => path), ...added]
    return planOf(await readPaths(await writing(), paths), present, {
      states: [...states, ...added.map((path) => ({ path, fields: null }))],
      sequences: target satisfies Sequences,
    })
  })

/** What changed a list since then, newest first. */
function eventsOf(
  name: ListName,
  list: readonly OrderedDocument[],
  versions: readonly Version[],
  since: Date,
): Event[] {
  const own = versions.filter(({ path }) => listOf(path) === name)
  const created = new Map(list.map(({ id, createdAt }) => [id, createdAt]))
  for (const { path, fields } of own) created.set(idOf(path), readDate(fields?.['createdAt']))
  const additions = [...created].flatMap(([id, date]) =>
    date && date > since ? [{ at: date.getTime(), id, before: null }] : [],
  )
  const changes = own.flatMap(({ path, at, fields }) => {
    // A document that was hidden before stood in no sequence.
    const before = fields?.['hidden'] === undefined ? orderOf(fields) : null
    return before === undefined ? [] : [{ at: at.getTime(), id: idOf(path), before }]
  })
  return [...changes, ...additions].sort((a, b) => b.at - a.at)
}
