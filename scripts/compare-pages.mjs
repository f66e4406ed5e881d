/**
 * Compares what is stored with what the published pages were made from, and says whether to publish, for the workflow:
 *   node --env-file=.env scripts/compare-pages.mjs
 * Runs every hour before anything is installed, so it imports nothing but Node.
 */
import { appendFileSync } from 'node:fs'
import { storedState } from './stored-state.mjs'

const ANSWER_MS = 20_000
const { VITE_SITE_URL = '', VITE_FIREBASE_PROJECT_ID = '', VITE_FIREBASE_API_KEY = '', GITHUB_OUTPUT } = process.env

/** The state that the published pages were made from; null before the first publication. */
async function publishedState() {
  const answer = await fetch(`${VITE_SITE_URL}/baked/build.json`, {
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  /** @type {import('../src/data/pages/build-record').BuildRecord} */
  const record = await answer.json()
  return record.stored ?? ''
}

try {
  const project = {
    projectId: VITE_FIREBASE_PROJECT_ID,
    apiKey: VITE_FIREBASE_API_KEY,
    siteUrl: VITE_SITE_URL,
    emulator: process.env['VITE_FIRESTORE_EMULATOR'] ?? '',
  }
  const [published, stored] = await Promise.all([publishedState(), storedState(project)])
  const isDifferent = published !== stored
  console.log(
    published === null
      ? 'Nothing is published yet: publishing.'
      : isDifferent
        ? 'Content changed since the pages were made: publishing.'
        : 'No difference: nothing to publish.',
  )
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `publish=${isDifferent}\n`)
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${String(error.cause)})` : ''
  console.error(`Not compared: ${String(error)}${cause}`)
  process.exitCode = 1
}
