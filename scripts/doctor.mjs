/**
 * `npm run doctor` checks the project of `.env`, or the local emulators, and prints a line for each check; exit code 1 when
 * something has to be done before a publication. What is odd in the content is a warning. It changes nothing. ADMIN_EMAIL and ADMIN_PASSWORD let it sign in.
 * `-- --before-publishing` leaves out what a publication repairs. `-- --write` tries an empty project (doctor-write.mjs).
 */
import { fileURLToPath } from 'node:url'
import { contentChecks } from './doctor-content.mjs'
import { DOCUMENTS, publishedPages, storedState } from './compare-pages.mjs'
import { isDemo, lane, PROJECT, settings as env, siteEnv } from './firebase.mjs'
import { ROOT } from './prepare.mjs'
import { call, FIRESTORE, firestoreRest } from './rest.mjs'
import { ADMIN } from './seed-content.mjs'

/** @import { StoredFields } from './rest.mjs' */
/** @typedef {'good' | 'bad' | 'odd' | 'unknown'} State Only what is bad stops a publication. */
/** @typedef {[ok: boolean | State, todo: string]} Answer */

const { VITE_FIREBASE_API_KEY: apiKey = 'local', VITE_SITE_URL: siteUrl = '' } = env
export const project = env.VITE_FIREBASE_PROJECT_ID || PROJECT
export const isLocal = isDemo(project)
const auth = env.VITE_AUTH_EMULATOR || (isLocal ? lane(0).auth : '')
const emulator = env.VITE_FIRESTORE_EMULATOR || (isLocal ? lane(0).firestore : '')
// A key that is restricted to the site checks the referrer.
const headers = { 'x-goog-api-key': apiKey, referer: `${siteUrl}/` }
/** Reads and writes as the account of a token, or as a visitor. */
export const as = (/** @type {string | null} */ token) =>
  firestoreRest({ host: emulator || FIRESTORE, project, token, headers })
export const admin = isLocal
  ? ADMIN
  : { email: env.ADMIN_EMAIL ?? '', password: env.ADMIN_PASSWORD ?? '' }
const isPublishing = process.argv.includes('--before-publishing')
const TO_SIGN_IN = 'give ADMIN_EMAIL and ADMIN_PASSWORD'
const SETTINGS = 'Firebase console > Authentication > Settings'
/** The domain `.invalid` never exists. */
const NOBODY = 'nobody@example.invalid'
const PAGES_MAX_AGE_MS = 48 * 60 * 60_000
/** The hidden videos, which only an administrator may read. */
const HIDDEN_VIDEOS = 'videos/hidden-videos'
/** As many as the rules let a visitor list. */
const LIST_MAX = 60

const accountsUrl = `${auth ? `http://${auth}/` : 'https://'}identitytoolkit.googleapis.com`
/** @type {(method: string, verb: string, body?: object) => Promise<any>} */
const accounts = (method, verb, body) =>
  call(method, `${accountsUrl}/${verb}?key=${apiKey}`, { headers, body })
export const signIn = (/** @type {string} */ email, /** @type {string} */ password) =>
  accounts('POST', 'v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })
/** The token of the administrator; null without a password, or without a document in admins. */
async function adminToken() {
  if (!admin.email) return null
  const { localId, idToken } = await signIn(admin.email, admin.password).catch(() => ({}))
  const own =
    localId &&
    (await as(idToken)
      .get(`admins/${localId}`)
      .catch(() => null))
  return own ? String(idToken) : null
}
/** The reason of a request that is refused; empty for one that is taken. */
const reasonOf = (/** @type {Promise<unknown>} */ request) => request.then(() => '', String)

/**
 * Each check by what is true when nothing has to be done; it answers whether it is, and what to do.
 *
 * @typedef {Record<string, () => Answer | Promise<Answer>>} Checks
 */

/** @type {Checks} what the emulators have not */
const PROJECT_SETUP = {
  '.env is complete': () => {
    const wrong = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'APP_ID']
      .map((name) => `VITE_FIREBASE_${name}`)
      .filter((name) => !env[name])
    if (!/^https:\/\/[^/]+$/.test(siteUrl)) wrong.push('VITE_SITE_URL (https, no slash at its end)')
    const emulators = ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR'].filter((name) => env[name])
    const todo = `fill in ${wrong.join(', ') || 'nothing'}; take out ${emulators.join(', ') || 'nothing'}`
    return [wrong.length + emulators.length === 0, todo]
  },
  'Nobody can create an account': async () => {
    // Where accounts may be created, this password is refused as too weak.
    const reason = await reasonOf(
      accounts('POST', 'v1/accounts:signUp', { email: NOBODY, password: '1' }),
    )
    const ok = /ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(reason)
    return [ok, `${SETTINGS} > User actions: untick "Enable create (sign-up)"`]
  },
  'Passwords have 12 characters': async () => {
    const policy = await accounts('GET', 'v2/passwordPolicy').catch(Object)
    const ok =
      policy.enforcementState === 'ENFORCE' && policy.customStrengthOptions?.minPasswordLength >= 12
    return [ok, `${SETTINGS} > Password policy: require enforcement, minimum length 12`]
  },
  'The login does not tell which accounts exist': async () => {
    const ok = /INVALID_LOGIN_CREDENTIALS/.test(await reasonOf(signIn(NOBODY, 'wrong-password')))
    return [ok, `${SETTINGS} > User actions: tick "Email enumeration protection"`]
  },
}

