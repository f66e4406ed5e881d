/**
 * `npm run doctor` checks the project of `.env`, or the local emulators. It changes nothing.
 *
 * It prints a line for each check. The exit code is 1 when something has to be done before a publication. Odd content
 * is a warning. A check that gets no answer is not known.
 *
 *   ADMIN_EMAIL, ADMIN_PASSWORD   it signs in, and sees more
 *   -- --before-publishing        leaves out what a publication repairs; faults of accounts are warnings
 *   -- --write                    tries an empty project (write.mjs)
 */
import { DOCUMENTS, publishedPages, storedState } from '../check/compare-pages.mjs'
import { isUndecided } from '../firebase/rest.mjs'
import { settings as env } from '../firebase/settings.mjs'
import {
  accounts,
  admin,
  adminToken,
  apiKey,
  emulator,
  isLocal,
  load,
  project,
  restAs,
  signIn,
  siteUrl,
} from './access.mjs'
import { contentChecks } from './content.mjs'
import { report } from './report.mjs'
import { tryWrites } from './write.mjs'

/** @import { Answer, Checks } from './report.mjs' */
/** @typedef {{ enforcementState?: string, customStrengthOptions?: { minPasswordLength?: number } }} PasswordPolicy */

const isPublishing = process.argv.includes('--before-publishing')
const TO_SIGN_IN = 'give ADMIN_EMAIL and ADMIN_PASSWORD'
const SETTINGS = 'Firebase console > Authentication > Settings'
/** The domain `.invalid` never exists. */
const NOBODY = 'nobody@example.invalid'
/** The pages are made once a day in any case. */
const PAGES_MAX_AGE_MS = 48 * 60 * 60_000

/** A missing setting of accounts stops no publication: it is in no page. */
const missing = isPublishing ? 'odd' : 'bad'

/** The reason why a request was refused; empty if it was accepted. @throws without an answer */
const whyRefused = (/** @type {Promise<unknown>} */ request) =>
  request.then(
    () => '',
    (/** @type {unknown} */ error) => {
      if (isUndecided(error)) throw error
      return String(error)
    },
  )

/**
 * The answer to a request; null if it was refused. @throws without an answer
 *
 * @type {<T>(request: Promise<T>) => Promise<T | null>}
 */
const orNull = (request) =>
  request.catch((/** @type {unknown} */ error) => {
    if (isUndecided(error)) throw error
    return null
  })

/** @type {Checks} services that the emulators lack */
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
    const reason = await whyRefused(
      accounts('POST', 'v1/accounts:signUp', { email: NOBODY, password: '1' }),
    )
    const ok = /ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(reason)
    return [ok ? 'good' : missing, `${SETTINGS} > User actions: untick "Enable create (sign-up)"`]
  },
  'Passwords have 12 characters': async () => {
    const policy = (await orNull(accounts('GET', 'v2/passwordPolicy'))) ?? {}
    const { enforcementState, customStrengthOptions } = /** @type {PasswordPolicy} */ (policy)
    const { minPasswordLength = 0 } = customStrengthOptions ?? {}
    const ok = enforcementState === 'ENFORCE' && minPasswordLength >= 12
    return [
      ok ? 'good' : missing,
      `${SETTINGS} > Password policy: require enforcement, minimum length 12`,
    ]
  },
  'The login does not tell which accounts exist': async () => {
    const ok = /INVALID_LOGIN_CREDENTIALS/.test(await whyRefused(signIn(NOBODY, 'wrong-password')))
    return [
      ok ? 'good' : missing,
      `${SETTINGS} > User actions: tick "Email enumeration protection"`,
    ]
  },
}

