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
 * Runs a transaction (README.md, "How a change is stored"). Runs it again when another device wrote first, at
 * most 20 times.
 *
 * Firestore often reports a write of another device as `permission-denied`, because the rules refuse a version of a
 * state that is no longer stored. So a refused transaction reads everything again, and is sent again if it reads
 * something else. If it reads the same, nobody wrote first: the rules refuse the write itself, and their error is
 * thrown.
 *
 * @param signal stops the transaction before it is sent. A sent one may still be stored.
 */
export async function inTransaction<T>(work: TransactionWork<T>, signal?: AbortSignal): Promise<T> {
  const by = await emailInToken()
  let refusal: Refusal | null = null
  for (let attempt = 1; ; attempt += 1) {
    const outcome: Outcome<T> = await runOnce(work, by, { lastRefusal: refusal, signal })
    if ('result' in outcome) {
      noteAnswer('write')
      return outcome.result
    }
    const { error, reads }: FailedRun = outcome
    const code = codeOf(error)
    const isRefused = code === 'permission-denied' && reads !== null
    if (attempt === ATTEMPTS || !(isRefused || CONTENTION.includes(code))) throw error
    if (isRefused) refusal = { error, reads }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS))
  }
}

type TransactionWork<T> = (transaction: VersionedTransaction) => Promise<T>

/** `reads` is null when no write was sent, because a read was refused. Then no other device wrote first. */
type FailedRun = { error: unknown; reads: Reads | null }

type Outcome<T> = { result: T } | FailedRun

/** Runs a transaction once. It sends nothing when it reads the same as for the last refusal. */
async function runOnce<T>(
  work: TransactionWork<T>,
  by: string,
  { lastRefusal, signal }: { lastRefusal: Refusal | null; signal: AbortSignal | undefined },
): Promise<Outcome<T>> {
  const handle = await loadFirestore()
  let reads: Reads | null = null
  try {
    const result = await handle.sdk.runTransaction(
      handle.db,
      async (raw) => {
        const transaction = new VersionedTransaction(handle, raw, by)
        const done = await work(transaction)
        signal?.throwIfAborted()
        if (lastRefusal && isSame(lastRefusal.reads, transaction.reads)) throw lastRefusal.error
        reads = transaction.reads
        return done
      },
      // The SDK would wait a second before it tries again.
      { maxAttempts: 1 },
    )
    return { result }
  } catch (error) {
    return { error, reads }
  }
}

/**
 * Writes one document as decided. The trace is null when nothing was written.
 * @throws the error of the rules that refuse the write
 */
export const writeOne = (
  path: string,
  decide: Decide,
  signal?: AbortSignal,
): Promise<Trace | null> =>
  inTransaction(async (transaction) => {
    const storedDocument = await transaction.readDocument(path)
    const decision = decide(storedDocument.fields, transaction.serverTime)
    return transaction.apply(storedDocument, decision)
  }, signal)

/** The address of the administrator in the token, where the rules read it, too. */
async function emailInToken(): Promise<string> {
  const token = await (await loadAuth()).auth.currentUser?.getIdTokenResult()
  return (token?.claims['email'] as string | undefined) ?? ''
}
