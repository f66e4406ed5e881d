/**
 * Firestore and its accounts by REST, for the seed, the doctor and tests. The token of an owner bypasses the rules, as
 * `Bearer owner` does on the emulators. With `token: null` or the token of a user the rules apply.
 *
 * Pages have their own client (src/data/client/rest.ts). It only reads, because visitors load every byte of it.
 */
import { decodeFields, encodeFields } from './values.mjs'
import { visibleQuery } from './visible-query.mjs'

/** @import { Encoded, StoredFields } from './values.mjs' */
/** @typedef {{ name: string, fields: Record<string, Encoded> }} RawDocument */
/** @typedef {{ found?: RawDocument, document?: RawDocument }} RawAnswer Of a read of many documents, or of a query. */

/** The host of the service, where there is no emulator. */
export const FIRESTORE = 'firestore.googleapis.com'
const CLEAR_ATTEMPTS = 15
const WRITES_AT_ONCE = 400

/**
 * Reads and writes documents of the emulator at `host` (host:port), or of the service itself. A request that fails
 * throws an error with its HTTP `status`; 403 means that the rules refuse it.
 *
 * @param {{ host: string, project: string, token?: string | null, headers?: Record<string, string> }} options
 */
export function firestoreRest({ host, project, token = 'owner', headers: more = {} }) {
  const origin = `${host === FIRESTORE ? 'https' : 'http'}://${host}`
  const database = `projects/${project}/databases/(default)/documents`
  const base = `${origin}/v1/${database}`
  const headers = { ...more, ...(token && { authorization: `Bearer ${token}` }) }
  /** @type {(method: string, url: string, body?: unknown) => Promise<unknown>} */
  const request = (method, url, body) => call(method, url, { headers, body })
  const nameOf = (/** @type {string} */ path) => `${database}/${path}`
  /**
   * Does all of these writes or none. They are written as the REST API takes them.
   *
   * @type {(writes: Record<string, unknown>[]) => Promise<unknown>}
   */
  const commit = (writes) => request('POST', `${base}:commit`, { writes })

  /** Writes whole documents by their paths, and deletes those that are null. */
  const store = async (/** @type {Record<string, StoredFields | null>} */ documents) => {
    const writes = Object.entries(documents).map(([path, data]) =>
      data
        ? { update: { name: nameOf(path), fields: encodeFields(data) } }
        : { delete: nameOf(path) },
    )
    while (writes.length > 0) await commit(writes.splice(0, WRITES_AT_ONCE))
  }

  return {
    nameOf,
    commit,
    store,
    /** Writes the whole document, replacing what was there. */
    put: (/** @type {string} */ path, /** @type {StoredFields} */ data) => store({ [path]: data }),
    delete: (/** @type {string} */ path) => store({ [path]: null }),

    /** Returns the data of a document, or null. */
    get: async (/** @type {string} */ path) => {
      const body = { documents: [nameOf(path)] }
      const answers = await request('POST', `${base}:batchGet`, body)
      const [{ found } = {}] = /** @type {RawAnswer[]} */ (answers)
      return found ? decodeFields(found.fields) : null
    },

    /**
     * Returns a whole collection, by id.
     *
     * @type {(path: string, pageSize?: number) => Promise<{ id: string, data: StoredFields }[]>}
     */
    async list(path, pageSize = 300) {
      /** @type {RawDocument[]} */
      const documents = []
      let next = ''
      do {
        const url = `${base}/${path}?pageSize=${pageSize}&pageToken=${encodeURIComponent(next)}`
        const answer = await request('GET', url)
        const page = /** @type {{ documents?: RawDocument[], nextPageToken?: string }} */ (answer)
        documents.push(...(page.documents ?? []))
        next = page.nextPageToken ?? ''
      } while (next)
      return documents.map(({ name, fields }) => ({
        id: name.split('/').at(-1) ?? '',
        data: decodeFields(fields),
      }))
    },

    /**
     * Returns the documents that visitors may list, by order.
     *
     * @type {(collectionId: string, limit: number) => Promise<{ id: string, data: StoredFields }[]>}
     */
    async visible(collectionId, limit) {
      const structuredQuery = visibleQuery(collectionId, limit)
      const answers = await request('POST', `${base}:runQuery`, { structuredQuery })
      return /** @type {RawAnswer[]} */ (answers).flatMap(({ document }) =>
        document
          ? [{ id: document.name.split('/').at(-1) ?? '', data: decodeFields(document.fields) }]
          : [],
      )
    },

    /** Returns the names of the top-level collections. Only an owner may ask. @type {() => Promise<string[]>} */
    collections: async () => {
      const answer = await request('POST', `${base}:listCollectionIds`, {})
      return /** @type {{ collectionIds?: string[] }} */ (answer).collectionIds ?? []
    },

    /** Empties the database of the emulator. A page that was closed during a save locks it for a while. */
    async clear() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await request('DELETE', `${origin}/emulator/v1/${database}`)
        } catch (error) {
          if (statusOf(error) !== 409 || attempt === CLEAR_ATTEMPTS) throw error
        }
      }
    },
  }
}