/** @type {Checks} */
const ADMINISTRATOR = {
  'An administrator exists and can sign in': async () => {
    if (!admin.email) return ['unknown', TO_SIGN_IN]
    const account = await orNull(signIn(admin.email, admin.password))
    if (!account)
      return [missing, `Authentication > Users > Add user: ${admin.email} cannot sign in`]
    const { localId, idToken } = account
    const right = await orNull(restAs(idToken).get(`admins/${localId}`))
    return [
      right ? 'good' : missing,
      `Firestore Database: add a document admins/${localId} without a field`,
    ]
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
    // This condition fails even where the rules allow the write, because nothing was last written at that time.
    const currentDocument = { updateTime: '2001-01-01T00:00:00Z' }
    const attempts = [...DOCUMENTS, ...others].map((path) =>
      whyRefused(
        restAs(null).commit([
          { update: { name: restAs(null).nameOf(path), fields: {} }, currentDocument },
        ]),
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
    const isOld = Date.now() - Date.parse(pages.builtAt) > PAGES_MAX_AGE_MS
    const different = isOld ? 'bad' : 'odd'
    return [
      isSame ? 'good' : different,
      `made at ${pages.builtAt}, content changed since: if more than an hour ago, look at Actions > Publish, or npm run publish`,
    ]
  },
}

/**
 * Returns a function that reads a collection: all documents for an administrator, the visible ones for a visitor.
 *
 * @param {string | null} token
 * @param {Awaited<ReturnType<typeof siteModules>>} site
 */
function reader(token, { PUBLIC_LIST_MAX, HIDDEN_VIDEOS_PATH, withHiddenVideos }) {
  return async (/** @type {string} */ collectionId) => {
    const path = DOCUMENTS.find((known) => known.startsWith(`${collectionId}/`))
    if (!path)
      return token
        ? restAs(token).list(collectionId)
        : restAs(null).visible(collectionId, PUBLIC_LIST_MAX)
    const data = await restAs(null).get(path)
    if (!data) return []
    const hidden =
      collectionId === 'videos' && token ? await restAs(token).get(HIDDEN_VIDEOS_PATH) : null
    return [{ id: path.split('/')[1] ?? '', data: withHiddenVideos(data, hidden) }]
  }
}

/** Runs every check; returns the exit code. */
async function examine() {
  console.log(`Checking ${isLocal ? 'the local emulators' : `the project ${project}`}`)
  const answer = await databaseAnswers()
  const canGoOn = report('The database answers', answer)
  if (answer[0] !== 'good') return Number(!canGoOn)
  const checks = {
    ...(isLocal && !isPublishing ? {} : PROJECT_SETUP),
    ...ADMINISTRATOR,
    ...(await checksOfContent()),
    ...(isPublishing ? {} : PUBLISHED),
  }
  let failed = 0
  for (const [what, check] of Object.entries(checks)) {
    /** @type {Answer} */
    const answer = await Promise.resolve(check()).catch((/** @type {unknown} */ error) => [
      'unknown',
      String(error),
    ])
    if (!report(what, answer)) failed += 1
  }
  console.log(failed === 0 ? 'Nothing has to be done.' : `To do: ${failed}.`)
  return Math.sign(failed)
}

/** Whether the database answers. A refusal is an answer. @returns {Promise<Answer>} */
async function databaseAnswers() {
  const reason = await restAs(null)
    .get('settings/centre')
    .then(() => '', String)
  if (!reason || reason.includes(' answered 403')) return ['good', '']
  const todo = isLocal ? 'run npm start beside this' : 'look at .env and at the connection'
  // The build asks again, and stops without an answer.
  return [isPublishing ? 'unknown' : 'bad', `${reason}: ${todo}`]
}

/** The checks of the content; if a read gets no answer, a single check that is not known. @returns {Promise<Checks>} */
async function checksOfContent() {
  const token = await adminToken()
  const modules = await siteModules()
  const unseen = token ? '' : TO_SIGN_IN
  return contentChecks({ modules, stored: reader(token, modules), unseen }).catch(
    (/** @type {unknown} */ error) => ({
      'The content is complete': () => /** @type {Answer} */ (['unknown', String(error)]),
    }),
  )
}

/** The code of the site that the checks of the content use. */
async function siteModules() {
  /** @type {typeof import('../../src/config')} */
  const { config } = await load('/src/config.ts')
  /** @type {typeof import('../../src/limits')} */
  const limits = await load('/src/limits.ts')
  /** @type {typeof import('../../src/data/entities')} */
  const { CONTENT } = await load('/src/data/entities.ts')
  /** @type {typeof import('../../src/data/document-paths')} */
  const documentPaths = await load('/src/data/document-paths.ts')
  /** @type {typeof import('../../src/data/store/shared/hidden-videos')} */
  const hiddenVideos = await load('/src/data/store/shared/hidden-videos.ts')
  /** @type {typeof import('../../src/data/content/team')} */
  const { hasName } = await load('/src/data/content/team.ts')
  /** @type {typeof import('../../src/data/content/videos')} */
  const { hasLink } = await load('/src/data/content/videos.ts')
  return { ...limits, ...documentPaths, ...hiddenVideos, config, CONTENT, hasName, hasLink }
}

process.exitCode = await (process.argv.includes('--write') ? tryWrites() : examine())
