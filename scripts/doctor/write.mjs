/**
 * `npm run doctor -- --write` tries in an empty project what the rules rely on and no emulator proves.
 *
 * It writes as the administrator and prints a line for each step. Then it deletes everything again, also after Ctrl+C.
 * It needs ADMIN_EMAIL, ADMIN_PASSWORD and ACCESS_TOKEN. The token is that of an owner, because only an owner can
 * delete a young version.
 */
import { statusOf } from '../firebase/rest.mjs'
import { settings as env } from '../firebase/settings.mjs'
import { encodeFields } from '../firebase/values.mjs'
import { isLocal, load, project, restAs, signInAsAdmin } from './access.mjs'
import { report } from './report.mjs'

/** @typedef {import('../firebase/values.mjs').StoredFields} Fields */

/** The length of the longest list. The test of this script has a shorter one, which takes less time. */
const COUNT = Number(process.env.TRIAL_PRODUCTS ?? 500)
const PRODUCTS = Array.from({ length: COUNT }, (_, at) => `products/${1_700_000_100_000 + at}`)
const LAST = PRODUCTS.at(-1) ?? ''

const { nameOf } = restAs(null)
const deleteWrite = (/** @type {string} */ path) => ({ delete: nameOf(path) })
/** The paths of the documents to delete at the end. @type {string[]} */
const written = []
/**
 * Writes fields, and the time of the server into the field `time`.
 *
 * @type {(path: string, fields: Fields, time?: string) => Record<string, unknown>}
 */
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

/** The document with the sequence of the products. A move replaces it. */
const LIST = 'lists/products'
const sequence = (/** @type {string[]} */ paths) =>
  set(LIST, { ids: paths.map((path) => path.slice('products/'.length)), hidden: [] })

/** Tries an empty project; returns the exit code. */
export async function tryWrites() {
  const refuse = (/** @type {string} */ why) => {
    report('Nothing was written', [false, why])
    return 1
  }
  const token = isLocal ? 'owner' : env.ACCESS_TOKEN
  if (!token)
    return refuse('give ACCESS_TOKEN, which an owner gets by: gcloud auth print-access-token')
  const owner = restAs(token)
  const before = await collectionsIn(owner)
  if (before) return refuse(`${project} must hold nothing but admins: ${before}`)
  const account = await signInAsAdmin()
  if (!account) return refuse('give ADMIN_EMAIL and ADMIN_PASSWORD of the administrator')

  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort())
  const isPassed = await runSteps(await stepsOf(account), stopped.signal)
  console.log(
    stopped.signal.aborted ? '\nStopped: taking everything away ...' : 'Taking everything away ...',
  )
  const isAway = await takeAway(owner)
  return stopped.signal.aborted ? 130 : Number(!isPassed || !isAway)
}

/** @typedef {ReturnType<typeof restAs>} Rest */

/** The names of the collections besides `admins`, or why they cannot be read. */
const collectionsIn = (/** @type {Rest} */ { collections }) =>
  collections().then((names) => names.filter((name) => name !== 'admins').join(', '), String)

/** The steps of the trial, as the administrator. @returns {Promise<Step[]>} */
async function stepsOf(/** @type {import('../firebase/rest.mjs').SignedIn} */ account) {
  /** @type {typeof import('../documents/fullest')} */
  const { FULLEST } = await load('/scripts/documents/fullest.ts')
  /** @type {typeof import('../documents/valid')} */
  const { PRODUCT_PATH, VALID } = await load('/scripts/documents/valid.ts')
  const trial = { ...restAs(account.idToken), by: account.email }
  return [...fullestSteps(trial, FULLEST), ...listSteps(trial, VALID[PRODUCT_PATH] ?? {})]
}

/** Runs the steps until one is interrupted; returns whether all have passed. */
async function runSteps(/** @type {Step[]} */ steps, /** @type {AbortSignal} */ signal) {
  let isPassed = true
  for (const [what, work] of steps) {
    if (signal.aborted) break
    const begin = Date.now()
    const reason = await work().then(() => '', String)
    const seconds = ((Date.now() - begin) / 1000).toFixed(1)
    isPassed = report(`${what}, ${seconds} s`, [!reason, reason]) && isPassed
  }
  return isPassed
}

