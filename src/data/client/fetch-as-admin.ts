import { loadAuth } from './auth'
import { codeOf, DataError } from './errors'

/**
 * Fetches by REST as the administrator: the SDK cannot leave out fields.
 * @throws DataError 'timeout' without an answer in time, and 'offline' where no server is reached; an error with a code
 * like the SDK's for a refusal
 */
export async function fetchAsAdmin<T>(
  fetchWith: (request: { token: string | undefined }) => Promise<T>,
): Promise<T> {
  const token = await (await loadAuth()).auth.currentUser?.getIdToken()
  try {
    return await fetchWith({ token })
  } catch (error) {
    // A request that reaches no server fails with a TypeError of the browser, which has no code.
    const isUnreached = error instanceof TypeError && codeOf(error) === ''
    throw isUnreached ? new DataError('offline', 'No server was reached') : error
  }
}
