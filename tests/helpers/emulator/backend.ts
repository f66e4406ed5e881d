import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATE } from '../../../scripts/documents/valid'
import { answerTo, authRest, call, firestoreRest } from '../../../scripts/firebase/rest.mjs'
import { encodeFields, type StoredFields } from '../../../scripts/firebase/values.mjs'
import { ADMIN as SEEDED_ADMIN } from '../../../scripts/seed/seed-content.mjs'

function needed(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: these tests run against the emulators, through npm test`)
  return value
}

/** The project of this file's documents. */
export const PROJECT = needed('VITE_FIREBASE_PROJECT_ID')
export const HOST = needed('FIRESTORE_EMULATOR_HOST')
const authHost = needed('FIREBASE_AUTH_EMULATOR_HOST')

/** Reads and writes without the rules. */
export const owner = firestoreRest({ host: HOST, project: PROJECT })
export const { nameOf, store } = owner
/** The Auth emulator keeps the accounts of all files in one project, so each file has email addresses of its own. */
export const AUTH_PROJECT = needed('GCLOUD_PROJECT')
const accounts = authRest({ host: authHost, project: AUTH_PROJECT })

export { DATE, makeImage } from '../../../scripts/documents/valid'

/** A write as the REST API takes it. */
export type Write = Record<string, unknown>

const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })

/** A write of the whole document, with the server's time where a field has `DATE`, except for `createdAt`. */
export function setWrite(path: string, fields: StoredFields): Write {
  const times = ['updatedAt', 'at'].filter(
    (name) => fields[name] instanceof Date && Number(fields[name]) === DATE.getTime(),
  )
  return {
    update: { name: nameOf(path), fields: encodeFields(fields) },
    ...(times.length > 0 && { updateTransforms: times.map(serverTime) }),
  }
}

export const deleteWrite = (path: string): Write => ({ delete: nameOf(path) })

/** The id of the version of a state: its path and the milliseconds of its `updatedAt`. */
export function versionIdOf(path: string, fields: StoredFields): string {
  const time = fields['updatedAt']
  return `${path.replaceAll('/', '_')}_${time instanceof Date ? time.getTime() : 0}`
}

/** The version of this state, as the dashboard writes it. */
export const versionOf = (
  path: string,
  fields: StoredFields,
  more: StoredFields = {},
): StoredFields => ({ path, at: DATE, by: ADMIN.email, isDeletion: false, fields, ...more })

/** The write of the version of this state under its id. */
export const versionWrite = (path: string, fields: StoredFields, more: StoredFields = {}): Write =>
  setWrite(`versions/${versionIdOf(path, fields)}`, versionOf(path, fields, more))

/** Reads and writes under the rules as the account of this token, or anonymously. */
export const restAs = (token: string | null) =>
  firestoreRest({ host: HOST, project: PROJECT, token })

/** Sends a raw REST request, for requests that our clients never send. */
export async function sendRequest(
  token: string | null,
  { method = 'GET', path, body }: { method?: string; path: string; body?: unknown },
): Promise<{ status: number; text: string }> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return answerTo(`http://${HOST}/v1/projects/${PROJECT}/databases/(default)/documents${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export const RULES = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8')

/** Replaces the rules of a project, by default of this file's. */
export async function putRules(content: string, project = PROJECT): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'rules', content }] } })
  const url = `http://${HOST}/emulator/v1/projects/${project}:securityRules`
  const { ok, text } = await answerTo(url, { method: 'PUT', headers: {}, body })
  if (!ok || text.includes('rror')) throw new Error(text)
}

const domain = `f${PROJECT.split('-').at(-1) ?? ''}.example`
export const ADMIN = { ...SEEDED_ADMIN, email: `admin@${domain}` }
export const STRANGER = { email: `stranger@${domain}`, password: 'password-1' }

/** Creates an account. An account with the same address is deleted first. */
export async function freshAccount({ email, password }: typeof ADMIN) {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${AUTH_PROJECT}/accounts`
  const asOwner = (verb: string, body: object) =>
    call('POST', `${url}:${verb}`, { headers: { authorization: 'Bearer owner' }, body })
  const { users } = (await asOwner('lookup', { email: [email] })) as {
    users?: { localId: string }[]
  }
  if (users?.[0]) await asOwner('delete', users[0])
  return accounts.signUp(email, password)
}

/** Empties the database and creates one administrator. */
export async function freshBackend(account = ADMIN) {
  const [admin] = await Promise.all([freshAccount(account), owner.clear()])
  await owner.put(`admins/${admin.uid}`, {})
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
