/**
 * `npm run doctor` checks the project of `.env`, or the local emulators, and prints a line for each check; exit code 1 when
 * something has to be done. It changes nothing. ADMIN_EMAIL and ADMIN_PASSWORD let it sign in.
 * `-- --before-publishing` leaves out what a publication repairs. `-- --write` tries an empty project (doctor-write.mjs).
 */
import { fileURLToPath } from 'node:url'
import { DOCUMENTS, publishedPages, storedState } from './compare-pages.mjs'
import { isDemo, lane, PROJECT, settings as env, siteEnv } from './firebase.mjs'
import { ROOT } from './prepare.mjs'
import { call, FIRESTORE, firestoreRest, statusOf } from './rest.mjs'
import { ADMIN } from './seed-content.mjs'

/** @typedef {[ok: boolean | undefined, what: string, todo: string]} Finding `ok` is undefined for what was not checked. */

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
export const database = `projects/${project}/databases/(default)/documents`
export const admin = isLocal ? ADMIN : { email: env.ADMIN_EMAIL ?? '', password: env.ADMIN_PASSWORD ?? '' }
const isPublishing = process.argv.includes('--before-publishing')
const SETTINGS = 'Firebase console > Authentication > Settings'
/** The domain `.invalid` never exists. */
const NOBODY = 'nobody@example.invalid'
const PAGES_MAX_AGE_MS = 48 * 60 * 60_000
/** As many as the rules let a visitor list. */
const LIST_MAX = 60

/** @type {(method: string, verb: string, body?: object) => Promise<any>} */
const accounts = (method, verb, body) =>
  call(
    method,
    `${auth ? `http://${auth}/` : 'https://'}identitytoolkit.googleapis.com/${verb}?key=${apiKey}`,
    headers,
    body,
  )
