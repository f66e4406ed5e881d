import type { Product } from '../../src/data/content/products'
import type { Plan } from '../../src/data/store/restore'
import type { State } from '../../src/data/store/states'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  ORDER_MAX,
  PHOTO_SAVE_TIMEOUT_MS,
  SAVE_EACH_MS,
  SAVE_TIMEOUT_MS,
  TEAM_MAX,
  VIDEOS_ID,
  VIDEOS_MAX,
  DIRECTOR_ID,
  DIRECTOR_PHOTO_ID,
  CENTRE_ID,
} from '../../src/limits'
import { owner, picture, reportFigure, store } from './backend'
import { roundsProxy } from './rounds-proxy'
import type { StoredFields } from '../../scripts/firestore-rest.mjs'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The slow line of P26. */
const ROUND_MS = 300
/** In a browser a stream takes two round trips more to open, and a call that the browser asks permission for one more. */
const BROWSER_ROUNDS = 4

const FIRST_ID = 1_700_000_000_000
const day = (number: number) => new Date(FIRST_ID + number)
const productId = (order: number) => String(FIRST_ID + order)
const memberId = (order: number) => `m${order}`
const videoUrl = 'https://youtu.be/aqz-KE-bpKQ'

/** The largest content, with small pictures: what counts is how often the dashboard waits. */
function largestContent(): [string, StoredFields][] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const dates = (order: number) => ({ createdAt: day(order), updatedAt: day(order) })
  return [
    ...numbers(ORDER_MAX).flatMap((order): [string, StoredFields][] => [
      [`products/${productId(order)}`, { id: productId(order), image: picture(), name: 'p', order, ...dates(order) }],
      [`products/${productId(order)}/pictures/full`, { image: picture(), updatedAt: day(order) }],
    ]),
    ...numbers(TEAM_MAX).map((order): [string, StoredFields] => [
      `team/${memberId(order)}`,
      {
        id: memberId(order),
        name: 'm',
        title: '',
        specialization: '',
        image: '',
        credentials: [],
        icon: 'Star',
        color: 'text-primary',
        order,
        version: `version-${order}`,
        ...dates(order),
      },
    ]),
    [
      `videos/${VIDEOS_ID}`,
      {
        videos: numbers(VIDEOS_MAX).map((order) => ({
          id: `v${order}`,
          title: 't',
          url: videoUrl,
          createdAt: day(order).toISOString(),
          order,
          picture: FIRST_ID,
        })),
        updatedAt: day(1),
        version: 'version-1',
      },
    ],
    ...numbers(VIDEOS_MAX).map((order): [string, StoredFields] => [
      `videos/${VIDEOS_ID}/pictures/v${order}`,
      { image: picture(), updatedAt: day(1) },
    ]),
    [
      `director-texts/${DIRECTOR_ID}`,
      { name: 'n', titles: [], credentials: [], highlights: [], updatedAt: day(1), version: 'version-1' },
    ],
    [`director-photos/${DIRECTOR_PHOTO_ID}`, { photoBase64: picture(200, 'jpeg'), updatedAt: day(1) }],
  ]
}

let proxy: Awaited<ReturnType<typeof roundsProxy>>

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  proxy = await roundsProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', proxy.address)
  // Modules of their own, which speak to the proxy.
  vi.resetModules()
  const { signedInBackend } = await import('./sdk')
  await signedInBackend()
  await store(Object.fromEntries(largestContent()))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await proxy.stop()
})

/** Fails when the verb waits for more round trips than fit into half of its timeout. */
async function expectInTime(name: string, work: () => Promise<unknown>, timeoutMs = SAVE_TIMEOUT_MS): Promise<void> {
  const rounds = (await proxy.count(work)) + BROWSER_ROUNDS
  reportFigure(`${name}: ${rounds} round trips, ${(rounds * ROUND_MS) / 1000} s of ${timeoutMs / 1000} s`)
  expect(rounds * ROUND_MS, name).toBeLessThanOrEqual(timeoutMs / 2)
}

it('calls that wait for each other are counted one by one, and others together', async () => {
  const { writing } = await import('../../src/data/client/firebase')
  const { sdk, db } = await writing()
  const reads = Array.from({ length: 10 }, (_, index) => sdk.doc(db, 'products', productId(index + 1)))
  const inTransaction = (work: (get: (index: number) => Promise<unknown>) => Promise<unknown>) => () =>
    sdk.runTransaction(db, (transaction) =>
      work((index) => transaction.get(reads[index] ?? sdk.doc(db, 'products', 'none'))),
    )
  const together = await proxy.count(inTransaction((get) => Promise.all(reads.map((_, index) => get(index)))))
  const oneByOne = await proxy.count(
    inTransaction(async (get) => {
      for (const [index] of reads.entries()) await get(index)
    }),
  )
  expect(oneByOne - together).toBeGreaterThanOrEqual(reads.length / 2)
})

it('every verb of the products ends within half its timeout at 300 ms a round trip (P26)', async () => {
  const data = await import('../../src/data/content/products')
  let list: readonly Product[] = []
  await expectInTime('list the products', async () => (list = await data.getProducts()))
  expect(list).toHaveLength(ORDER_MAX)
  await expectInTime('rename a product', () => data.renameProduct(productId(1), 'new'))
  await expectInTime('move the last product to the front', async () =>
    data.moveProduct(productId(ORDER_MAX), 1, await data.getProducts()),
  )
  const seen = await data.getProducts()
  const { putState } = await import('../../src/data/store/states')
  let removed: State = { path: '', fields: null }
  await expectInTime('delete the first product', async () => {
    removed = await data.removeProduct(seen[0]?.id ?? '', seen)
  })
  await expectInTime('restore it', () => putState(removed, { position: 1 }))
  await data.removeProduct(productId(ORDER_MAX - 1))
  const draft = { id: data.newProductId(list), image: picture(), full: picture(), name: 'added' }
  const listed = await data.getProducts()
  await expectInTime('add a product', () => data.addProduct(draft, String, listed))
})

