import { authRest, firestoreRest } from '../../scripts/firestore-rest.mjs'

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
/** Reads and writes under the rules as the account of this token, or anonymously. */
export const as = (token: string | null) => firestoreRest({ host, project: PROJECT, token })

/** Sends a raw REST request, for requests that our clients never send. */
export async function rawRequest(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`http://${host}/v1/projects/${PROJECT}/databases/(default)/documents${path}`, {
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
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3_600,
    auth_time: now,
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
