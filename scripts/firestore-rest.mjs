/**
 * REST clients of the emulators, for seeding and for tests. `Authorization: Bearer owner` bypasses the rules, as the
 * Admin SDK does; with `token: null` or the token of a user the rules apply.
 */
/** @typedef {null | boolean | number | string | Date | StoredFields} Single A value outside a list: Firestore has no nested lists. */
/** @typedef {Single | Single[]} Stored */
/** @typedef {{ [key: string]: Single | Single[] | undefined }} StoredFields */
/** @typedef {Record<string, unknown>} Encoded A value as the REST API writes it, by its type's name. */
/** @typedef {Error & { status: number }} RestError A refused or failed request, with its HTTP status (403: the rules). */

const OWNER = 'owner'
const LOCKED = 409
const CLEAR_ATTEMPTS = 15
const TYPES = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'arrayValue',
  'mapValue',
]

/**
 * Reads and writes documents of the Firestore emulator at `host` (host:port).
 * @param {{ host: string, project: string, token?: string | null }} options
 */
export function firestoreRest({ host, project, token = OWNER }) {
  const base = `http://${host}/v1/projects/${project}/databases/(default)/documents`
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
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
 * @param {StoredFields} data
 * @returns {Record<string, Encoded>}
 */
export const encodeFields = (data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, encode(value)]])),
  )

/** @returns {StoredFields} */
export const decodeFields = (/** @type {Record<string, Encoded>} */ fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]))

/**
 * @param {Stored} value
 * @returns {Encoded}
 */
function encode(value) {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  throw new TypeError(`Firestore cannot store a ${typeof value}`)
}

/**
 * @param {Encoded} value
 * @returns {Stored}
 */
function decode(value) {
  const type = TYPES.find((name) => name in value)
  if (type === undefined) throw new TypeError(`Not a type this site stores: ${Object.keys(value).join()}`)
  const stored = /** @type {any} */ (value[type])
  if (type === 'timestampValue') return new Date(stored)
  if (type === 'integerValue') return Number(stored)
  if (type === 'arrayValue') return (stored.values ?? []).map(decode)
  if (type === 'mapValue') return decodeFields(stored.fields)
  return stored
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
