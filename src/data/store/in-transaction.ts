import { isSame } from '../../lib/same'
import { codeOf } from '../client/errors'
import { auth, firestore } from '../client/firebase'
import type { Decide } from './decision'
import { Transaction } from './transaction'

const ATTEMPTS = 20
const PAUSE_MS = 200
/** Another transaction has changed a document that this one read. */
const CONTENTION = ['aborted', 'failed-precondition']

/**
 * Runs a transaction, and again when another device wrote first. The rules may then have refused the version, because its
 * state is not stored any more; so a refusal is tried again. When the same versions are refused twice, the rules refuse what
 * is to be written.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const handle = await firestore()
  const by = await emailInToken()
  let refused: readonly string[] | null = null
  for (let attempt = 1; ; attempt += 1) {
    let versions: readonly string[] = []
    try {
      return await handle.sdk.runTransaction(
        handle.db,
        (raw) => {
          const transaction = new Transaction(handle, raw, by)
          // A failed attempt cannot return them.
          versions = transaction.versions
          return work(transaction)
        },
        // The SDK would wait a second before it tries again.
        { maxAttempts: 1 },
      )
    } catch (error) {
      const code = codeOf(error)
      const isRefused = code === 'permission-denied'
      const isFaster = CONTENTION.includes(code) || (isRefused && !isSame(refused, versions))
      if (!isFaster || attempt === ATTEMPTS) throw error
      if (isRefused) refused = versions
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
    }
  }
}

/** Changes one document. Returns the id of the version. */
export const changeOne = (path: string, decide: Decide): Promise<string | null> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.read(path)
    const decision = decide(stored.fields, transaction.serverTime)
    return (await transaction.change(stored, decision)).version
  })

/** The address of the administrator in her token, where the rules read it, too. */
async function emailInToken(): Promise<string> {
  const token = await (await auth()).currentUser?.getIdTokenResult()
  return (token?.claims['email'] as string | undefined) ?? ''
}
