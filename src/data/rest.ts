import { env } from '../env'
import { QUOTA_PAUSE_MS } from '../limits'
import { NotConfiguredError, QuotaError } from './errors'
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

let pausedUntil = 0

async function request<T>(path: string, signal: AbortSignal | undefined, toSend: (documents: string) => unknown) {
  const settings = env.firebase
  if (!settings) throw new NotConfiguredError()
  if (Date.now() < pausedUntil) throw new QuotaError()
  const origin = env.firestoreEmulator ? `http://${env.firestoreEmulator}` : 'https://firestore.googleapis.com'
  const documents = `projects/${settings.projectId}/databases/(default)/documents`
  const key = env.firestoreEmulator ? '' : `?key=${settings.apiKey}`
  const response = await fetch(`${origin}/v1/${documents}${path}${key}`, {
    ...(signal && { signal }),
    // An API key restricted to the site requires a referrer, which the build has to send itself.
    ...(import.meta.env.SSR && { headers: { referer: `${env.siteUrl}/` } }),
    // A string is sent as text/plain, which needs no CORS preflight request.
    method: 'POST',
    body: JSON.stringify(toSend(documents)),
  })
  if (response.status === 429) {
    pausedUntil = Date.now() + QUOTA_PAUSE_MS
    throw new QuotaError()
  }
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

type Query = { limit: number; orderBy?: string; isDescending?: boolean; select?: string }

/**
 * Fetches public documents of a collection, sorted by the field `orderBy` if given, with all fields or only `select`.
 * The rules refuse a limit over PUBLIC_LIST_MAX.
 */
export async function fetchCollection(
  collectionId: string,
  { limit, orderBy, isDescending, select }: Query,
  signal?: AbortSignal,
): Promise<{ id: string; fields: Fields }[]> {
  const field = (fieldPath: string) => ({ fieldPath })
  const answers = await request<{ document?: RestDocument }[]>(':runQuery', signal, () => ({
    structuredQuery: {
      from: [{ collectionId }],
      limit,
      ...(orderBy && { orderBy: [{ field: field(orderBy), ...(isDescending && { direction: 'DESCENDING' }) }] }),
      ...(select && { select: { fields: [field(select)] } }),
    },
  }))
  return answers.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: decodeFields(document.fields) }] : [],
  )
}
