import {
  fetchStored,
  fetchVersions,
  type VersionKind,
} from '../../data/store/history/list-versions'
import { fetchReplacedDeletions } from '../../data/store/history/replaced-deletions'
import type { Version } from '../../data/store/history/version'
import { entriesOf, type Entry, type StoredByPath } from './entries'

/** The part of the history that was read so far. */
export type LoadedHistory = {
  /** The versions that are shown, newest first. */
  versions: readonly Version[]
  /**
   * The versions that were added since the list was read, newest first. They are not shown, so that no row moves. But
   * the oldest of them may have the state after the newest change that is shown.
   */
  unshown: readonly Version[]
  /** The documents of the versions, as they were when they were last read. */
  stored: StoredByPath
  /** The deletions of products in whose place another large image is stored. */
  replacedDeletionIds: ReadonlySet<string>
  hasMore: boolean
}

const NOTHING_READ: LoadedHistory = {
  versions: [],
  unshown: [],
  stored: new Map(),
  replacedDeletionIds: new Set(),
  hasMore: true,
}

/** Adds an answer to what was read. Another answer may have changed that while the request was under way. */
type ApplyAnswer = (loaded: LoadedHistory) => LoadedHistory

type BatchOptions = { kind: VersionKind; count: number }

/** Fetches the newest versions of this kind: at most `count`. */
export async function fetchFirstBatch(options: BatchOptions): Promise<LoadedHistory> {
  const applyAnswer = await fetchOlder(NOTHING_READ, options)
  return applyAnswer(NOTHING_READ)
}

/** The history with its first batch read again. Older entries stay when that batch reaches the entries before them. */
export function withFirstBatch(loaded: LoadedHistory, first: LoadedHistory): LoadedHistory {
  const oldest = first.versions.at(-1)
  const index = loaded.versions.findIndex(({ id }) => id === oldest?.id)
  if (index === -1 || !first.hasMore) return first
  const older = loaded.versions.slice(index + 1)
  return {
    versions: [...first.versions, ...older],
    unshown: [],
    stored: new Map([...loaded.stored, ...first.stored]),
    replacedDeletionIds: new Set([
      ...older.map(({ id }) => id).filter((id) => loaded.replacedDeletionIds.has(id)),
      ...first.replacedDeletionIds,
    ]),
    hasMore: older.length > 0 ? loaded.hasMore : first.hasMore,
  }
}

/** Fetches the next batch of versions, and their documents that were not fetched before. */
export async function fetchOlder(
  loaded: LoadedHistory,
  { kind, count }: BatchOptions,
): Promise<ApplyAnswer> {
  const older = await fetchVersions({ before: loaded.versions.at(-1), kind, count })
  const newPaths = older.map(({ path }) => path).filter((path) => !loaded.stored.has(path))
  const fetchedDocuments = await fetchStored(newPaths)
  const stored = new Map([...loaded.stored, ...fetchedDocuments])
  const replacedIds = await fetchReplacedDeletions(older, stored)
  // The first batch needs no request for newer versions: it is read again at each return to the screen.
  const added = loaded.versions.length === 0 ? [] : await fetchUnshown(loaded, kind)
  return onSameList(loaded, (newest) => ({
    versions: [...newest.versions, ...older],
    unshown: withUnshown(newest, added),
    // A document that was read again meanwhile is newer.
    stored: new Map([...fetchedDocuments, ...newest.stored]),
    replacedDeletionIds: new Set([...newest.replacedDeletionIds, ...replacedIds]),
    hasMore: older.length === count,
  }))
}

/** Fetches the document at this path again. */
export async function fetchAgain(
  loaded: LoadedHistory,
  { path, kind }: { path: string; kind: VersionKind },
): Promise<ApplyAnswer> {
  const versions = loaded.versions.filter((version) => version.path === path)
  const fetchedDocuments = await fetchStored([path])
  const replacedIds = await fetchReplacedDeletions(versions, fetchedDocuments)
  const added = await fetchUnshown(loaded, kind)
  const isOther = (id: string) => !versions.some((version) => version.id === id)
  return onSameList(loaded, (newest) => ({
    ...newest,
    unshown: withUnshown(newest, added),
    stored: new Map([...newest.stored, ...fetchedDocuments]),
    replacedDeletionIds: new Set([
      ...[...newest.replacedDeletionIds].filter(isOther),
      ...replacedIds,
    ]),
  }))
}

/** Applies an answer only to the list that it was asked for: `withFirstBatch` may have replaced that list meanwhile. */
function onSameList(asked: LoadedHistory, applyAnswer: ApplyAnswer): ApplyAnswer {
  const oldest = asked.versions.at(-1)
  return (newest) =>
    !oldest || newest.versions.some(({ id }) => id === oldest.id) ? applyAnswer(newest) : newest
}

/**
 * The versions that were added since these were read. Call it after `fetchStored`: a document that was changed in
 * between has a version with the state before that change.
 */
async function fetchUnshown(
  { versions, unshown }: LoadedHistory,
  kind: VersionKind,
): Promise<Version[]> {
  const newestVersion = unshown[0] ?? versions[0]
  return newestVersion ? fetchVersions({ after: newestVersion, kind, count: null }) : []
}

const withUnshown = (
  { versions, unshown }: LoadedHistory,
  added: readonly Version[],
): Version[] => [
  ...added.filter(({ id }) => ![...unshown, ...versions].some((version) => version.id === id)),
  ...unshown,
]

/** The entries that are shown, newest first. */
export const shownEntries = ({ versions, unshown, ...states }: LoadedHistory): Entry[] =>
  entriesOf([...unshown, ...versions], states).slice(unshown.length)
