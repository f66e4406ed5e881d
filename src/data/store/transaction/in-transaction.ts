import { isSame } from '../../../lib/same'
import { loadAuth } from '../../client/auth'
import { codeOf } from '../../client/errors'
import { loadFirestore } from '../../client/firebase'
import { noteAnswer } from '../../client/quota'
import type { Decide } from './decision'
import { VersionedTransaction, type Reads, type Trace } from './versioned-transaction'

const ATTEMPTS = 20
const PAUSE_MS = 200
/** Another device has changed or added a document since this transaction read its path. */
const CONTENTION = ['aborted', 'failed-precondition', 'already-exists']

/** A write that the rules refused, and what was read for it. */
type Refusal = { error: unknown; reads: Reads }

/**
 * Runs a transaction (step 4 of how a change is stored, README.md). Runs it again when another device wrote first, at
 * most 20 times.
 *
 * Firestore often reports a write of another device as `permission-denied`, because the rules refuse a version of a
 * state that is no longer stored. So a refused transaction reads everything again, and is sent again if it reads
 * something else. If it reads the same, nobody wrote first: the rules refuse the write itself, and their error is
 * thrown.
 */
export async function inTransaction<T>(
  work: (transaction: VersionedTransaction) => Promise<T>,
): Promise<T> {
  const handle = await loadFirestore()
  const by = await emailInToken()
  let refusal: Refusal | null = null
  for (let attempt = 1; ; attempt += 1) {
    // What the sent writes depend on. It stays empty when a read is refused, because then no other device wrote.
    let readsOfSent: Reads = {}
    try {
      const result = await handle.sdk.runTransaction(
        handle.db,
        async (raw) => {
          const transaction = new VersionedTransaction(handle, raw, by)
          const outcome = await work(transaction)
          if (refusal && isSame(refusal.reads, transaction.reads)) throw refusal.error
          readsOfSent = transaction.reads
          return outcome
        },
        // The SDK would wait a second before it tries again.
        { maxAttempts: 1 },
      )
      noteAnswer('write')
      return result
    } catch (error) {
      const code = codeOf(error)
      const isRefused = code === 'permission-denied' && Object.keys(readsOfSent).length > 0
      if (attempt === ATTEMPTS || !(isRefused || CONTENTION.includes(code))) throw error
      if (isRefused) refusal = { error, reads: readsOfSent }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

/** Changes one document. @throws the error of the rules that refuse the change */
export const changeOne = (path: string, decide: Decide): Promise<Trace> =>
  inTransaction(async (transaction) => {
    const storedDocument = await transaction.readDocument(path)
    const decision = decide(storedDocument.fields, transaction.serverTime)
    return (await transaction.change(storedDocument, decision)).trace
  })

/** The address of the administrator in the token, where the rules read it, too. */
async function emailInToken(): Promise<string> {
  const token = await (await loadAuth()).auth.currentUser?.getIdTokenResult()
  return (token?.claims['email'] as string | undefined) ?? ''
}
