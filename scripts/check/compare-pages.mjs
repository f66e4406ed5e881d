/**
 * Compares the stored content with that of the published pages, and says whether to publish:
 *   node --env-file=.env scripts/check/compare-pages.mjs
 * The workflow runs it every hour, before anything is installed. So it imports no package.
 */
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { visibleQuery } from '../firebase/visible-query.mjs'

// tests/house/entities compares these copies with src/limits.ts and src/data/entities.ts.
/** The number of documents of each list that the pages show: PRODUCTS_BATCH_SIZE and TEAM_MAX. */
export const LISTED = { products: 12, team: 60 }
/** The documents beside the lists: SINGLE_PATHS. */
export const DOCUMENTS = [
  'videos/main-videos',
  'director-texts/main-director',
  'director-photos/main-director-photo',
  'settings/centre',
]

/** A busy machine may need this long to answer. */
const TIMEOUT_MS = 60_000

/** @typedef {{ name: string, updateTime: string }} Document */

/**
 * @typedef {{ projectId: string, apiKey: string, siteUrl: string, emulator: string }} Project
 *   `emulator`: host:port or empty
 */

/**
 * Returns a digest of the content of the pages: the names of the documents and when each was written. No image is sent.
 *
 * @param {Project} project
 */
export async function storedState(project) {
  const select = { fields: [{ fieldPath: '__name__' }] }
  const answers = await Promise.all([
    ...Object.entries(LISTED).map(([name, limit]) =>
      ask(project, 'runQuery', { structuredQuery: { ...visibleQuery(name, limit), select } }),
    ),
    ask(project, 'batchGet', {
      documents: DOCUMENTS.map((path) => `${databaseOf(project)}/${path}`),
      mask: { fieldPaths: ['updatedAt'] },
    }),
  ])
  const states = answers.flat().flatMap(({ found, document }) => found ?? document ?? [])
  const lines = states.map(({ name, updateTime }) => `${name} ${updateTime}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const databaseOf = (/** @type {Project} */ { projectId }) =>
  `projects/${projectId}/databases/(default)/documents`

/**
 * Asks the database as a visitor.
 *
 * @type {(project: Project, verb: string, body: object) => Promise<{ found?: Document, document?: Document }[]>}
 */
async function ask(project, verb, body) {
  const { apiKey, siteUrl, emulator } = project
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'
  const answer = await fetch(`${origin}/v1/${databaseOf(project)}:${verb}?key=${apiKey}`, {
    method: 'POST',
    // A key that is restricted to the site checks the referrer. An emulator may close a connection that was kept.
    headers: { referer: `${siteUrl}/`, connection: 'close' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { ok, status } = answer
  if (!ok) throw Object.assign(new Error(`The database answered ${status}`), { status })
  return answer.json()
}

/** @typedef {{ builtAt: string, stored: string | null }} Pages `stored`: the state from which they were made */

/** Returns the published pages; null before the first publication. @returns {Promise<Pages | null>} */
export async function publishedPages(/** @type {string} */ siteUrl) {
  const headers = { 'cache-control': 'no-cache' }
  const answer = await fetch(`${siteUrl}/baked/build.json`, {
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return answer.json()
}

/** The state, or null if the rules refuse a read. A publication then deploys the rules of its commit first. */
const stateOrRefused = (/** @type {Project} */ project) =>
  storedState(project).catch((/** @type {unknown} */ error) => {
    if (Object(error).status === 403) return null
    throw error
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const env = process.env
  const {
    VITE_SITE_URL: siteUrl = '',
    VITE_FIREBASE_PROJECT_ID: projectId = '',
    VITE_FIREBASE_API_KEY: apiKey = '',
    VITE_FIRESTORE_EMULATOR: emulator = '',
  } = env
  try {
    const pages = await publishedPages(siteUrl)
    const stored = await stateOrRefused({ projectId, apiKey, siteUrl, emulator })
    const isDifferent = stored === null || pages?.stored !== stored
    if (!pages) console.log('Nothing is published yet: publishing.')
    else if (stored === null) console.log('The deployed rules refuse a read: publishing.')
    else if (isDifferent) console.log('Content changed since the pages were made: publishing.')
    else console.log('No difference.')
    if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `publish=${isDifferent}\n`)
  } catch (error) {
    console.error(`Not compared: ${String(error)}`, error instanceof Error ? error.cause : '')
    process.exitCode = 1
  }
}
