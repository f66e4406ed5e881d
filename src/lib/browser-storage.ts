/** `session` lasts as long as the tab. */
type StorageKind = 'local' | 'session'

const storageOf = (kind: StorageKind): Storage => globalThis[`${kind}Storage`]

/** Values that could not be stored; they last as long as the page. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() }

/** The stored text of a key, or null without one or where the browser forbids storage. */
export function readStored(key: string, kind: StorageKind = 'local'): string | null {
  try {
    return unstored[kind].get(key) ?? storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** The parsed JSON of a key, or null when it is absent or damaged. */
export function readStoredJson(key: string, kind?: StorageKind): unknown {
  try {
    return JSON.parse(readStored(key, kind) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a text, or removes the key for null. Where storage is full or forbidden the text is kept in memory.
 * @returns whether it was stored and outlives the page
 */
export function writeStored(
  key: string,
  text: string | null,
  kind: StorageKind = 'local',
): boolean {
  unstored[kind].delete(key)
  try {
    if (text === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, text)
    return true
  } catch {
    if (text !== null) unstored[kind].set(key, text)
    return false
  }
}

/** The keys in local storage, with those that are kept in memory. */
export function storedKeys(): string[] {
  try {
    return [...new Set([...unstored.local.keys(), ...Object.keys(localStorage)])]
  } catch {
    return [...unstored.local.keys()]
  }
}

const PROBE = 'probe'

/** Whether local storage takes values. */
export function canStore(): boolean {
  const isStored = writeStored(PROBE, PROBE)
  writeStored(PROBE, null)
  return isStored
}
