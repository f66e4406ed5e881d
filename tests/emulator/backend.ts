import { authRest, encodeFields, firestoreRest, type StoredFields } from '../../scripts/firestore-rest.mjs'

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
/** The time in the valid documents. A write under the rules sends the server's time in its place. */
export const DATE = new Date('2024-03-01T10:00:00Z')

export type Write = Record<string, unknown>
export const nameOf = (path: string, project = PROJECT) => `projects/${project}/databases/(default)/documents/${path}`
export const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })

/** A write of the whole document, with the server's time where it has `DATE`. */
export function setWrite(path: string, fields: StoredFields, project = PROJECT): Write {
  const time = fields['updatedAt']
  return {
    update: { name: nameOf(path, project), fields: encodeFields(fields) },
    ...(time instanceof Date && time.getTime() === DATE.getTime() && { updateTransforms: [now('updatedAt')] }),
  }
}
export const deleteWrite = (path: string, project = PROJECT): Write => ({ delete: nameOf(path, project) })

/** The id of the version of a state: its path and the milliseconds of its `updatedAt`. */
export function versionIdOf(path: string, fields: StoredFields | null): string {
  const time = fields?.['updatedAt']
  return `${path.replaceAll('/', '_')}_${time instanceof Date ? time.getTime() : 0}`
}

/** The write of a version, with the server's time as `at` unless it has one. */
export function versionWrite(name: string, fields: StoredFields, project = PROJECT): Write {
  const { at, ...rest } = fields
  return {
    update: { name: nameOf(name, project), fields: encodeFields(at === undefined ? rest : fields) },
    ...(at === undefined && { updateTransforms: [now('at')] }),
  }
}

/** The version of what is stored at this path now, as the dashboard writes it; nothing where nothing is stored. */
export async function keptWrites(path: string, token: string | null, project = PROJECT): Promise<Write[]> {
  const read = firestoreRest({ host, project })
  const stored = await read.get(path)
  if (!stored) return []
  const [collection, id, inner, picture] = path.split('/')
  const parent = `${collection}/${id}`
  const [name, state, fields] =
    inner && picture
      ? ['picture-versions', await read.get(parent), { [picture]: stored }]
      : ['versions', stored, stored]
  const version = { path: parent, by: emailOf(token), fields }
  return [versionWrite(`${name}/${versionIdOf(parent, state)}`, version, project)]
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
    const body = { writes: writes.slice(from, from + WRITES_AT_ONCE) }
    const { status, text } = await rawRequest('owner', 'POST', ':commit', body)
    if (status !== 200) throw new Error(text)
  }
}

/**
 * Reads and writes under the rules as the account of this token, or anonymously. `put` and `remove` keep a version of
 * what is stored; `create` writes only the document, where nothing is stored.
 */
export function as(token: string | null, project = PROJECT) {
  const commit = async (writes: Write[]) => {
    const { status, text } = await rawRequest(token, 'POST', ':commit', { writes }, project)
    if (status !== 200) throw Object.assign(new Error(text), { status })
  }
  return {
    ...firestoreRest({ host, project, token }),
    create: (path: string, fields: StoredFields) => commit([setWrite(path, fields, project)]),
    put: async (path: string, fields: StoredFields) =>
      commit([setWrite(path, fields, project), ...(await keptWrites(path, token, project))]),
    remove: async (path: string) => commit([deleteWrite(path, project), ...(await keptWrites(path, token, project))]),
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

/** Returns a data URL of this type with `chars` characters. */
export function picture(chars = 200, type = 'webp'): string {
  const head = `data:image/${type};base64,`
  return head + 'A'.repeat(chars - head.length)
}

/** Prints a measured figure of a promise. */
export const reportFigure = (text: string): void => void process.stdout.write(`[figure] ${text}\n`)
