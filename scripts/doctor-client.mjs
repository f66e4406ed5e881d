/** The addresses that `npm run doctor` asks, and how it asks them. */
import { isDemo, PROJECT, settings as env } from './firebase.mjs'
import { ADMIN } from './seed-content.mjs'

/**
 * What a check found. `ok` is undefined where it could not be checked; then, as for a failure, both languages say what to do.
 * @typedef {{ ok?: boolean, what: string, english?: string, arabic?: string }} Finding
 */

export const ANSWER_MS = 10_000
export const isLocal = !env.VITE_FIREBASE_PROJECT_ID || isDemo(env.VITE_FIREBASE_PROJECT_ID)
export const project = isLocal ? PROJECT : (env.VITE_FIREBASE_PROJECT_ID ?? '')
export const admin = isLocal ? ADMIN : { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }

const key = env.VITE_FIREBASE_API_KEY || 'local'
const authEmulator = emulator('VITE_AUTH_EMULATOR', env.AUTH_PORT || 9099)
const firestoreEmulator = emulator('VITE_FIRESTORE_EMULATOR', env.FIRESTORE_PORT || 8080)
/** Host and port of the services, as the site itself names them. */
export const local = {
  firestore: firestoreEmulator?.replace('http://', '') ?? '',
  auth: authEmulator?.replace('http://', '') ?? '',
}
export const documents = `${firestoreEmulator ?? 'https://firestore.googleapis.com'}/v1/projects/${project}/databases/(default)/documents`

/**
 * The address of a Google service. The Auth emulator serves those of others below its own.
 * @param {string} host
 */
const service = (host) => (authEmulator ? `${authEmulator}/${host}` : `https://${host}`)
export const accounts = `${service('identitytoolkit.googleapis.com')}/v1/accounts`

/**
 * Asks an address that needs an owner of the project: ACCESS_TOKEN, which `gcloud auth print-access-token` prints.
 * Null without one.
 * @param {string} host
 * @param {string} pathname
 */
export async function askAsOwner(host, pathname) {
  if (!env.ACCESS_TOKEN) return null
  const answer = await fetch(`${service(host)}/${pathname}`, {
    headers: { authorization: `Bearer ${env.ACCESS_TOKEN}`, 'x-goog-user-project': project },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}`)
  return answer.json()
}

/** @type {Pick<Finding, 'english' | 'arabic'>} */
export const NEEDS_TOKEN = {
  english: 'Not checked: give ACCESS_TOKEN, which an owner gets by: gcloud auth print-access-token',
  arabic: 'لم يُفحص: مرّر ACCESS_TOKEN الذي يحصل عليه مالك المشروع بالأمر: gcloud auth print-access-token',
}

/**
 * The address of a local emulator; undefined for a real project.
 * @param {string} name
 * @param {number | string} port
 */
function emulator(name, port) {
  return env[name] ? `http://${env[name]}` : isLocal ? `http://127.0.0.1:${port}` : undefined
}

/**
 * Asks as a page of the site does, or of the origin `from`.
 * @param {string} url
 * @param {{ method?: string, body?: string, headers?: Record<string, string>, from?: string }} [options]
 */
export async function ask(url, { from = env.VITE_SITE_URL, ...options } = {}) {
  const separator = url.includes('?') ? '&' : '?'
  // A key that is restricted to the site checks the referrer.
  const referrer = from ? { referer: `${from}/` } : {}
  const headers = { 'content-type': 'application/json', ...referrer, ...options.headers }
  const answer = await fetch(`${url}${separator}key=${key}`, {
    ...options,
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: answer.status, text: await answer.text() }
}

/** The most documents that the rules let a visitor list at once. */
const LIST_MAX = 60

/**
 * Asks for the first documents of a collection, after the one named `after`, as the site does.
 * @param {string} collectionId
 * @param {{ limit?: number, after?: string | undefined }} [options]
 */
export function askList(collectionId, { limit = LIST_MAX, after } = {}) {
  const structuredQuery = {
    from: [{ collectionId }],
    limit,
    orderBy: [{ field: { fieldPath: '__name__' } }],
    ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
  }
  return ask(`${documents}:runQuery`, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
}

/**
 * Returns every document of a collection; none where the rules refuse.
 * @param {string} collectionId
 * @returns {Promise<{ name: string, fields?: object }[]>}
 */
export async function listAll(collectionId) {
  /** @type {{ name: string, fields?: object }[]} */
  const all = []
  for (;;) {
    const { status, text } = await askList(collectionId, { after: all.at(-1)?.name })
    /** @type {{ document?: { name: string, fields?: object } }[]} */
    const answers = status === 200 ? JSON.parse(text) : []
    const page = answers.flatMap(({ document }) => document ?? [])
    all.push(...page)
    if (page.length < LIST_MAX) return all
  }
}

/**
 * @param {string} email
 * @param {string} secret
 */
export function password(email, secret) {
  return ask(`${accounts}:signInWithPassword`, {
    method: 'POST',
    body: JSON.stringify({ email, password: secret, returnSecureToken: true }),
  })
}
