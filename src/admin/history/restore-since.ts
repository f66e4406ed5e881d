import { inTime } from '../../data/errors'
import { readDate } from '../../data/parse'
import { getStored } from '../../data/stored-content'
import { getVersions, restoreVersion, type StoredVersion } from '../../data/versions'
import { SAVE_TIMEOUT_MS, VERSIONS_PAGE } from '../../limits'
import { isSameButOrder } from './entries'

/**
 * The state that each document had at `since`, of versions listed newest first, in the order in which they return to
 * their positions. Leaves out what did not exist then.
 */
export function statesAt(versions: readonly StoredVersion[], since: Date): StoredVersion[] {
  const states = new Map<string, { state: StoredVersion; last: number }>()
  for (const version of versions) {
    if (version.at < since) continue
    states.set(version.path, { state: version, last: states.get(version.path)?.last ?? version.at.getTime() })
  }
  const isOlder = (time: unknown) => (readDate(time) ?? since) < since
  const all = [...states.values()].map(({ state, last }) => ({
    state,
    last,
    collection: state.path.split('/')[0] ?? '',
  }))
  // The dashboard numbers the products that are left after each deletion, so that only its reverse is exact.
  const numbered = new Set(
    all.flatMap(({ state, collection }) => (isOlder(state.fields['updatedAt']) ? [] : [collection])),
  )
  const order = ({ fields }: StoredVersion) => Number(fields['order'] ?? 0)
  return all
    .sort(
      (a, b) =>
        a.collection.localeCompare(b.collection) ||
        (numbered.has(a.collection) ? b.last - a.last : 0) ||
        order(a.state) - order(b.state),
    )
    .map(({ state }) => state)
    .filter(({ fields }) => isOlder(fields['createdAt'] ?? fields['updatedAt']))
}

/** Reads the versions that were replaced or removed since, newest first. */
async function versionsSince(since: Date): Promise<StoredVersion[]> {
  const all: StoredVersion[] = []
  for (;;) {
    const page = await getVersions(all.at(-1))
    all.push(...page)
    const last = page.at(-1)
    if (!last || page.length < VERSIONS_PAGE || last.at < since) return all
  }
}

/**
 * Restores everything that was changed or deleted since. What is stored as it was is left out, so a repeated call
 * continues where the first one stopped.
 * @param onProgress receives the number of restored documents and the total
 * @throws TimeoutError when one document is not answered in time
 */
export async function restoreSince(since: Date, onProgress: (done: number, total: number) => void): Promise<void> {
  const states = statesAt(await versionsSince(since), since)
  const now = await getStored(states.map(({ path }) => path))
  const missing = states.filter(({ path, fields }) => {
    const stored = now.get(path)
    return !stored || !isSameButOrder(fields, stored)
  })
  onProgress(0, missing.length)
  for (const [index, version] of missing.entries()) {
    await inTime(restoreVersion(version), SAVE_TIMEOUT_MS)
    onProgress(index + 1, missing.length)
  }
}
