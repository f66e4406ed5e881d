/**
 * `npm run doctor -- --write` does in an empty project what the rules rely on and no emulator proves, as the administrator,
 * a line for each step, and takes everything away again, also after Ctrl+C. It needs ADMIN_EMAIL, ADMIN_PASSWORD and
 * ACCESS_TOKEN: nobody but an owner can delete a young version.
 */
import { settings as env } from '../emulators/firebase.mjs'
import { statusOf } from '../emulators/rest.mjs'
import { encodeFields } from '../emulators/values.mjs'
import { isLocal, load, project, restAs, signInAsAdmin } from './access.mjs'
import { report } from './report.mjs'

/** @typedef {import('../emulators/values.mjs').StoredFields} Fields */

/** The length of the longest list. The test of this script has a shorter one, which takes less time. */
const COUNT = Number(process.env.TRIAL_PRODUCTS ?? 500)
const PRODUCTS = Array.from({ length: COUNT }, (_, at) => `products/${1_700_000_100_000 + at}`)
const LAST = PRODUCTS.at(-1) ?? ''

const { nameOf } = restAs(null)
const deleteWrite = (/** @type {string} */ path) => ({ delete: nameOf(path) })
/** The paths of the documents to delete at the end. @type {string[]} */
const written = []
/** Writes fields, and the time of the server into another one. @type {(path: string, fields: Fields, time?: string) => Record<string, unknown>} */
function set(path, fields, time = path.endsWith('/large') ? '' : 'updatedAt') {
  written.push(path)
  return {
    update: { name: nameOf(path), fields: encodeFields(fields) },
    ...(time && { updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }] }),
  }
}
const position = (/** @type {string} */ path, /** @type {number} */ index) => ({
  ...set(path, { order: index + 1 }),
  updateMask: { fieldPaths: ['order'] },
})

/** The sequence of the products: a request that moves one replaces it. */
const LIST = 'lists/products'
const sequence = (/** @type {string[]} */ paths) =>
  set(LIST, { ids: paths.map((path) => path.slice('products/'.length)), hidden: [] })

/** Returns the exit code. */
export async function tryWrites() {
  const refuse = (/** @type {string} */ why) => {
    report('Nothing was written', [false, why])
    return 1
  }
  const token = isLocal ? 'owner' : env.ACCESS_TOKEN
  if (!token)
    return refuse('give ACCESS_TOKEN, which an owner gets by: gcloud auth print-access-token')
  const owner = restAs(token)
  const held = async () =>
    (await owner.collections()).filter((name) => name !== 'admins').join(', ')
  const before = await held().catch(String)
  if (before) return refuse(`${project} must hold nothing but admins: ${before}`)
  const account = await signInAsAdmin()
  if (!account) return refuse('give ADMIN_EMAIL and ADMIN_PASSWORD of the administrator')
  const { idToken, email } = account

  /** @type {typeof import('../seed/fullest-documents')} */
  const { FULLEST } = await load('/scripts/seed/fullest-documents.ts')
  /** @type {typeof import('../seed/valid-documents')} */
  const { PRODUCT, VALID } = await load('/scripts/seed/valid-documents.ts')
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort())
  let isFailed = false
  for (const [what, work] of steps(restAs(idToken), email, {
    fullest: FULLEST,
    product: VALID[PRODUCT] ?? {},
  })) {
    if (stopped.signal.aborted) break
    const begin = Date.now()
    const reason = await work().then(() => '', String)
    if (!report(`${what}, ${((Date.now() - begin) / 1000).toFixed(1)} s`, [!reason, reason]))
      isFailed = true
  }
  console.log(
    stopped.signal.aborted ? '\nStopped: taking everything away ...' : 'Taking everything away ...',
  )
  await owner.store(Object.fromEntries(written.map((path) => [path, null]))).catch(console.error)
  const after = await held().catch(String)
  if (!report('Everything is taken away', [!after, `delete in the console: ${after}`]))
    isFailed = true
  return stopped.signal.aborted ? 130 : Number(isFailed)
}

/**
 * @typedef {Record<string, Fields>} Documents
 * @type {(account: ReturnType<typeof restAs>, by: string, documents: { fullest: Documents, product: Fields }) =>
 *   Generator<[what: string, work: () => Promise<unknown>]>}
 */
function* steps({ get, commit }, by, { fullest, product }) {
  /** Returns the path of the version that keeps the stored document, and its write. */
  const kept = async (/** @type {string} */ path, isDeletion = false) => {
    const fields = (await get(path)) ?? {}
    const image = isDeletion ? (await get(`${path}/images/large`))?.['image'] : undefined
    const version = `versions/${path.replaceAll('/', '_')}_${Number(fields['updatedAt'])}`
    return {
      version,
      keep: set(version, { path, by, isDeletion, fields, largeImage: image }, 'at'),
    }
  }
  /** Passes when the rules refuse. */
  const refused = async (/** @type {Promise<unknown>} */ request) => {
    const status = await request.then(() => 200, statusOf)
    if (status !== 403) throw new Error(`answered ${String(status)} instead of 403`)
  }
  let young = ''
  for (const [path, fields] of Object.entries(fullest).filter(
    ([path]) => !path.endsWith('/large'),
  )) {
    const image = fullest[`${path}/images/large`]
    yield [
      `Stores the fullest ${path}, and changes it with the state before kept`,
      async () => {
        await commit([set(path, fields), ...(image ? [set(`${path}/images/large`, image)] : [])])
        const { version, keep } = await kept(path)
        await commit([set(path, fields), keep])
        if (!(await get(version))) throw new Error(`${version} is not there`)
        young = version
      },
    ]
  }
  yield ['Refuses to delete a young version', () => refused(commit([deleteWrite(young)]))]
  const [path = '', fields = {}] = Object.entries(fullest).at(-1) ?? []
  yield [`Refuses to change ${path} without its state`, () => refused(commit([set(path, fields)]))]
  const products = PRODUCTS.map((path, at) =>
    set(path, { ...product, id: path.slice('products/'.length), order: at + 1 }),
  )
  const image = set(`${LAST}/images/large`, { image: product['image'] })
  yield [`Stores ${COUNT} products at once`, () => commit([...products, image, sequence(PRODUCTS)])]
  const moved = [LAST, ...PRODUCTS.slice(0, -1)]
  yield [
    `Moves the last of ${COUNT} to the first position`,
    async () => {
      const { keep } = await kept(LIST)
      await commit([keep, sequence(moved), ...moved.map(position)])
    },
  ]
  yield [
    `Deletes the first of ${COUNT}: ${COUNT + 4} writes in a commit`,
    async () => {
      const { keep } = await kept(LAST, true)
      const { keep: keepList } = await kept(LIST)
      await commit([
        keep,
        keepList,
        sequence(moved.slice(1)),
        deleteWrite(LAST),
        deleteWrite(`${LAST}/images/large`),
        ...moved.slice(1).map(position),
      ])
    },
  ]
}