/** @typedef {{ uid: string, idToken: string, refreshToken: string }} Account */
/** @typedef {{ localId: string, email: string, idToken: string, refreshToken: string }} SignedIn As the service answers. */
/**
 * Accounts of the Auth emulator at `host` (host:port).
 *
 * @param {{ host: string, project: string }} options
 */
export function authRest({ host, project }) {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1`
  /** @type {(verb: string) => (email: string, password: string) => Promise<Account>} */
  const byPassword = (verb) => async (email, password) => {
    const body = { email, password, returnSecureToken: true }
    const answer = await call('POST', `${accounts}/accounts:${verb}?key=any`, { body })
    const { localId, idToken, refreshToken } = /** @type {SignedIn} */ (answer)
    return { uid: localId, idToken, refreshToken }
  }
  return {
    /** Creates an account through the public API. */
    signUp: byPassword('signUp'),
    signIn: byPassword('signInWithPassword'),
    /** Deletes every account of the emulator. */
    clear: () =>
      call('DELETE', `http://${host}/emulator/v1/projects/${project}/accounts`, {
        headers: { authorization: 'Bearer owner' },
      }),
  }
}

/** @typedef {{ headers?: Record<string, string>, body?: unknown }} Content */
/**
 * Sends a request; throws the reason of the service with the HTTP `status`.
 *
 * @type {(method: string, url: string, content?: Content) => Promise<unknown>}
 */
export async function call(method, url, { headers, body } = {}) {
  const { ok, status, text } = await answerTo(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (ok) return text ? JSON.parse(text) : {}
  // The emulators give their reasons here, too, for example that rules do not compile.
  const reason = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text.slice(0, 400)
  throw Object.assign(new Error(`${method} ${url} answered ${status}: ${reason}`), { status })
}

/** The number of attempts of a request to an emulator, each over a connection of its own. */
const SENDINGS = 10
const PAUSE_MS = 200

/**
 * Returns the whole answer to a request. On a busy machine an emulator may end a connection before it has answered.
 * Then the request is sent again. A request to the service itself is sent once.
 *
 * @param {string} url
 * @param {{ method: string, headers: Record<string, string>, body?: string }} request
 */
export async function answerTo(url, { headers, ...request }) {
  const isEmulator = url.startsWith('http://')
  for (let sending = 1; ; sending += 1) {
    try {
      // The SDK keeps connections to 127.0.0.1, and an emulator may close one just when a busy process uses it again.
      const answer = await fetch(url.replace('//127.0.0.1', '//localhost'), {
        ...request,
        headers: { ...headers, connection: 'close' },
      })
      return { ok: answer.ok, status: answer.status, text: await answer.text() }
    } catch (error) {
      if (!isEmulator || !isConnectionEnd(error) || sending === SENDINGS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const CONNECTION_ENDS = [
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'ECONNRESET',
  'EPIPE',
]

function isConnectionEnd(/** @type {unknown} */ error) {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && CONNECTION_ENDS.includes(String(cause.code))
}

/** The HTTP status of an error that `call` has thrown. */
export const statusOf = (/** @type {unknown} */ error) =>
  error instanceof Error && 'status' in error ? error.status : undefined

/**
 * Whether a request failed without a decision. Then no answer came, or the service had too many requests or a fault of
 * its own. 501 is a decision: an emulator lacks the requested function.
 */
export const isUndecided = (/** @type {unknown} */ error) => {
  const status = Number(statusOf(error) ?? 500)
  return status === 429 || (status >= 500 && status !== 501)
}
