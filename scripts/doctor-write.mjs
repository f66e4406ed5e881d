/**
 * `npm run doctor -- --write` does in an empty project what the rules rely on and no emulator proves, as the administrator
 * and as a visitor, a line for each step, and takes everything away again, also after Ctrl+C. It needs ADMIN_EMAIL,
 * ADMIN_PASSWORD and ACCESS_TOKEN: nobody but an owner can delete a young version.
 */
import { admin, as, database, isLocal, project, report, signIn, siteCode } from './doctor.mjs'
import { settings as env } from './firebase.mjs'
import { encodeFields, statusOf } from './rest.mjs'

/** @typedef {import('./rest.mjs').StoredFields} Fields */
/** @typedef {{ update?: { name: string, fields: object }, delete?: string }} Write */

const PRODUCTS = Array.from({ length: 500 }, (_, at) => `products/${1_700_000_100_000 + at}`)
const LAST = PRODUCTS.at(-1) ?? ''
const DELETED_AT_ONCE = 100

const nameOf = (/** @type {string} */ path) => `${database}/${path}`
const remove = (/** @type {string} */ path) => ({ delete: nameOf(path) })
/**
 * Writes fields, and the time of the server into another one.
 *
 * @param {string} path
 * @param {Fields} fields
 * @param {string} [time]
 */
const set = (path, fields, time = path.endsWith('/full') ? '' : 'updatedAt') => ({
  update: { name: nameOf(path), fields: encodeFields(fields) },
  ...(time && { updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }] }),
})
const place = (/** @type {string} */ path, /** @type {number} */ index) => ({
  ...set(path, { order: index + 1 }),
  updateMask: { fieldPaths: ['order'] },
})

/** Passes when the rules refuse. */
async function refused(/** @type {Promise<unknown>} */ request) {
  const status = await request.then(() => 200, statusOf)
  if (status !== 403) throw new Error(`answered ${String(status)} instead of 403`)
}

/** Returns the exit code. */
export async function write() {
  const refuse = (/** @type {string} */ why) => (report([false, 'Nothing was written', why]), 1)
  const token = isLocal ? 'owner' : env.ACCESS_TOKEN
  if (!token) return refuse('give ACCESS_TOKEN, which an owner gets by: gcloud auth print-access-token')
  const owner = as(token)
  const held = async () => (await owner.collections()).filter((name) => name !== 'admins').join(', ')
  const before = await held().catch(String)
  if (before) return refuse(`${project} must hold nothing but admins: ${before}`)
  const { idToken, email } = await signIn(admin.email, admin.password).catch(() => ({}))
  if (!idToken) return refuse('give ADMIN_EMAIL and ADMIN_PASSWORD of the administrator')

  const server = await siteCode()
  const { FULLEST, VALID } = await server.ssrLoadModule('/tests/documents.ts')
  await server.close()
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort())
  let failed = 0
  /** @type {(what: string, work: () => Promise<unknown>) => Promise<void>} */
  const step = async (what, work) => {
    if (stopped.signal.aborted) return
    const begin = Date.now()
    const reason = await work().then(() => '', String)
    if (!report([!reason, `${what}, ${((Date.now() - begin) / 1000).toFixed(1)} s`, reason])) failed += 1
  }
  /** @type {Set<string>} */
  const written = new Set()
  await steps(step, administratorOf(idToken, email, written), FULLEST, VALID)
  console.log(stopped.signal.aborted ? '\nStopped: taking everything away ...' : 'Taking everything away ...')
  const paths = [...written]
  for (let from = 0; from < paths.length; from += DELETED_AT_ONCE)
    await owner.commit(paths.slice(from, from + DELETED_AT_ONCE).map((name) => ({ delete: name }))).catch(console.error)
  const after = await held().catch(String)
  if (!report([!after, 'Everything is taken away', `delete in the console: ${after}`])) failed += 1
  return stopped.signal.aborted ? 130 : Math.sign(failed)
}

/** @typedef {ReturnType<typeof administratorOf>} Administrator */
/**
 * @param {string} idToken
 * @param {string} by
 * @param {Set<string>} written gets the name of every document
 */
function administratorOf(idToken, by, written) {
  const client = as(idToken)
  return {
    get: (/** @type {string} */ path) => client.get(path),
    commit: (/** @type {Write[]} */ writes) => {
      for (const { update } of writes) if (update) written.add(update.name)
      return client.commit(writes)
    },
    /** The path of the version of what is stored, and the write that keeps it. */
    kept: async (/** @type {string} */ path, isDeletion = false) => {
      const fields = (await client.get(path)) ?? {}
      const picture = path === LAST && isDeletion ? (await client.get(`${path}/pictures/full`))?.['image'] : undefined
      const version = `versions/${path.replaceAll('/', '_')}_${Number(fields['updatedAt'])}`
      return { version, keep: set(version, { path, by, isDeletion, fields, picture }, 'at') }
    },
  }
}

/**
 * @param {(what: string, work: () => Promise<unknown>) => Promise<void>} step
 * @param {Administrator} administrator
 * @param {Record<string, Fields>} fullest
 * @param {Record<string, Fields>} valid
 */
async function steps(step, { get, commit, kept }, fullest, valid) {
  let young = ''
  for (const [path, fields] of Object.entries(fullest).filter(([path]) => !path.endsWith('/full'))) {
    const picture = fullest[`${path}/pictures/full`]
    await step(`Stores the fullest ${path}, and changes it with the state before kept`, async () => {
      await commit([set(path, fields), ...(picture ? [set(`${path}/pictures/full`, picture)] : [])])
      const { version, keep } = await kept(path)
      await commit([set(path, fields), keep])
      if (!(await get(version))) throw new Error(`${version} is not there`)
      young = version
    })
  }
  await step('Refuses to delete a young version', () => refused(commit([remove(young)])))
  const [path = '', fields = {}] = Object.entries(fullest).at(-1) ?? []
  await step(`Refuses to change ${path} without its state`, () => refused(commit([set(path, fields)])))

  const [small = {}] = Object.values(valid)
  await step('Stores 500 products at once', () => {
    const products = PRODUCTS.map((path, at) =>
      set(path, { ...small, id: path.slice('products/'.length), order: at + 1 }),
    )
    return commit([...products, set(`${LAST}/pictures/full`, { image: small['image'] })])
  })
  const visitor = as(null)
  const from = [{ collectionId: 'products' }]
  await step('Shows a visitor 60 of them', async () => {
    const { length } = await visitor.query({ from, limit: 60, orderBy: [{ field: { fieldPath: 'order' } }] })
    if (length !== 60) throw new Error(`there were ${length}`)
  })
  await step('Refuses a visitor the whole list', () => refused(visitor.query({ from })))
  const moved = [LAST, ...PRODUCTS.slice(0, -1)]
  await step('Moves the last of 500 to the first place', () => commit(moved.map(place)))
  await step('Deletes the first of 500: 502 writes in a commit', async () => {
    const { keep } = await kept(LAST, true)
    await commit([keep, remove(LAST), remove(`${LAST}/pictures/full`), ...moved.slice(1).map(place)])
  })
}