it('every verb of the team ends within half its timeout at 300 ms a round trip (P26)', async () => {
  const data = await import('../../src/data/content/team')
  const { newRevision } = await import('../../src/data/store/document')
  const list = await data.getTeam()
  const [first] = list
  if (!first) throw new Error('Nothing is stored')
  const save = (over: string | null) => ({ revision: newRevision(), over: [over] })
  await expectInTime('list the team', data.getTeam)
  await expectInTime('save a member', () => data.saveTeamMember(first.id, first, save(first.version ?? '')))
  await expectInTime('move a member', () => data.moveTeamMember(memberId(TEAM_MAX), 1, list))
  const { putState } = await import('../../src/data/store/states')
  let removed: State = { path: '', fields: null }
  await expectInTime('delete a member', async () => {
    removed = await data.removeTeamMember(first.id)
  })
  await expectInTime('restore a member', () => putState(removed, { position: 1 }))
  await expectInTime('add a member', async () =>
    data.saveTeamMember(await data.newTeamMemberId(), { ...first, name: 'added' }, save(null)),
  )
})

it('every verb of the single documents ends within half its timeout at 300 ms a round trip (P26)', async () => {
  const { newRevision } = await import('../../src/data/store/document')
  const save = (over: string | null) => ({ revision: newRevision(), over: [over] })
  const { getVideos, saveVideos } = await import('../../src/data/store/edit-videos')
  const videos = (await getVideos())?.videos ?? []
  expect(videos).toHaveLength(VIDEOS_MAX)
  const withPictures = videos.map((video) => ({ ...video, image: picture() }))
  await expectInTime('save 30 videos with new pictures', () => saveVideos(withPictures, save('version-1')))
  const stored = await getVideos()
  await expectInTime('delete 30 videos', () => saveVideos([], save(stored?.version ?? '')))
  const { getDirector, saveDirector } = await import('../../src/data/content/director-texts')
  const director = await getDirector()
  if (!director) throw new Error('Nothing is stored')
  await expectInTime('save the texts', () => saveDirector(director, save('version-1')))
  const { removeDirectorPhoto, setDirectorPhoto } = await import('../../src/data/content/director-photos')
  await expectInTime(
    'save the photo',
    () => setDirectorPhoto({ photoBase64: picture(300, 'jpeg'), portrait: '' }),
    PHOTO_SAVE_TIMEOUT_MS,
  )
  await expectInTime('delete the photo', removeDirectorPhoto)
  const { saveCentre } = await import('../../src/data/store/edit-centre')
  const { defaultCentre } = await import('../../src/data/content/centre')
  await owner.remove(`settings/${CENTRE_ID}`)
  await expectInTime('save the details of the centre', () => saveCentre(defaultCentre, save(null)))
})

it('a version is listed, restored and erased within half the timeout at 300 ms a round trip (P26)', async () => {
  const { getVersions } = await import('../../src/data/store/versions')
  const { planVersion } = await import('../../src/data/store/plan-versions')
  const { restore } = await import('../../src/data/store/restore')
  const { askToErase, cancelErase, waitingErasures } = await import('../../src/data/store/erasures')
  const { clearOldVersions } = await import('../../src/data/store/clear-old-versions')
  const first = await getVersions()
  const all = [...first.versions, ...(await getVersions(first.next)).versions]
  await expectInTime('list the versions', getVersions)
  for (const path of ['products/', 'team/', 'videos/', 'director-texts/', 'director-photos/']) {
    const version = all.find((one) => one.path.startsWith(path))
    if (!version) throw new Error(`No version of ${path}`)
    await expectInTime(`restore a version of ${path}`, async () => restore(await planVersion(version.id)))
  }
  const path = all[0]?.path ?? ''
  await expectInTime('ask to erase a document', () => askToErase(path))
  await expectInTime('list what waits to be erased', waitingErasures)
  await expectInTime('take it back', () => cancelErase(path))
  await expectInTime('clear old versions', clearOldVersions)
})

it('an export and each request of a restore end within half the timeout at 300 ms a round trip (P26)', async () => {
  const { exportBackup, planFile } = await import('../../src/data/store/backup')
  const { restore } = await import('../../src/data/store/restore')
  const { readBackup } = await import('../../src/data/store/backup-format')
  let exported = new File([], '')
  await expectInTime('export everything', async () => ({ file: exported } = await exportBackup()))
  const file = await readBackup(exported)
  await owner.remove(`products/${productId(3)}`)
  let plan: Plan | undefined
  await expectInTime('compare with everything', async () => (plan = await planFile(file)))
  await expectInTime('restore one product', async () => plan && restore(plan))
  expect((await planFile(file)).changes).toEqual([])
})

it('a save of all members at once ends within half its timeout at 300 ms a round trip (P26)', async () => {
  const data = await import('../../src/data/content/team')
  const { newRevision } = await import('../../src/data/store/document')
  const list = await data.getTeam()
  // The SDK commits one transaction after the other, so a save of many has a second for each.
  await expectInTime(
    `save ${list.length} members at once`,
    () =>
      Promise.all(
        list
          .slice(1)
          .map((one) => data.saveTeamMember(one.id, { ...one, name: 'new' }, { revision: newRevision(), over: 'any' })),
      ),
    list.length * SAVE_EACH_MS,
  )
})
