import { DOCUMENT_LOOKUPS } from '../limits'

/** A write as the rules see it: `move` changes only `order` and `updatedAt`. */
export type RuleWrite = { path: string; kind: 'create' | 'update' | 'move' | 'delete' }

/**
 * Counts the documents that the rules look up for one request, which Firestore limits to 20. The same document counts
 * once before and once after the request. The emulator has no such limit.
 */
export function countLookups(writes: readonly RuleWrite[]): number {
  const documents = new Set(['admin'])
  for (const { path, kind } of writes) {
    const [, , inner] = path.split('/')
    const parent = path.split('/').slice(0, 2).join('/')
    if (path.startsWith('versions/') || path.startsWith('picture-versions/')) continue
    if (inner && kind === 'create') documents.add(`after ${parent}`)
    else if (inner) documents.add(`before ${parent}`).add(`pictures ${parent}`)
    else if (kind === 'update' || kind === 'delete') documents.add(`version ${path}`)
  }
  return documents.size
}

export const isWithinLookups = (writes: readonly RuleWrite[]): boolean => countLookups(writes) <= DOCUMENT_LOOKUPS
