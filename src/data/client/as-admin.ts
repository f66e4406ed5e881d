import { READ_TIMEOUT_MS } from '../../limits'
import { loadAuth } from './auth'
import { codeOf, noAnswer, rejectAfter } from './errors'

/** Fetches by REST as the administrator: the SDK cannot leave out fields. @throws an error with the code of the SDK */
export async function asAdmin<T>(
  fetchAs: (request: { token: string | undefined }) => Promise<T>,
): Promise<T> {
  const token = await (await loadAuth()).currentUser?.getIdToken()
  try {
    return await rejectAfter(fetchAs({ token }), READ_TIMEOUT_MS)
  } catch (error) {
    // A request that reaches no server fails with a TypeError of the browser, which has no code.
    throw error instanceof TypeError && codeOf(error) === '' ? noAnswer() : error
  }
}
