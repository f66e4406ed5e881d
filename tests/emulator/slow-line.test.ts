import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  MB,
  ORDER_MAX,
  PHOTO_SAVE_TIMEOUT_MS,
  SAVE_EACH_MS,
  SAVE_TIMEOUT_MS,
  TEAM_MAX,
  VIDEOS_MAX,
} from '../../src/limits'
import { DATE, owner, picture, rawRequest, reportFigure, setWrite, type Write } from './backend'
import { PRODUCT_ID, valid } from './valid-documents'

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const REQUEST_MS = 300
const idOf = (n: number) => String(1_700_000_000_000 + n)

/**
 * Between the SDK and the emulator: counts requests and rounds. The requests of a round are answered together, once no
 * further one arrives, so a request that waits for an answer belongs to the next round. A listener is not counted: it
 * stays open.
 */
const counted = { requests: 0, rounds: 0 }
const QUIET_MS = 50
let release: () => void = () => {}
let round: Promise<void> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined

/** Resolves at the end of the round to which a request belongs. */
function joinRound(): Promise<void> {
  if (timer === undefined) round = new Promise<void>((resolve) => (release = resolve))
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    counted.rounds += 1
    release()
  }, QUIET_MS)
  counted.requests += 1
  return round
}

const proxy = http2.createServer()
let target: http2.ClientHttp2Session
const load = async () => ({
  products: await import('../../src/data/products'),
  team: await import('../../src/data/team'),
  videos: await import('../../src/data/videos'),
  photos: await import('../../src/data/director-photos'),
  document: await import('../../src/data/document'),
})
let data: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  target = http2.connect(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`)
  proxy.on('stream', (stream, headers) => {
    const answered = String(headers[':path']).endsWith('/Listen') ? Promise.resolve() : joinRound()
    const request = target.request({ ...headers, ':authority': process.env['FIRESTORE_EMULATOR_HOST'] })
    request.on('error', () => stream.destroy())
    stream.on('error', () => request.destroy())
    let trailers: http2.IncomingHttpHeaders = {}
    request.on('response', (answer) => {
      void answered.then(() => {
        stream.respond(answer, { waitForTrailers: true })
        request.pipe(stream)
      })
    })
    request.on('trailers', (end: http2.IncomingHttpHeaders) => {
      trailers = end
    })
    stream.on('wantTrailers', () => stream.sendTrailers(trailers))
    stream.pipe(request)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', `127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  // Imported with the address of the proxy.
  const { signedInBackend } = await import('./sdk')
  await signedInBackend()
  data = await load()
})

afterAll(() => {
  vi.unstubAllEnvs()
  target.destroy()
  proxy.close()
})

const put = async (writes: Write[]) => {
  for (let n = 0; n < writes.length; n += 250)
    expect((await rawRequest('owner', 'POST', ':commit', { writes: writes.slice(n, n + 250) })).status).toBe(200)
}

/** Runs one verb and checks that its rounds at 300 ms each are within half its timeout. */
async function expectRounds(what: string, verb: () => Promise<unknown>, timeoutMs = SAVE_TIMEOUT_MS): Promise<void> {
  Object.assign(counted, { requests: 0, rounds: 0 })
  await verb()
  reportFigure(
    `${what}: ${counted.requests} requests in ${counted.rounds} rounds, ${counted.rounds * REQUEST_MS} ms of ${timeoutMs}`,
  )
  expect(counted.rounds).toBeGreaterThan(0)
  expect(counted.rounds * REQUEST_MS).toBeLessThanOrEqual(timeoutMs / 2)
  // A browser sends at most six at a time where the line speaks HTTP/1.1.
  expect((counted.rounds + Math.ceil(counted.requests / 6)) * REQUEST_MS).toBeLessThanOrEqual(timeoutMs / 2)
}

it('every verb with the largest content ends within half its timeout at 300 ms a request', async () => {
  const { products, team, videos, photos, document } = data
  const ids = Array.from({ length: ORDER_MAX - 1 }, (_, n) => idOf(n + 1))
  await put([
    ...ids.map((id, n) =>
      setWrite(`products/${id}`, { ...valid(`products/${PRODUCT_ID}`), id, order: n + 1, updatedAt: new Date() }),
    ),
    ...ids.map((id) => setWrite(`products/${id}/pictures/full`, { image: picture(), updatedAt: new Date() })),
    ...Array.from({ length: TEAM_MAX }, (_, n) =>
      setWrite(`team/m${n}`, { ...valid('team/member1'), id: `m${n}`, order: n + 1, updatedAt: new Date() }),
    ),
  ])
  const list = () => products.getProducts()
  const [first = '', last = ''] = [ids[0], ids.at(-1)]
  let seen = await list()
  const [gone] = seen
  if (!gone) throw new Error('No product')

  const added = { id: idOf(ORDER_MAX), image: picture(), full: picture(), name: 'n' }
  await expectRounds(`adding the last of ${ORDER_MAX} products`, () => products.addProduct(added, String, seen))
  await expectRounds('renaming a product', () => products.renameProduct(last, 'new', 'n'))
  seen = await list()
  await expectRounds('moving the last to the front', () => products.moveProduct(added.id, 1, seen))
  seen = await list()
  await expectRounds('deleting the first', () => products.removeProduct(first, seen, gone))
  seen = await list()
  await expectRounds('undoing the deletion', () => products.restoreProduct({ ...gone, order: 1 }, picture(), seen))
  expect((await list()).map(({ order }) => order)).toEqual(Array.from({ length: ORDER_MAX }, (_, n) => n + 1))

  const members = await team.getTeam()
  await expectRounds(
    `saving ${TEAM_MAX} members`,
    () =>
      Promise.all(
        members.map((member) => team.replaceTeamMember({ ...member, name: 'new' }, document.versionOf(member))),
      ),
    TEAM_MAX * SAVE_EACH_MS,
  )
  const now = await team.getTeam()
  await expectRounds('moving the last member to the front', () => team.moveTeamMember(`m${TEAM_MAX - 1}`, 1, now))
  await expectRounds('deleting a member', () => team.removeTeamMember('m5'))

  const version = document.newVersion()
  const full = Array.from({ length: VIDEOS_MAX }, (_, n) => ({
    id: String(n),
    title: 't',
    url: 'https://youtu.be/abcdefghijk',
    createdAt: DATE.toISOString(),
    order: n,
    image: picture(),
  }))
  await expectRounds(`adding ${VIDEOS_MAX} videos with pictures`, () =>
    videos.saveVideos(full, { version, over: [null] }),
  )
  const replaced = document.newVersion()
  await expectRounds(`replacing ${VIDEOS_MAX} pictures`, () =>
    videos.saveVideos(full, { version: replaced, over: [version] }),
  )
  await expectRounds(`deleting ${VIDEOS_MAX} videos`, () =>
    videos.saveVideos([], { version: document.newVersion(), over: [replaced] }),
  )
  const photo = picture(0.8 * MB, 'jpeg')
  await photos.setDirectorPhoto(photo)
  await expectRounds('replacing the photo', () => photos.setDirectorPhoto(photo), PHOTO_SAVE_TIMEOUT_MS)
  expect(await owner.list('picture-versions')).not.toEqual([])
}, 120_000)
