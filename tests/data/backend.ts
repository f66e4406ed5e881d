import { authRest, firestoreRest, type StoredFields } from '../../scripts/firestore-rest.mjs'
import { encodeFields } from '../../scripts/firestore-values.mjs'
import { revised, writesOf, type Write } from '../writes'

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: these tests run against the emulators, through npm test`)
  return value
}

/** The project of this file's documents. */
export const PROJECT = needed('VITE_FIREBASE_PROJECT_ID')
const host = needed('FIRESTORE_EMULATOR_HOST')
const authHost = needed('FIREBASE_AUTH_EMULATOR_HOST')

/** Reads and writes without the rules. */
export const owner = firestoreRest({ host, project: PROJECT })
/** The Auth emulator keeps the accounts of all files in one project, so each file has email addresses of its own. */
export const AUTH_PROJECT = needed('GCLOUD_PROJECT')
const accounts = authRest({ host: authHost, project: AUTH_PROJECT })

export { DATE, hashOf, picture } from '../documents'
export { now, versionIdOf, type Write } from '../writes'
const writes = writesOf(PROJECT)
export const { nameOf, setWrite, versionWrite, deleteWrite } = writes

/** The version of what is stored at this path now, as the dashboard writes it; nothing where nothing is stored. */
export async function keptWrites(path: string, token: string | null, project = PROJECT): Promise<Write[]> {
  const stored = path.includes('/pictures/') ? null : await firestoreRest({ host, project }).get(path)
  return writesOf(project).keptWrites(path, stored, emailOf(token))
}

function emailOf(token: string | null): string {
  const payload: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString() || '{}')
  return payload && typeof payload === 'object' && 'email' in payload ? String(payload.email) : ''
}

const WRITES_AT_ONCE = 400

/** Stores documents by path without the rules, in one request for many; removes those that are null. */
export async function store(documents: Record<string, StoredFields | null>): Promise<void> {
  const writes = Object.entries(documents).map(([path, fields]) =>
    fields ? { update: { name: nameOf(path), fields: encodeFields(fields) } } : deleteWrite(path),
  )
  for (let from = 0; from < writes.length; from += WRITES_AT_ONCE) {
    await owner.commit(writes.slice(from, from + WRITES_AT_ONCE))
  }
}

/**
 * Reads and writes under the rules as the account of this token, or anonymously. `put` and `remove` keep a version of
 * what is stored; `create` writes only the document, where nothing is stored.
 */
export function as(token: string | null, project = PROJECT) {
  const client = firestoreRest({ host, project, token })
  const { setWrite, deleteWrite } = writesOf(project)
  return {
    ...client,
    create: (path: string, fields: StoredFields) => client.commit([setWrite(path, fields)]),
    put: async (path: string, fields: StoredFields) =>
      client.commit([setWrite(path, revised(fields)), ...(await keptWrites(path, token, project))]),
    remove: async (path: string) => client.commit([deleteWrite(path), ...(await keptWrites(path, token, project))]),
  }
}

/** Sends a raw REST request, for requests that our clients never send. */
export async function rawRequest(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  project = PROJECT,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`http://${host}/v1/projects/${project}/databases/(default)/documents${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}

const domain = `f${PROJECT.split('-').at(-1) ?? ''}.example`
export const ADMIN = { email: `admin@${domain}`, password: 'admin-demo-2024' }
export const STRANGER = { email: `stranger@${domain}`, password: 'password-1' }

/** Creates an account, in the place of one with the same address. */
export async function freshAccount({ email, password }: typeof ADMIN) {
  await accounts.remove(email)
  return accounts.signUp(email, password)
}

/** Empties the database and creates one administrator. */
export async function freshBackend(project = PROJECT, account = ADMIN) {
  const database = firestoreRest({ host, project })
  const [admin] = await Promise.all([freshAccount(account), database.clear()])
  await database.put(`admins/${admin.uid}`, {})
  return admin
}

/** Returns an unsigned id token with these claims, which the emulator accepts. */
export function tokenOf(uid: string, claims: Record<string, unknown>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    iat: seconds,
    exp: seconds + 3_600,
    auth_time: seconds,
    ...claims,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

/** Prints a measured figure of a promise. */
export const reportFigure = (text: string): void => void process.stdout.write(`[figure] ${text}\n`)
