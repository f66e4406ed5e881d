import type { User } from 'firebase/auth'
import { toDate } from '../../lib/time'
import { toError } from '../../lib/to-error'
import type { Fields } from '../client/document'
import { reasonOf } from '../client/reason'
import { subscribeOne, type Subscribable } from '../client/subscribable'

/** `outdated`: the administrator has ended all sessions, on one of her devices, since this sign-in. */
type Right = 'granted' | 'none' | 'outdated'

/** A user's document in `admins`, which makes the user an administrator. A sign-in before `validSince` has ended. */
type AdminDocument = { validSince: Date | null }
const parseAdmin = ({ validSince }: Fields): AdminDocument => ({
  validSince: toDate(validSince),
})

/** Whether a user is an administrator, live. */
export const subscribeRight =
  (user: User): Subscribable<Right> =>
  ({ next, error }) => {
    // Only the newest answer counts: while the token is read, the document may change, or the session may end.
    let newest = 0
    const admins = subscribeOne('admins', user.uid, parseAdmin)
    const stop = admins({
      next: (admin, meta) => {
        newest += 1
        const answer = newest
        const ifNewest = (report: () => void) => {
          if (answer === newest) report()
        }
        rightOf(user, admin).then(
          (right) => ifNewest(() => next(right, meta)),
          (failure: unknown) => ifNewest(() => error(toError(failure))),
        )
      },
      error: (failure) => {
        if (reasonOf(failure) === 'denied') next('none', { fromCache: false })
        else error(failure)
      },
    })
    return () => {
      newest += 1
      stop()
    }
  }

async function rightOf(user: User, admin: AdminDocument | null): Promise<Right> {
  if (!admin) return 'none'
  const { validSince } = admin
  return !validSince || (await isSignedInSince(user, validSince)) ? 'granted' : 'outdated'
}

/** Compares as the rules do. `authTime` is cut to whole seconds, so a second is added. */
async function isSignedInSince(user: User, validSince: Date): Promise<boolean> {
  const { authTime } = await user.getIdTokenResult()
  return Date.parse(authTime) + 1_000 > validSince.getTime()
}
