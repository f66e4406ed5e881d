import { env } from '../../env'
import { isPublicPage } from '../../is-dashboard'
import { FIRST_ANSWER_MS, QUOTA_PAUSE_MS, READ_TIMEOUT_MS } from '../../limits'
import type { Fields } from './document'
import { DataError, notConfigured, rejectAfter } from './errors'
import { noteAnswer } from './quota'

// Visitors load each byte of this module, so it only reads. scripts/firebase/rest.mjs writes, too, and needs no build.

type Value = Record<string, unknown>
/** A point in the order of a query: the values of `orderBy`, and the name of the document. */
export type Cursor = Value[]
/** A document as the REST API writes it. `name` ends with its path. */
type RestDocument = { name: string; fields?: Record<string, Value> }
/** A document that was found. `raw` keeps its times exact, for `after`. */
export type FoundDocument = { id: string; path: string; fields: Fields; raw: RestDocument }

/** Converts a value. Source: cloud.google.com/firestore/docs/reference/rest/v1/Value */
function decode(value: Value): unknown {
  if ('integerValue' in value) return Number(value['integerValue'])
  if ('timestampValue' in value) return new Date(String(value['timestampValue']))
  if ('nullValue' in value) return null
  if ('arrayValue' in value) {
    const { values = [] } = value['arrayValue'] as { values?: Value[] }
    return values.map(decode)
  }
  if ('mapValue' in value)
    return decodeFields((value['mapValue'] as { fields?: Record<string, Value> }).fields)
  return Object.values(value)[0]
}

/** Converts the fields of a REST document to plain values. */
export function decodeFields(fields: Record<string, Value> = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))
}

/**
 * After a 429 visitors send no request until this time. The dashboard does, because a 429 may mean too many requests at
 * once.
 */
let pausedUntil = 0
const quotaUsedUp = () => new DataError('quota', 'The quota of the day is used up')

/** A request with a `token` reads as its account, and one without as a visitor. */
type RequestOptions = { signal?: AbortSignal | undefined; token?: string | undefined }

const CODES: Record<number, string> = { 401: 'unauthenticated', 403: 'permission-denied' }

/**
 * The time limit for a whole answer. A public page waits less than the dashboard and the build, because it has other
 * content.
 */
function answerMs(token: string | undefined): number {
  return token === undefined && isPublicPage() ? FIRST_ANSWER_MS : READ_TIMEOUT_MS
}

/** The key of the API, and the path with which the name of each document begins. @throws DataError 'not-configured' */
function database() {
  if (!env.firebase) throw notConfigured()
  const { apiKey, projectId } = env.firebase
  return { apiKey, documentsPath: `projects/${projectId}/databases/(default)/documents` }
}

const request = <T>(verb: string, body: object, options: RequestOptions): Promise<T> =>
  rejectAfter(send<T>(verb, body, options), answerMs(options.token))

