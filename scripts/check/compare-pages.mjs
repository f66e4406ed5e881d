/**
 * Compares the stored content with that of the published pages, and says whether to publish, for the workflow:
 *   node --env-file=.env scripts/check/compare-pages.mjs
 * Runs every hour before anything is installed, so it imports nothing but Node.
 */
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The number of documents of each list that the pages show: PRODUCTS_PAGE_SIZE and TEAM_MAX of src/limits.ts. */
export const LISTED = { products: 12, team: 60 }
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
 * Returns a digest of the content of the pages: the names of the documents and when each was written. No image is sent.
 *
 * @param {{ projectId: string, apiKey: string, siteUrl: string, emulator: string }} project `emulator`: host:port or empty
 */
export async function storedState({ projectId, apiKey, siteUrl, emulator }) {
  const documents = `projects/${projectId}/databases/(default)/documents`
  const base = `${emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'}/v1/${documents}`
  /** @type {(verb: string, body: object) => Promise<{ found?: Document, document?: Document }[]>} */
  const ask = async (verb, body) => {
    // A key that is restricted to the site checks the referrer. An emulator may close a kept connection when it is used.
    const options = {
      method: 'POST',
      headers: { referer: `${siteUrl}/`, connection: 'close' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${base}:${verb}?key=${apiKey}`, {
      ...options,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok)
      throw Object.assign(new Error(`The database answered ${answer.status}`), {
        status: answer.status,
      })
    return answer.json()
  }
  // The rules let visitors list only what is visible, which has an order.
  const order = { fieldPath: 'order' }
  const visible = (/** @type {string} */ collectionId, /** @type {number} */ limit) => ({
    from: [{ collectionId }],
    where: { fieldFilter: { field: order, op: 'GREATER_THAN', value: { integerValue: 0 } } },
    orderBy: [{ field: order }],
    limit,
    select: { fields: [{ fieldPath: '__name__' }] },
  })
  const answers = await Promise.all([
    ...Object.entries(LISTED).map(([name, limit]) =>
      ask('runQuery', { structuredQuery: visible(name, limit) }),
    ),
    ask('batchGet', {
      documents: DOCUMENTS.map((path) => `${documents}/${path}`),
      mask: { fieldPaths: ['updatedAt'] },
    }),
  ])
  const states = answers.flat().flatMap(({ found, document }) => found ?? document ?? [])
  const lines = states.map(({ name, updateTime }) => `${name} ${updateTime}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** @typedef {{ builtAt: string, stored: string | null }} Pages when they were made, and from which state */
/** @returns {Promise<Pages | null>} null before the first publication */
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

/** The state, or null where the rules refuse a read: a publication deploys those of its commit first. */
const stateOrRefused = (/** @type {Parameters<typeof storedState>[0]} */ project) =>
  storedState(project).catch((/** @type {unknown} */ error) => {
    if (Object(error).status === 403) return null
    throw error
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const env = process.env
  const [siteUrl = '', projectId = ''] = [env.VITE_SITE_URL, env.VITE_FIREBASE_PROJECT_ID]
  const [apiKey = '', emulator = ''] = [env.VITE_FIREBASE_API_KEY, env.VITE_FIRESTORE_EMULATOR]
  try {
    const pages = await publishedPages(siteUrl)
    const stored = await stateOrRefused({ projectId, apiKey, siteUrl, emulator })
    const isDifferent = stored === null || pages?.stored !== stored
    const difference =
      stored === null
        ? 'The deployed rules refuse a read: publishing.'
        : 'Content changed since the pages were made: publishing.'
    if (!pages) console.log('Nothing is published yet: publishing.')
    else console.log(isDifferent ? difference : 'No difference.')
    if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `publish=${isDifferent}\n`)
  } catch (error) {
    console.error(`Not compared: ${String(error)}`, error instanceof Error ? error.cause : '')
    process.exitCode = 1
  }
}
