import { env } from '../env'
import { NotConfiguredError } from './errors'
import type { Fields } from './parse'

type Value = Record<string, unknown>
type RestDocument = { name: string; fields?: Record<string, Value> }

/**
 * One value of Firestore's REST form to a plain one; timestamps become Date.
 * Source: cloud.google.com/firestore/docs/reference/rest/v1/Value
 */
function decode(value: Value): unknown {
  if ('integerValue' in value) return Number(value['integerValue'])
  if ('timestampValue' in value) return new Date(String(value['timestampValue']))
  if ('nullValue' in value) return null
  if ('arrayValue' in value) {
    const { values = [] } = value['arrayValue'] as { values?: Value[] }
    return values.map(decode)
  }
  if ('mapValue' in value) return decodeFields((value['mapValue'] as { fields?: Record<string, Value> }).fields)
  return Object.values(value)[0]
}

/** The fields of a REST document as plain values. */
export function decodeFields(fields: Record<string, Value> = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))
}

/** One plain request at `path` below the project's documents; a POST where there is something to send. */
async function request<T>(path: string, signal?: AbortSignal, toSend?: (documents: string) => unknown): Promise<T> {
  const settings = env.firebase
  if (!settings) throw new NotConfiguredError()
  const origin = env.firestoreEmulator ? `http://${env.firestoreEmulator}` : 'https://firestore.googleapis.com'
  const documents = `projects/${settings.projectId}/databases/(default)/documents`
  const key = env.firestoreEmulator ? '' : `${path.includes('?') ? '&' : '?'}key=${settings.apiKey}`
  const response = await fetch(`${origin}/v1/${documents}${path}${key}`, {
    ...(signal && { signal }),
    // A key that is restricted to the site asks where a request comes from; a browser says it by itself, a build does not.
    ...(import.meta.env.SSR && { headers: { referer: `${env.siteUrl}/` } }),
    // A text goes out as text/plain, as from Firebase's own library: the browser then asks no permission beforehand.
    ...(toSend && { method: 'POST', body: JSON.stringify(toSend(documents)) }),
  })
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`)
  return response.json() as Promise<T>
}

/** A public document by one plain request, under the same rules as the SDK; null when it does not exist. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<Fields | null> {
  // A batch of one: what does not exist is then an answer, and no 404 that the browser would log.
  const [answer] = await request<{ found?: RestDocument }[]>(':batchGet', signal, (documents) => ({
    documents: [`${documents}/${path}`],
  }))
  return answer?.found ? decodeFields(answer.found.fields) : null
}

/** Public documents of a collection, each with its id; at most `limit`, by `order` when asked. */
export async function fetchCollection(
  path: string,
  { limit, isOrdered = false }: { limit: number; isOrdered?: boolean },
  signal?: AbortSignal,
): Promise<{ id: string; fields: Fields }[]> {
  const answer = await request<{ documents?: RestDocument[] }>(
    `/${path}?pageSize=${limit}${isOrdered ? '&orderBy=order' : ''}`,
    signal,
  )
  return (answer.documents ?? []).map(({ name, fields }) => ({
    id: name.split('/').at(-1) ?? '',
    fields: decodeFields(fields),
  }))
}
