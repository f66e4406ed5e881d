import { sequencePath } from '../../document-paths'
import { readStored } from './read-all'

/**
 * Asks the server for a document that only administrators may read. Call it after a refused write: it throws when the
 * session has ended.
 */
export async function assertStillAdmin(): Promise<void> {
  await readStored(sequencePath('products'))
}
