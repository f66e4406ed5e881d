/** The project that the doctor looks at, and how it reaches it: as a visitor, as the administrator, as an owner. */
import { lane, PROJECT } from '../emulators/lanes.mjs'
import { call, FIRESTORE, firestoreRest } from '../firebase/rest.mjs'
import { settings as env, isDemo, siteEnv } from '../firebase/settings.mjs'
import { ROOT } from '../root.mjs'
import { ADMIN } from '../seed/seed-content.mjs'

export const { VITE_FIREBASE_API_KEY: apiKey = 'local', VITE_SITE_URL: siteUrl = '' } = env
export const project = env.VITE_FIREBASE_PROJECT_ID || PROJECT
export const isLocal = isDemo(project)
const auth = env.VITE_AUTH_EMULATOR || (isLocal ? lane(0).auth : '')
export const emulator = env.VITE_FIRESTORE_EMULATOR || (isLocal ? lane(0).firestore : '')
// A key that is restricted to the site checks the referrer.
const headers = { 'x-goog-api-key': apiKey, referer: `${siteUrl}/` }
/** Reads and writes as the account of a token, or as a visitor. */
export const restAs = (/** @type {string | null} */ token) =>
  firestoreRest({ host: emulator || FIRESTORE, project, token, headers })
export const admin = isLocal
  ? ADMIN
  : { email: env.ADMIN_EMAIL ?? '', password: env.ADMIN_PASSWORD ?? '' }

const accountsUrl = `${auth ? `http://${auth}/` : 'https://'}identitytoolkit.googleapis.com`
/** @type {(method: string, verb: string, body?: object) => Promise<unknown>} */
export const accounts = (method, verb, body) =>
  call(method, `${accountsUrl}/${verb}?key=${apiKey}`, { headers, body })
/** @type {(email: string, password: string) => Promise<import('../firebase/rest.mjs').SignedIn>} */
export const signIn = async (email, password) => {
  const body = { email, password, returnSecureToken: true }
  const answer = await accounts('POST', 'v1/accounts:signInWithPassword', body)
  return /** @type {import('../firebase/rest.mjs').SignedIn} */ (answer)
}
/** Signs in as the administrator; null where that is refused. */
export const signInAsAdmin = () => signIn(admin.email, admin.password).catch(() => null)
/** The token of the administrator; null without a password, or without a document in admins. */
export async function adminToken() {
  if (!admin.email) return null
  const account = await signInAsAdmin()
  if (!account) return null
  const { localId, idToken } = account
  const right = await restAs(idToken)
    .get(`admins/${localId}`)
    .catch(() => null)
  return right && idToken
}

/**
 * Loads a TypeScript module of this repository.
 *
 * @template T The type of the module.
 * @param {string} file
 * @returns {Promise<T>}
 */
export async function load(file) {
  if (isLocal)
    Object.assign(process.env, siteEnv({ project, firestore: emulator, auth }, 'http://localhost'))
  const { runnerImport } = await import('vite')
  const options = /** @type {const} */ ({ root: ROOT, configFile: false, logLevel: 'error' })
  return /** @type {T} */ ((await runnerImport(file, options)).module)
}
