import { env } from '../env'
import { NotConfiguredError } from './errors'
import type { Fields } from './parse'

type Value = Record<string, unknown>
type RestDocument = { name: string; fields?: Record<string, Value> }

/** Converts a value. Source: cloud.google.com/firestore/docs/reference/rest/v1/Value */
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

/** Converts the fields of a REST document to plain values. */
export function decodeFields(fields: Record<string, Value> = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))
}

async function request<T>(path: string, signal?: AbortSignal, toSend?: (documents: string) => unknown): Promise<T> {
  const settings = env.firebase
  if (!settings) throw new NotConfiguredError()
  const origin = env.firestoreEmulator ? `http://${env.firestoreEmulator}` : 'https://firestore.googleapis.com'
  const documents = `projects/${settings.projectId}/databases/(default)/documents`
  const key = env.firestoreEmulator ? '' : `${path.includes('?') ? '&' : '?'}key=${settings.apiKey}`
  const response = await fetch(`${origin}/v1/${documents}${path}${key}`, {
    ...(signal && { signal }),
    // An API key restricted to the site requires a referrer, which the build has to send itself.
    ...(import.meta.env.SSR && { headers: { referer: `${env.siteUrl}/` } }),
    // A string is sent as text/plain, which needs no CORS preflight request.
    ...(toSend && { method: 'POST', body: JSON.stringify(toSend(documents)) }),
  })
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`)
  return response.json() as Promise<T>
}

/** Fetches a public document without the SDK; null when it does not exist. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<Fields | null> {
  // A missing document is an empty result of batchGet; a GET would log a 404 in the browser.
  const [answer] = await request<{ found?: RestDocument }[]>(':batchGet', signal, (documents) => ({
    documents: [`${documents}/${path}`],
  }))
  return answer?.found ? decodeFields(answer.found.fields) : null
}

/** Counts the documents of a public collection, at the price of one read per 1,000. */
export async function fetchCount(collectionId: string, signal?: AbortSignal): Promise<number> {
  const [answer] = await request<{ result: { aggregateFields: Record<string, Value> } }[]>(
    ':runAggregationQuery',
    signal,
    () => ({
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId }] },
        aggregations: [{ alias: 'count', count: {} }],
      },
    }),
  )
  return Number(decodeFields(answer?.result.aggregateFields)['count'])
}

/** Fetches at most `limit` public documents of a collection, sorted by `order` when `isOrdered`. */
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
