import type { Timestamp } from 'firebase/firestore'
import { isSame } from '../../lib/same'
import { CENTRE_ID, DIRECTOR_ID, DIRECTOR_PHOTO_ID, VIDEOS_ID } from '../../limits'
import { codeOf } from '../client/errors'
import { auth, writing } from '../client/firebase'
import type { Fields } from '../content/parse'

/** The collections whose documents have a place, and the documents that there is one of. */
export const LISTS = ['products', 'team']
export const CENTRE_PATH = `settings/${CENTRE_ID}`
export const SINGLES = [
  `videos/${VIDEOS_ID}`,
  `director-texts/${DIRECTOR_ID}`,
  `director-photos/${DIRECTOR_PHOTO_ID}`,
  CENTRE_PATH,
]
const CONTENT = new RegExp(`^((${LISTS.join('|')})/[\\w-]{1,64}|${SINGLES.join('|')})$`)
/** Whether this is the path of a document that the dashboard edits. */
export const isContentPath = (path: unknown): path is string => typeof path === 'string' && CONTENT.test(path)

/** What is stored instead of a document: all its fields, of which undefined ones are left out; null to delete it, undefined to leave it as it is. */
export type Next = (stored: Fields | undefined) => Fields | null | undefined

/** One transaction. It reads before it writes, so `change` comes before `place`. */
export type Transaction = {
  get: (path: string) => Promise<Fields | undefined>
  /**
   * Stores or deletes a document, and keeps what was stored as a version; a document that is added leaves an entry, too.
   * The large picture of a product goes into the version with it, and is given for one that is added. The same fields
   * again, at another time or place, are no change.
   * @returns the id of the version; null when nothing was stored before, or nothing changed
   */
  change: (path: string, next: Next, picture?: string) => Promise<{ isWritten: boolean; version: string | null }>
  /** Gives a document its place in its list. */
  place: (path: string, order: number) => void
}

const ATTEMPTS = 20

/**
 * Runs a transaction. The rules refuse the version of a state that another device has replaced meanwhile, so a refusal is
 * tried again as long as it was about another state than the refusal before.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { sdk, db } = await writing()
  // The address in the token, as the rules read it.
  const email = (await (await auth()).currentUser?.getIdTokenResult())?.claims['email']
  const by = typeof email === 'string' ? email : ''
  const now = sdk.serverTimestamp()
  const ref = (path: string) => sdk.doc(db, path)
  let refused: string | undefined
  for (;;) {
    let seen = ''
    try {
      return await sdk.runTransaction(
        db,
        (raw) => {
          seen = ''
          const get = async (path: string): Promise<Fields | undefined> => (await raw.get(ref(path))).data()
          const change: Transaction['change'] = async (path, next, picture) => {
            const before = await get(path)
            const after = next(before)
            if (after === undefined || isSameContent(before, after ?? undefined))
              return { isWritten: false, version: null }
            const full = path.startsWith('products/') ? `${path}/pictures/full` : null
            const large = full && !after ? (await get(full))?.['image'] : undefined
            const version = before ? versionId(path, before) : null
            seen += version
            if (version) {
              const entry = { path, at: now, by, isDeletion: !after, fields: before }
              raw.set(ref(`versions/${version}`), { ...entry, picture: large })
            } else if (after) {
              const fields = { name: after['name'], createdAt: after['createdAt'] }
              raw.set(ref(`versions/${additionId(path)}`), { path, at: now, by, isAddition: true, fields })
            }
            if (after) raw.set(ref(path), { ...after, updatedAt: now })
            else raw.delete(ref(path))
            if (full && large) raw.delete(ref(full))
            if (full && !before && picture) raw.set(ref(full), { image: picture })
            return { isWritten: true, version }
          }
          return work({ get, change, place: (path, order) => raw.update(ref(path), { order, updatedAt: now }) })
        },
        { maxAttempts: ATTEMPTS },
      )
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || seen === refused) throw error
      refused = seen
    }
  }
}

/** Stores these fields again. The date of creation of what is stored cannot change. */
export const asStored =
  (fields: Fields): Next =>
  (stored) => ({ ...fields, createdAt: stored?.['createdAt'] ?? fields['createdAt'] })

/** Whether two states differ in nothing but their place and time. */
export function isSameContent(a: Fields | undefined, b: Fields | undefined): boolean {
  const content = (fields: Fields | undefined) => fields && { ...fields, order: 0, updatedAt: 0 }
  return isSame(content(a), content(b))
}

const nameOf = (path: string) => path.replaceAll('/', '_')

/** The path, and the milliseconds of `updatedAt`; 0 for a document made by hand without that time. */
const versionId = (path: string, { updatedAt }: Fields): string =>
  `${nameOf(path)}_${isTimestamp(updatedAt) ? Math.floor(updatedAt.toMillis()) : 0}`

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'toMillis' in value

/** No state has such a name, because no id has a plus sign. */
const additionId = (path: string): string => `${nameOf(path)}+${Date.now()}`