/** @type {Checks} */
const ADMINISTRATOR = {
  'An administrator exists and can sign in': async () => {
    if (!admin.email) return ['unknown', TO_SIGN_IN]
    const { localId, idToken } = await signIn(admin.email, admin.password).catch(() => ({}))
    if (!localId) return [false, `Authentication > Users > Add user: ${admin.email} cannot sign in`]
    const own = await as(idToken)
      .get(`admins/${localId}`)
      .catch(() => null)
    return [own !== null, `Firestore Database: add a document admins/${localId} without a field`]
  },
}

/** @type {Checks} */
const PUBLISHED = {
  'Visitors can write nothing': async () => {
    const others = [
      'products/1700000000000',
      'team/doctor',
      'versions/doctor',
      'admins/doctor',
      'doctor/doctor',
    ]
    // Nothing is written even where the rules allow it: nothing was written last at that time.
    const currentDocument = { updateTime: '2001-01-01T00:00:00Z' }
    const attempts = [...DOCUMENTS, ...others].map((path) =>
      reasonOf(
        as(null).commit([{ update: { name: as(null).nameOf(path), fields: {} }, currentDocument }]),
      ),
    )
    const ok = (await Promise.all(attempts)).every((reason) => reason.includes(' answered 403'))
    return [
      ok,
      `DANGER, anybody can write: npx firebase deploy --only firestore:rules --project ${project}`,
    ]
  },
  'The published pages are up to date': async () => {
    if (isLocal) return ['unknown', 'the local site is not published']
    const pages = await publishedPages(siteUrl)
    if (!pages) return [false, 'nothing is published yet: npm run publish']
    const isSame =
      pages.stored === (await storedState({ projectId: project, apiKey, siteUrl, emulator }))
    const ok = isSame || Date.now() - Date.parse(pages.builtAt) < PAGES_MAX_AGE_MS
    return [
      ok,
      `made at ${pages.builtAt}, content changed since: look at Actions > Publish, or npm run publish`,
    ]
  },
}

/** Returns the documents of a collection: all of a list to an administrator, what is visible to a visitor. */
async function stored(/** @type {string} */ collectionId, /** @type {string | null} */ token) {
  const path = DOCUMENTS.find((each) => each.startsWith(`${collectionId}/`))
  if (!path) return token ? as(token).list(collectionId) : as(null).visible(collectionId, LIST_MAX)
  const data = await as(null).get(path)
  if (!data) return []
  const id = path.split('/')[1] ?? ''
  if (collectionId !== 'videos' || !token) return [{ id, data }]
  const hidden = await as(token).get(HIDDEN_VIDEOS)
  return [{ id, data: { ...data, videos: [...entriesIn(data), ...entriesIn(hidden)] } }]
}

/** The videos of a list. */
function entriesIn(/** @type {StoredFields | null} */ list) {
  const videos = list?.['videos']
  return Array.isArray(videos) ? videos : []
}

/** Loads a TypeScript module of this repository. @returns {Promise<any>} */
export async function load(/** @type {string} */ file) {
  if (isLocal)
    Object.assign(process.env, siteEnv({ project, firestore: emulator, auth }, 'http://localhost'))
  const { runnerImport } = await import('vite')
  return (await runnerImport(file, { root: ROOT, configFile: false, logLevel: 'error' })).module
}

/** @type {Record<State, string>} */
const MARKS = { good: '✓', bad: '✗', odd: '!', unknown: '-' }

/** Prints an answer; returns whether nothing has to be done before a publication. */
export function report(/** @type {string} */ what, /** @type {Answer} */ [answer, todo]) {
  const ok = answer === false ? 'bad' : 'good'
  const state = typeof answer === 'boolean' ? ok : answer
  const words = { good: '', bad: `: ${todo}`, odd: `: ${todo}`, unknown: `: not known, ${todo}` }
  console.log(`${MARKS[state]} ${what}${words[state]}`)
  return state !== 'bad'
}

async function examine() {
  console.log(`Checking ${isLocal ? 'the local emulators' : `the project ${project}`}`)
  const reason = await reasonOf(as(null).get('settings/centre'))
  const todo = `${reason}: ${isLocal ? 'run npm start beside this' : 'look at .env and at the connection'}`
  if (!report('The database answers', [!reason || reason.includes(' answered 403'), todo])) return 1
  const token = await adminToken()
  let failed = 0
  const setup = isLocal && !isPublishing ? {} : PROJECT_SETUP
  const checks = {
    ...setup,
    ...ADMINISTRATOR,
    ...(await contentChecks({
      modules: { ...(await load('/src/config.ts')), ...(await load('/src/data/entities.ts')) },
      stored: (name) => stored(name, token),
      unseen: token ? '' : TO_SIGN_IN,
    })),
    ...(isPublishing ? {} : PUBLISHED),
  }
  for (const [what, check] of Object.entries(checks)) {
    /** @type {Answer} */
    const answer = await Promise.resolve(check()).catch((/** @type {unknown} */ error) => [
      false,
      String(error),
    ])
    if (!report(what, answer)) failed += 1
  }
  console.log(failed === 0 ? 'Nothing has to be done.' : `To do: ${failed}.`)
  return Math.sign(failed)
}

// Not awaited here: doctor-write.mjs imports this module.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isTrial = process.argv.includes('--write')
  void (isTrial ? import('./doctor-write.mjs').then(({ write }) => write()) : examine()).then(
    (code) => {
      process.exitCode = code
    },
  )
}
