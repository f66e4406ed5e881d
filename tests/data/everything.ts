import type { StoredFields } from '../../scripts/firestore-rest.mjs'
import { owner } from './backend'

type Everything = ReadonlyMap<string, StoredFields>

const NAMES = ['products', 'team', 'videos', 'director-texts', 'director-photos', 'settings', 'support', 'versions']

/** Everything that is stored, by path. */
export async function everything(): Promise<Everything> {
  const documents = (
    await Promise.all(
      NAMES.map(async (name) => (await owner.list(name, 100)).map(({ id, data }) => [`${name}/${id}`, data] as const)),
    )
  ).flat()
  const owners = documents.map(([path]) => path).filter((path) => /^(products|videos)\//.test(path))
  const pictures = await Promise.all(
    // Deleted products leave their pictures.
    [...new Set([...owners, 'videos/main-videos'])].map(async (path) =>
      (await owner.list(`${path}/pictures`)).map(({ id, data }) => [`${path}/pictures/${id}`, data] as const),
    ),
  )
  return new Map([...documents, ...pictures.flat()])
}

type Kept = { path: string; fields: StoredFields; by: string }

/** The versions that were stored between two states. */
export const newVersions = (before: Everything, after: Everything): Kept[] =>
  [...after].flatMap(([path, fields]) => (path.startsWith('versions/') && !before.has(path) ? [fields as Kept] : []))

/** What people entered, and the pictures that visitors can see: all but versions, revisions and times of changes. */
export const content = (all: Everything): Map<string, StoredFields> =>
  new Map(
    [...all].flatMap(([path, { updatedAt: _u, version: _v, ...fields }]) =>
      path.startsWith('versions/') || 'removedAt' in fields ? [] : [[path, fields] as const],
    ),
  )

/**
 * Counts the documents that the rules look up for the writes between two states, which Firestore limits to 20 for each
 * request. The same document counts once before and once after the request. The emulator has no such limit.
 */
export function lookupsBetween(before: Everything, after: Everything): number {
  const found = new Set(['admin'])
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(path), after.get(path)]
    const changed = Object.keys({ ...was, ...is }).filter(
      (key) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]),
    )
    const [owner, isPicture] = [path.split('/').slice(0, 2).join('/'), path.includes('/pictures/')]
    if (changed.length === 0) continue
    if (path.startsWith('versions/')) {
      const of = is && typeof is['path'] === 'string' ? is['path'] : ''
      found.add(`before ${of}`).add(`after ${of}`)
    } else if (isPicture) found.add(`after ${owner}`)
    else if (was && !(is && changed.every((key) => key === 'order' || key === 'updatedAt')))
      found.add(`version ${path}`)
  }
  return found.size
}