export const signIn = (/** @type {string} */ email, /** @type {string} */ password) =>
  accounts('POST', 'v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })
/** The reason of a request that is refused; empty for one that is taken. */
const reasonOf = (/** @type {Promise<unknown>} */ request) => request.then(() => '', String)

/** @type {(() => Finding | Promise<Finding>)[]} */
const SETUP = [
  function configuration() {
    if (isLocal) return [!isPublishing, 'A project is chosen', 'fill in .env as .env.example explains']
    const names = ['API_KEY', 'AUTH_DOMAIN', 'APP_ID'].map((name) => `VITE_FIREBASE_${name}`)
    const wrong = names.filter((name) => !env[name])
    if (!/^https:\/\/[^/]+$/.test(siteUrl)) wrong.push('VITE_SITE_URL (https, no slash at its end)')
    const emulators = ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR'].filter((name) => env[name])
    const todo = `fill in ${wrong.join(', ') || 'nothing'}; take out ${emulators.join(', ') || 'nothing'}`
    return [wrong.length + emulators.length === 0, '.env is complete', todo]
  },
  async function administrator() {
    const what = 'An administrator exists and can sign in'
    if (!admin.email) return [undefined, what, 'give ADMIN_EMAIL and ADMIN_PASSWORD']
    const { localId, idToken } = await signIn(admin.email, admin.password).catch(() => ({}))
    if (!localId) return [false, what, `Authentication > Users > Add user: ${admin.email} cannot sign in`]
    const own = await as(idToken)
      .get(`admins/${localId}`)
      .catch(() => null)
    return [own !== null, what, `Firestore Database: add a document admins/${localId} without a field`]
  },
  async function signUpClosed() {
    if (isLocal) return [undefined, 'Nobody can create an account', 'the emulator is always open']
    // Where accounts may be created, this password is refused as too weak.
    const reason = await reasonOf(accounts('POST', 'v1/accounts:signUp', { email: NOBODY, password: '1' }))
    const ok = /ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(reason)
    return [ok, 'Nobody can create an account', `${SETTINGS} > User actions: untick "Enable create (sign-up)"`]
  },
  async function passwordPolicy() {
    if (isLocal) return [undefined, 'Passwords have 12 characters', 'the emulator has no policy']
    const { customStrengthOptions: options, enforcementState } = await accounts('GET', 'v2/passwordPolicy').catch(
      Object,
    )
    const ok = enforcementState === 'ENFORCE' && options?.minPasswordLength >= 12
    return [ok, 'Passwords have 12 characters', `${SETTINGS} > Password policy: require enforcement, minimum length 12`]
  },
  async function oneAnswer() {
    const what = 'The login does not tell which accounts exist'
    const ok = /INVALID_LOGIN_CREDENTIALS/.test(await reasonOf(signIn(NOBODY, 'wrong-password')))
    if (isLocal && !ok) return [undefined, what, 'the emulator is left as it is']
    return [ok, what, `${SETTINGS} > User actions: tick "Email enumeration protection"`]
  },
]

/** @type {typeof SETUP} */
const PUBLISHED = [
  async function visitorsWriteNothing() {
    const others = ['products/1700000000000', 'team/doctor', 'versions/doctor', 'admins/doctor', 'doctor/doctor']
    const attempts = [...DOCUMENTS, ...others].map((path) => {
      // Nothing is written even where the rules allow it: nothing was written last at that time.
      const currentDocument = { updateTime: '2001-01-01T00:00:00Z' }
      const write = { update: { name: `${database}/${path}`, fields: {} }, currentDocument }
      return reasonOf(as(null).commit([write]))
    })
    const ok = (await Promise.all(attempts)).every((reason) => reason.includes(' answered 403'))
    const todo = `DANGER, anybody can write: npx firebase deploy --only firestore:rules --project ${project}`
    return [ok, 'Visitors can write nothing', todo]
  },
  async function publishedRecently() {
    const what = 'The published pages are up to date'
    if (isLocal) return [undefined, what, 'the local site is not published']
    const pages = await publishedPages(siteUrl)
    if (!pages) return [false, what, 'nothing is published yet: npm run publish']
    const isSame = pages.stored === (await storedState({ projectId: project, apiKey, siteUrl, emulator }))
    const ok = isSame || Date.now() - Date.parse(pages.builtAt) < PAGES_MAX_AGE_MS
    return [ok, what, `made at ${pages.builtAt}, content changed since: look at Actions > Publish, or npm run publish`]
  },
]

/** Returns the documents of a collection as a visitor reads them. */
async function stored(/** @type {string} */ collectionId) {
  /** @type {{ path: string, data: import('./rest.mjs').StoredFields }[]} */
  const all = []
  const single = DOCUMENTS.find((path) => path.startsWith(`${collectionId}/`))
  if (single) {
    const data = await as(null).get(single)
    return data ? [{ path: single, data }] : all
  }
  for (;;) {
    const last = all.at(-1)
    const page = await as(null).query({
      from: [{ collectionId }],
      limit: LIST_MAX,
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(last && { startAt: { values: [{ referenceValue: `${database}/${last.path}` }], before: false } }),
    })
    all.push(...page)
    if (page.length < LIST_MAX) return all
  }
}

/** Returns a server of Vite that loads the code of the site. */
export async function siteCode() {
  if (isLocal) Object.assign(process.env, siteEnv({ project, firestore: emulator, auth }, 'http://localhost'))
  const { createServer } = await import('vite')
  return createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
}

/** The file of each reader in src/data/content, its function, and the field without which no page shows the document. */
const READERS = {
  products: ['products', 'parseProduct', 'image'],
  team: ['team', 'parseTeamMember', 'name'],
  videos: ['videos', 'parseVideos', 'videos'],
  'director-texts': ['director-texts', 'parseDirector', 'titles'],
  'director-photos': ['director-photos', 'parseDirectorPhoto', 'photoBase64'],
  settings: ['centre', 'parseCentre', 'phones'],
}

/** Judges what is stored with the readers of the site. */
async function content() {
  const server = await siteCode()
  const { config } = await server.ssrLoadModule('/src/config.ts')
  /** @type {string[]} */
  const faults = []
  /** @type {Record<string, any[]>} */
  const read = {}
  for (const [name, [file, reader = '', needed = '']] of Object.entries(READERS)) {
    const parse = (await server.ssrLoadModule(`/src/data/content/${file}.ts`))[reader]
    const documents = await stored(name).catch((/** @type {unknown} */ error) => {
      faults.push(`${name} (${String(statusOf(error) ?? error)})`)
      return []
    })
    const values = documents.map(({ path, data }) => ({ ...parse(data, path.split('/')[1]), path, data }))
    faults.push(...values.filter((value) => !value[needed]).map(({ path }) => path))
    read[name] = values
  }
  await server.close()
  const [centre, director] = [read['settings']?.[0], read['director-texts']?.[0]]
  const standIns = { ...config.placeholders, phones: config.defaults.phones, whatsapp: config.defaults.whatsapp }
  const wordsOf = (/** @type {any} */ field) => [field].flat().map((one) => one?.number ?? one?.name ?? one)
  const isLeft = (/** @type {string} */ name) =>
    wordsOf((centre ?? standIns)[name]).some((one) => wordsOf(standIns[name]).includes(one))
  const left = [...Object.keys(standIns).filter(isLeft), ...(director?.name ? [] : ['director'])]
  const empty = ['products', 'videos', 'director-photos'].filter((name) => !read[name]?.length)
  empty.push(...['hours', 'licence', 'legalReviewed'].filter((name) => !centre?.[name]?.length))
  const unplaced = [...(read['products'] ?? []), ...(read['team'] ?? [])].filter(
    ({ data }) => !('order' in data || 'hidden' in data),
  )
  const counts = Object.entries(read).map(([name, { length }]) => `${length} ${name}`)
  return /** @type {Finding[]} */ ([
    [
      faults.length === 0,
      `Everything stored is readable (${counts.join(', ')})`,
      `not ${faults.join(', ')}; 403: deploy the rules; else repair the document in the console`,
    ],
    [left.length === 0, 'No placeholder is left', `enter in the dashboard ${left.join(', ')}`],
    [empty.length === 0 || undefined, 'Nothing is empty', `to enter in the dashboard: ${empty.join(', ')}`],
    [
      unplaced.length === 0,
      'Everything in a list has a place',
      `${unplaced.map(({ path }) => path).join(', ')}: move anything in that list of the dashboard, which numbers all`,
    ],
  ])
}

/** Prints a finding; returns whether nothing has to be done. */
export function report(/** @type {Finding} */ [ok, what, todo]) {
  console.log(ok ? `✓ ${what}` : ok === undefined ? `- ${what}: not known, ${todo}` : `✗ ${what}: ${todo}`)
  return ok !== false
}

async function examine() {
  console.log(`Checking ${isLocal ? 'the local emulators' : `the project ${project}`}`)
  const error = await as(null).get('settings/centre').catch(Object)
  const isReached = !(error instanceof Error) || statusOf(error) === 403
  const todo = `${String(error)}: ${isLocal ? 'run npm start beside this' : 'look at .env and at the connection'}`
  if (!report([isReached, 'The database answers', todo])) return 1
  let failed = 0
  for (const check of [...SETUP, content, ...(isPublishing ? [] : PUBLISHED)]) {
    const found = await Promise.resolve(check()).catch((/** @type {unknown} */ reason) => [
      false,
      check.name,
      String(reason),
    ])
    const findings = /** @type {Finding[]} */ (Array.isArray(found[0]) ? found : [found])
    failed += findings.filter((finding) => !report(finding)).length
  }
  console.log(failed === 0 ? 'Nothing has to be done.' : `To do: ${failed}.`)
  return failed === 0 ? 0 : 1
}

// Not awaited here: doctor-write.mjs imports this module.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isTrial = process.argv.includes('--write')
  void (isTrial ? import('./doctor-write.mjs').then(({ write }) => write()) : examine()).then((code) => {
    process.exitCode = code
  })
}
