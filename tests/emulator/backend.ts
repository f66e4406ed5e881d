import { authRest, encodeFields, firestoreRest, type StoredFields } from '../../scripts/firestore-rest.mjs'

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: these tests run against the emulators, through npm test`)
  return value
}

export const PROJECT = needed('GCLOUD_PROJECT')
const host = needed('FIRESTORE_EMULATOR_HOST')
const authHost = needed('FIREBASE_AUTH_EMULATOR_HOST')

/** Reads and writes without the rules. */
export const owner = firestoreRest({ host, project: PROJECT })
export const accounts = authRest({ host: authHost, project: PROJECT })
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

/** Reads and writes under the rules as the account of this token, or anonymously; writes keep a version. */
export function as(token: string | null, project = PROJECT) {
  const commit = async (writes: Write[]) => {
    const { status, text } = await rawRequest(token, 'POST', ':commit', { writes }, project)
    if (status !== 200) throw Object.assign(new Error(text), { status })
  }
  return {
    ...firestoreRest({ host, project, token }),
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

export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-2024' }

/** Empties the database and creates one administrator. */
export async function freshBackend(): Promise<{ uid: string; idToken: string }> {
  await Promise.all([owner.clear(), accounts.clear()])
  const admin = await accounts.signUp(ADMIN.email, ADMIN.password)
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

/** Returns a data URL of this type with `chars` characters. */
export function picture(chars = 200, type = 'webp'): string {
  const head = `data:image/${type};base64,`
  return head + 'A'.repeat(chars - head.length)
}

/** Prints a measured figure of a promise. */
export const reportFigure = (text: string): void => void process.stdout.write(`[figure] ${text}\n`)
