import { sequencePath } from '../document-paths'
import { readFields } from './history/read-versions'

/**
 * Throws when the session has ended, which is why a write may have been refused. Otherwise the rules refuse what it stores. Only
 * administrators may read a sequence.
 */
export async function assertSession(): Promise<void> {
  await readFields(sequencePath('products'))
}
