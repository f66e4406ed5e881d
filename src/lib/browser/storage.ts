/** `session` lasts as long as the tab. */
type StorageKind = 'local' | 'session'

const storageOf = (kind: StorageKind): Storage => globalThis[`${kind}Storage`]

/** Values that the storage did not take; they last as long as the page. */
const inMemory = { local: new Map<string, string>(), session: new Map<string, string>() }

/** The text of a key in the storage, or null without one or where the browser forbids storage. */
export function readStorage(key: string, kind: StorageKind = 'local'): string | null {
  try {
    return inMemory[kind].get(key) ?? storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** The parsed JSON of a key, or null when it is absent or damaged. */
export function readStorageJson(key: string, kind?: StorageKind): unknown {
  try {
    return JSON.parse(readStorage(key, kind) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Writes a text, or removes the key for null. Where storage is full or forbidden the text is kept in memory.
 * @returns whether it outlives the page
 */
export function writeStorage(
  key: string,
  text: string | null,
  kind: StorageKind = 'local',
): boolean {
  inMemory[kind].delete(key)
  try {
    if (text === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, text)
    return true
  } catch {
    if (text !== null) inMemory[kind].set(key, text)
    return false
  }
}

/** The keys in local storage, with those that are kept in memory. */
export function storageKeys(): string[] {
  try {
    return [...new Set([...inMemory.local.keys(), ...Object.keys(localStorage)])]
  } catch {
    return [...inMemory.local.keys()]
  }
}

const PROBE = 'probe'

/** Whether local storage takes values. */
export function hasStorage(): boolean {
  const isWritten = writeStorage(PROBE, PROBE)
  writeStorage(PROBE, null)
  return isWritten
}
