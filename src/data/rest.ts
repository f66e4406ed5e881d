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

async function request(path: string, signal?: AbortSignal): Promise<Response> {
  const settings = env.firebase
  if (!settings) throw new NotConfiguredError()
  const origin = env.firestoreEmulator ? `http://${env.firestoreEmulator}` : 'https://firestore.googleapis.com'
  const base = `${origin}/v1/projects/${settings.projectId}/databases/(default)/documents`
  const key = env.firestoreEmulator ? '' : `${path.includes('?') ? '&' : '?'}key=${settings.apiKey}`
  return fetch(`${base}/${path}${key}`, signal ? { signal } : {})
}

/** A public document by one plain request, under the same rules as the SDK; null when it does not exist. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<Fields | null> {
  const response = await request(path, signal)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`)
  return decodeFields(((await response.json()) as RestDocument).fields)
}

/** Public documents of a collection, each with its id; at most `limit`, by `order` when asked. */
export async function fetchCollection(
  path: string,
  { limit, isOrdered = false }: { limit: number; isOrdered?: boolean },
  signal?: AbortSignal,
): Promise<{ id: string; fields: Fields }[]> {
  const response = await request(`${path}?pageSize=${limit}${isOrdered ? '&orderBy=order' : ''}`, signal)
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`)
  const { documents = [] } = (await response.json()) as { documents?: RestDocument[] }
  return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields: decodeFields(fields) }))
}
