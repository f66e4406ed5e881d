import { sha256 } from '../../lib/sha256'
import { PAGES_MAX_AGE_MS } from '../../limits'
import { BAKED_FOLDER, type Baked, type BakedPart } from './baked'

/** The file in BAKED_FOLDER that says when and from which content the pages were made. */
export const BUILD_FILE = 'build.json'

type Entry = { id: string; sha256: string }

/** The shown entries of every part, in their order; a part that is one document has at most one entry. */
export type Fingerprints = Record<Exclude<BakedPart, 'person'>, Entry[]>

/**
 * `builtAt` is an ISO time. `content` is null where the build read no database. `stored` is the state of the database
 * (scripts/stored-state.mjs), which is compared every hour without installing anything.
 */
export type BuildRecord = {
  builtAt: string
  content: Fingerprints | null
  stored?: string | null
}

/** The fingerprints of public content whose pictures are the stored ones, not built files. A person repeats other parts. */
export async function fingerprintsOf({ person: _, ...content }: Baked): Promise<Fingerprints> {
  const parts = Object.entries(content).map(async ([part, value]) => {
    const list: unknown[] = value === null ? [] : Array.isArray(value) ? value : [value]
    return [part, await Promise.all(list.map(entryOf))]
  })
  return Object.fromEntries(await Promise.all(parts)) as Fingerprints
}

/** Moving one entry changes `order` and `updatedAt` of many, so only their sequence counts. */
const IGNORED = ['order', 'createdAt', 'updatedAt']

async function entryOf(item: unknown): Promise<Entry> {
  const fields: [string, unknown][] = typeof item === 'object' && item !== null ? Object.entries(item) : [['', item]]
  const names = fields.map(([name]) => name)
  // The list of videos holds the version of a picture, not the picture.
  const ignored = names.includes('picture') ? [...IGNORED, 'image'] : IGNORED
  const shown = fields.filter(([name]) => !ignored.includes(name))
  const id = fields.find(([name]) => name === 'id')?.[1]
  return { id: typeof id === 'string' ? id : '', sha256: await sha256(JSON.stringify(shown)) }
}

/** How many entries were added, changed or removed; a new sequence of the others is one change for each part. */
export function countChanges(built: Fingerprints, now: Fingerprints): number {
  const parts = Object.keys(built) as (keyof Fingerprints)[]
  return parts.reduce((count, part) => count + changesOf(built[part], now[part]), 0)
}

function changesOf(built: readonly Entry[], now: readonly Entry[]): number {
  const before = new Map(built.map((entry) => [entry.id, entry.sha256]))
  const after = new Map(now.map((entry) => [entry.id, entry.sha256]))
  const kept = (list: readonly Entry[]) => list.map(({ id }) => id).filter((id) => before.has(id) && after.has(id))
  const [keptBefore, keptAfter] = [kept(built), kept(now)]
  const added = now.length - keptAfter.length
  const removed = built.length - keptBefore.length
  const changed = keptAfter.filter((id) => before.get(id) !== after.get(id)).length
  return added + removed + changed + Number(keptBefore.join() !== keptAfter.join())
}

/** Whether the pages lack a change for so long that something is broken. `changes` counts those since the build. */
export const areOverdue = ({ builtAt }: BuildRecord, changes: number, now = Date.now()): boolean =>
  changes > 0 && now - Date.parse(builtAt) > PAGES_MAX_AGE_MS

/** Fetches the record of the build that `site` serves; null on the development server. */
export async function fetchBuildRecord(signal?: AbortSignal, site = ''): Promise<BuildRecord | null> {
  // The development server answers every address with a page.
  if (import.meta.env.DEV) return null
  const answer = await fetch(`${site}${BAKED_FOLDER}/${BUILD_FILE}`, { cache: 'no-cache', ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`${BUILD_FILE} was answered with ${answer.status}`)
  return (await answer.json()) as BuildRecord
}