/** Deletes what the steps have written; returns whether nothing is left. */
async function takeAway(/** @type {Rest} */ owner) {
  await owner.store(Object.fromEntries(written.map((path) => [path, null]))).catch(console.error)
  const after = await collectionsIn(owner)
  return report('Everything is taken away', [!after, `delete in the console: ${after}`])
}

/** @typedef {[what: string, work: () => Promise<unknown>]} Step */
/** @typedef {Rest & { by: string }} Trial The requests of the administrator, and the e-mail that versions name. */

/** Returns the path of the version that keeps the stored document, and its write. */
async function versionOf(
  /** @type {Trial} */ { get, by },
  /** @type {string} */ path,
  isDeletion = false,
) {
  const fields = (await get(path)) ?? {}
  const image = isDeletion ? (await get(`${path}/images/large`))?.['image'] : undefined
  const version = `versions/${path.replaceAll('/', '_')}_${Number(fields['updatedAt'])}`
  return {
    version,
    keep: set(version, { path, by, isDeletion, fields, largeImage: image }, 'at'),
  }
}

/** Passes when the rules refuse. */
async function refused(/** @type {Promise<unknown>} */ request) {
  const status = await request.then(() => 200, statusOf)
  if (status !== 403) throw new Error(`answered ${String(status)} instead of 403`)
}

/**
 * Stores the fullest document of each kind; then tries to delete a young version, and to change a document without one.
 *
 * @type {(trial: Trial, fullest: Record<string, Fields>) => Step[]}
 */
function fullestSteps(trial, fullest) {
  const { get, commit } = trial
  let young = ''
  const documents = Object.entries(fullest).filter(([path]) => !path.endsWith('/large'))
  const [path = '', fields = {}] = Object.entries(fullest).at(-1) ?? []
  return [
    ...documents.map(
      /** @returns {Step} */ ([path, fields]) => [
        `Stores the fullest ${path}, and changes it with the state before kept`,
        async () => {
          const image = fullest[`${path}/images/large`]
          await commit([set(path, fields), ...(image ? [set(`${path}/images/large`, image)] : [])])
          const { version, keep } = await versionOf(trial, path)
          await commit([set(path, fields), keep])
          if (!(await get(version))) throw new Error(`${version} is not there`)
          young = version
        },
      ],
    ),
    ['Refuses to delete a young version', () => refused(commit([deleteWrite(young)]))],
    [`Refuses to change ${path} without its state`, () => refused(commit([set(path, fields)]))],
  ]
}

/** Stores the longest list, moves its last item and deletes it. @type {(trial: Trial, product: Fields) => Step[]} */
function listSteps(trial, product) {
  const { commit } = trial
  const moved = [LAST, ...PRODUCTS.slice(0, -1)]
  return [
    [
      `Stores ${COUNT} products at once`,
      () => {
        const products = PRODUCTS.map((path, at) =>
          set(path, { ...product, id: path.slice('products/'.length), order: at + 1 }),
        )
        const image = set(`${LAST}/images/large`, { image: product['image'] })
        return commit([...products, image, sequence(PRODUCTS)])
      },
    ],
    [
      `Moves the last of ${COUNT} to the first position`,
      async () => {
        const { keep } = await versionOf(trial, LIST)
        await commit([keep, sequence(moved), ...moved.map(position)])
      },
    ],
    [
      `Deletes the first of ${COUNT}: ${COUNT + 4} writes in a commit`,
      async () => {
        const { keep } = await versionOf(trial, LAST, true)
        const { keep: keepList } = await versionOf(trial, LIST)
        await commit([
          keep,
          keepList,
          sequence(moved.slice(1)),
          deleteWrite(LAST),
          deleteWrite(`${LAST}/images/large`),
          ...moved.slice(1).map(position),
        ])
      },
    ],
  ]
}
