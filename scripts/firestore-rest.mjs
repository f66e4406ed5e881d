/**
 * REST clients of the emulators, for seeding and for tests; that of Firestore also reaches a real project. There the
 * access token of an owner bypasses the rules, as `Authorization: Bearer owner` does on the emulators. With
 * `token: null` or the token of a user the rules apply.
 */
import { decodeFields, encodeFields } from './firestore-values.mjs'

/** @typedef {import('./firestore-values.mjs').Encoded} Encoded */
/** @typedef {import('./firestore-values.mjs').Stored} Stored */
/** @typedef {import('./firestore-values.mjs').StoredFields} StoredFields */
/** @typedef {Error & { status: number }} RestError A refused or failed request, with its HTTP status (403: the rules). */

/** The host of the service, where there is no emulator. */
export const FIRESTORE = 'firestore.googleapis.com'
const OWNER = 'owner'
const LOCKED = 409
const CLEAR_ATTEMPTS = 15

/**
 * Reads and writes documents of the Firestore emulator at `host` (host:port), or of the service itself.
 * @param {{ host: string, project: string, token?: string | null, headers?: Record<string, string> }} options
 */
export function firestoreRest({ host, project, token = OWNER, headers: more = {} }) {
  const base = `${host === FIRESTORE ? 'https' : 'http'}://${host}/v1/projects/${project}/databases/(default)/documents`
  const headers = {
    'content-type': 'application/json',
    ...more,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  /** @type {(method: string, url: string, body?: unknown) => Promise<any>} */
  const request = (method, url, body) => call(method, url, headers, body)

  return {
    /** Writes the whole document, replacing what was there. */
    put: (/** @type {string} */ path, /** @type {StoredFields} */ data) =>
      request('PATCH', `${base}/${path}`, { fields: encodeFields(data) }),

    /**
     * Returns the data of a document, or null.
     * @param {string} path
     * @returns {Promise<StoredFields | null>}
     */
    async get(path) {
      const found = await request('GET', `${base}/${path}`).catch(nullWhenMissing)
      return found && decodeFields(found.fields)
    },

    /**
     * Returns every document of a collection with its id, sorted by id.
     * @param {string} path
     * @param {number} [pageSize] the documents of one request
     */
    async list(path, pageSize = 300) {
      /** @type {{ name: string, fields: Record<string, Encoded> }[]} */
      const documents = []
      let next = ''
      do {
        const page = await request(
          'GET',
          `${base}/${path}?pageSize=${pageSize}${next && `&pageToken=${encodeURIComponent(next)}`}`,
        )
        documents.push(...(page.documents ?? []))
        next = page.nextPageToken ?? ''
      } while (next)
      return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', data: decodeFields(fields) }))
    },

    remove: (/** @type {string} */ path) => request('DELETE', `${base}/${path}`),

    /** Writes all of these or nothing, as the REST API takes them. */
    commit: async (/** @type {Record<string, unknown>[]} */ writes) => {
      await request('POST', `${base}:commit`, { writes })
    },

    /**
     * Returns the documents that a query finds, with their paths. `parent` is the path of the document that has the collection.
     * @param {object} structuredQuery
     * @param {string} [parent]
     * @returns {Promise<{ path: string, data: StoredFields }[]>}
     */
    async query(structuredQuery, parent) {
      const answers = await request('POST', `${base}${parent ? `/${parent}` : ''}:runQuery`, { structuredQuery })
      return answers.flatMap(
        (/** @type {{ document?: { name: string, fields: Record<string, Encoded> } }} */ { document }) =>
          document ? [{ path: document.name.split('/documents/')[1] ?? '', data: decodeFields(document.fields) }] : [],
      )
    },

    /**
     * Counts the documents that a query finds.
     * @param {object} structuredQuery
     * @returns {Promise<number>}
     */
    async count(structuredQuery) {
      const [answer] = await request('POST', `${base}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      })
      return Number(answer.result.aggregateFields.n.integerValue)
    },

    /**
     * Returns the names of the collections that are in none. Only an owner may ask.
     * @returns {Promise<string[]>}
     */
    collections: async () => (await request('POST', `${base}:listCollectionIds`, {})).collectionIds ?? [],

    /** Empties the database of the emulator. A page that was closed during a save can delay this, so it retries. */
    async clear() {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await request('DELETE', `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`)
        } catch (error) {
          if (statusOf(error) !== LOCKED || attempt === CLEAR_ATTEMPTS) throw error
        }
      }
    },
  }
}

/**
 * Accounts of the Auth emulator at `host` (host:port).
 * @param {{ host: string, project: string }} options
 */
export function authRest({ host, project }) {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/accounts`
  const headers = { 'content-type': 'application/json' }
  const owner = { ...headers, authorization: `Bearer ${OWNER}` }
  /** @type {(verb: string, body: object) => Promise<any>} */
  const asOwner = (verb, body) =>
    call('POST', `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${verb}`, owner, body)
  /**
   * Returns the uid of an account, or null.
   * @param {string} email
   * @returns {Promise<string | null>}
   */
  const find = async (email) => (await asOwner('lookup', { email: [email] })).users?.[0]?.localId ?? null

  return {
    find,

    /**
     * Creates an account through the public API.
     * @param {string} email
     * @param {string} password
     * @returns {Promise<{ uid: string, idToken: string }>}
     */
    async signUp(email, password) {
      const { localId, idToken } = await call('POST', `${accounts}:signUp?key=any`, headers, {
        email,
        password,
        returnSecureToken: true,
      })
      return { uid: localId, idToken }
    },

    /**
     * @param {string} email
     * @param {string} password
     * @returns {Promise<{ uid: string, idToken: string, refreshToken: string }>}
     */
    async signIn(email, password) {
      const { localId, idToken, refreshToken } = await call('POST', `${accounts}:signInWithPassword?key=any`, headers, {
        email,
        password,
        returnSecureToken: true,
      })
      return { uid: localId, idToken, refreshToken }
    },

    /**
     * Removes an account, if there is one.
     * @param {string} email
     */
    async remove(email) {
      const localId = await find(email)
      if (localId) await asOwner('delete', { localId })
    },

    /** Removes every account of the emulator. */
    clear: () => call('DELETE', `http://${host}/emulator/v1/projects/${project}/accounts`, owner),
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function call(method, url, headers, body) {
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (answer.ok) return text ? JSON.parse(text) : {}
  throw Object.assign(new Error(`${method} ${url} answered ${answer.status}: ${reason(text)}`), {
    status: answer.status,
  })
}

/**
 * Returns error.message, where both emulators give the reason, including rules that do not compile.
 * @param {string} text
 * @returns {string}
 */
function reason(text) {
  try {
    return JSON.parse(text).error.message
  } catch {
    return text.slice(0, 400)
  }
}

const statusOf = (/** @type {unknown} */ error) =>
  error instanceof Error && 'status' in error ? error.status : undefined

/** @param {unknown} error */
function nullWhenMissing(error) {
  if (statusOf(error) === 404) return null
  throw error
}

/**
 * Returns whether a request failed because no emulator listens there.
 * @param {unknown} error
 */
export const isRefused = (error) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED'