async function send<T>(verb: string, body: object, { signal, token }: RequestOptions) {
  const { apiKey, documentsPath } = database()
  if (!token && Date.now() < pausedUntil) throw quotaUsedUp()
  const address = env.firestoreEmulator
    ? `http://${env.firestoreEmulator}/v1/${documentsPath}:${verb}`
    : `https://firestore.googleapis.com/v1/${documentsPath}:${verb}?key=${apiKey}`
  const response = await fetch(address, {
    signal: signal ?? null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      // An API key restricted to the site requires a referrer, which the build has to send itself.
      // An emulator may close a kept connection when a busy build uses it again.
      ...(import.meta.env.SSR && { referer: `${env.siteUrl}/`, connection: 'close' }),
    },
    // A string is sent as text/plain, which needs no CORS preflight request.
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (response.status === 429) {
    if (!token) pausedUntil = Date.now() + QUOTA_PAUSE_MS
    throw quotaUsedUp()
  }
  if (!response.ok)
    throw Object.assign(new Error(`Firestore answered ${response.status} for ${verb}`), {
      code: CODES[response.status] ?? 'unknown',
    })
  noteAnswer('read')
  return (await response.json()) as T
}

const pathOf = ({ name }: RestDocument): string => name.replace(/^.*?\/documents\//, '')

const fieldOf = (fieldPath: string) => ({ fieldPath })

/**
 * Fetches documents without the SDK, by path, with all fields or only `select`; null for one that does not exist.
 * @throws DataError 'timeout' without an answer in time, 'quota' or 'not-configured'; an Error with a code for a
 * refusal
 */
export async function fetchDocuments(
  paths: readonly string[],
  { select, ...options }: RequestOptions & { select?: readonly string[] | undefined } = {},
): Promise<Map<string, Fields | null>> {
  const { documentsPath } = database()
  const body = {
    documents: paths.map((path) => `${documentsPath}/${path}`),
    ...(select && { mask: { fieldPaths: select } }),
  }
  // A missing document is an empty result of batchGet; a GET would log a 404 in the browser.
  const answers = await request<{ found?: RestDocument }[]>('batchGet', body, options)
  const fieldsByPath = new Map<string, Fields | null>(paths.map((path) => [path, null]))
  for (const { found: document } of answers)
    if (document) fieldsByPath.set(pathOf(document), decodeFields(document.fields))
  return fieldsByPath
}

/** Fetches a public document without the SDK, with all fields or only `select`; null when it does not exist. */
export const fetchDocument = async (
  path: string,
  signal?: AbortSignal,
  select?: readonly string[],
): Promise<Fields | null> => (await fetchDocuments([path], { signal, select })).get(path) ?? null

type FieldFilter = {
  field: string
  op: 'EQUAL' | 'LESS_THAN' | 'GREATER_THAN' | 'NOT_IN'
  value: Value
}
/** A filter, or several filters of which a document passes all (AND) or any (OR). */
export type Filter = FieldFilter | { op: 'AND' | 'OR'; filters: readonly FieldFilter[] }

const filterOf = (filter: Filter): object =>
  'filters' in filter
    ? { compositeFilter: { op: filter.op, filters: filter.filters.map(filterOf) } }
    : { fieldFilter: { ...filter, field: fieldOf(filter.field) } }

type ListQuery = {
  limit?: number | undefined
  orderBy?: readonly string[]
  isDescending?: boolean
  select?: readonly string[]
  where?: Filter
  /** The points between which the documents stand, in the order of the query. */
  after?: Cursor | undefined
  before?: Cursor | undefined
}

/**
 * Fetches documents of a collection without the SDK. The rules refuse visitors a limit over PUBLIC_LIST_MAX.
 * @throws as `fetchDocuments`
 */
export async function fetchQuery(
  collectionId: string,
  { limit, orderBy, isDescending, select, where, after, before }: ListQuery,
  options: RequestOptions = {},
): Promise<FoundDocument[]> {
  const sortBy = (name: string) => ({
    field: fieldOf(name),
    ...(isDescending && { direction: 'DESCENDING' }),
  })
  const body = {
    structuredQuery: {
      from: [{ collectionId }],
      ...(limit && { limit }),
      ...(where && { where: filterOf(where) }),
      ...(orderBy && {
        orderBy: [...orderBy, ...(after || before ? ['__name__'] : [])].map(sortBy),
      }),
      ...(after && { startAt: { values: after, before: false } }),
      ...(before && { endAt: { values: before, before: true } }),
      ...(select && { select: { fields: select.map(fieldOf) } }),
    },
  }
  const answers = await request<{ document?: RestDocument }[]>('runQuery', body, options)
  return answers.flatMap(({ document: raw }) => {
    if (!raw) return []
    const path = pathOf(raw)
    return {
      id: path.slice(path.lastIndexOf('/') + 1),
      path,
      fields: decodeFields(raw.fields),
      raw,
    }
  })
}
