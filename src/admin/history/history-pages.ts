import {
  fetchReplacedDeletions,
  fetchStored,
  fetchVersions,
  type Version,
  type VersionKind,
} from '../../data/store/history/history'
import { entriesOf, type Entry, type StoredByPath } from './entries'

/** The part of the history that was read so far. */
export type HistoryPages = {
  /** The versions that are shown, newest first. */
  versions: readonly Version[]
  /**
   * The versions that were added since the list was read, newest first. They are not shown, so that nothing moves under a finger.
   * But the oldest of them may have kept the state after the newest change that is shown.
   */
  newer: readonly Version[]
  /** The documents of the versions, as they were when they were last read. */
  stored: StoredByPath
  /** The deletions of products in whose place another large image is stored. */
  replacedDeletionIds: ReadonlySet<string>
  hasMore: boolean
}

const NOTHING_READ: HistoryPages = {
  versions: [],
  newer: [],
  stored: new Map(),
  replacedDeletionIds: new Set(),
  hasMore: true,
}

/** Puts what was read into the newest pages, because two requests may be under way at once. */
type Answer = (pages: HistoryPages) => HistoryPages

type PageOptions = { kind: VersionKind; count: number }

/** Reads the newest versions of this kind: at most `count`. */
export const readFirstPage = async (options: PageOptions): Promise<HistoryPages> =>
  (await readOlder(NOTHING_READ, options))(NOTHING_READ)

/** Reads the next page, and those of its documents that were not read before. */
export async function readOlder(
  pages: HistoryPages,
  { kind, count }: PageOptions,
): Promise<Answer> {
  const older = await fetchVersions({ before: pages.versions.at(-1), kind, count })
  const readDocuments = await fetchStored(
    older.map(({ path }) => path).filter((path) => !pages.stored.has(path)),
  )
  const replacedIds = await fetchReplacedDeletions(
    older,
    new Map([...pages.stored, ...readDocuments]),
  )
  // The first page is read again at each return to the screen, so it needs no second request for the changes of the last moment.
  const newer = pages.versions.length === 0 ? [] : await readNewer(pages, kind)
  return (latest) => ({
    versions: [...latest.versions, ...older],
    newer: withNewer(latest, newer),
    // A document that was read again meanwhile is newer.
    stored: new Map([...readDocuments, ...latest.stored]),
    replacedDeletionIds: new Set([...latest.replacedDeletionIds, ...replacedIds]),
    hasMore: older.length === count,
  })
}

/** Reads the document at this path again. */
export async function readAgain(
  pages: HistoryPages,
  { path, kind }: { path: string; kind: VersionKind },
): Promise<Answer> {
  const versions = pages.versions.filter((version) => version.path === path)
  const readDocuments = await fetchStored([path])
  const replacedIds = await fetchReplacedDeletions(versions, readDocuments)
  const newer = await readNewer(pages, kind)
  const isOther = (id: string) => !versions.some((version) => version.id === id)
  return (latest) => ({
    ...latest,
    newer: withNewer(latest, newer),
    stored: new Map([...latest.stored, ...readDocuments]),
    replacedDeletionIds: new Set([
      ...[...latest.replacedDeletionIds].filter(isOther),
      ...replacedIds,
    ]),
  })
}

/**
 * The versions that were added since these pages were read. Ask for them after the documents: then a change made in between has a
 * version, which has kept the state before the change.
 */
async function readNewer({ versions, newer }: HistoryPages, kind: VersionKind): Promise<Version[]> {
  const newestVersion = newer[0] ?? versions[0]
  return newestVersion ? fetchVersions({ after: newestVersion, kind, count: Infinity }) : []
}

const withNewer = ({ newer }: HistoryPages, added: readonly Version[]): Version[] => [
  ...added.filter(({ id }) => !newer.some((version) => version.id === id)),
  ...newer,
]

/** The entries that are shown, newest first. */
export const shownEntries = ({ versions, newer, ...states }: HistoryPages): Entry[] =>
  entriesOf([...newer, ...versions], states).slice(newer.length)
