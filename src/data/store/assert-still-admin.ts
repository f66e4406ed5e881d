import { sequencePath } from '../document-paths'
import { readStored } from './read-all'

/**
 * Asks the server for a document that only administrators may read. Throws when the session has ended, which is why a write may have
 * been refused. Otherwise the rules refuse what it stores.
 */
export async function assertStillAdmin(): Promise<void> {
  await readStored(sequencePath('products'))
}
