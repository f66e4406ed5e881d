/**
 * `npm run bench -- growth` measures what more content costs a visitor: the built site on emulators, visited by a phone on
 * slow 4G with an empty cache, with collections of increasing size.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '../scripts/build.mjs'
import { PROJECT, startEmulators } from '../scripts/emulators.mjs'
import { firestoreRest } from '../scripts/firestore-rest.mjs'
import { ROOT } from '../scripts/install.mjs'
import { freePort } from '../scripts/ports.mjs'
import { siteEnv } from '../scripts/site-env.mjs'
import { phone, SETTLE_MS, slowDown } from './measure.mjs'
import { serve } from './server.mjs'

/** @import { Browser } from '@playwright/test' */
/** @typedef {'products' | 'videos' | 'team'} Name */
/** @typedef {typeof globalThis & { firstPicture: number }} Watched */
/** @typedef {[path: string, data: import('../scripts/firestore-rest.mjs').StoredFields]} Write */

/** @type {[name: Name, route: string, sizes: [number, ...number[]]][]} */
const TABLES = [
  ['products', '/products', [24, 120, 500]],
  ['videos', '/videos', [3, 15, 30]],
  ['videos', '/', [3, 15, 30]],
  ['team', '/team', [5, 20, 60]],
]
const DAY_MS = 86_400_000
const AT_ONCE = 20
const image = (/** @type {string} */ name) =>
  `data:image/webp;base64,${readFileSync(path.join(ROOT, 'scripts/seed-images', name)).toString('base64')}`

/** @param {Browser} browser */
export async function growth(browser) {
  const ports = { auth: await freePort(), firestore: await freePort() }
  const backend = await startEmulators({ name: 'bench-growth', ports })
  const store = firestoreRest({ host: backend.firestore, project: PROJECT })
  const outDir = path.join(ROOT, '.cache', 'bench-growth', 'built')
  await store.clear()
  // The build bakes the smallest collections; the rest is added after it, as between two releases.
  for (const [name, , [first]] of TABLES) await fill(store, name, 0, first)
  if (!(await buildSite({ outDir, env: siteEnv(backend, 'http://localhost'), quiet: true })))
    throw new Error('The build failed.')
  const server = await serve(outDir)
  const rows = []
  for (const [name, route, sizes] of TABLES) {
    await store.clear()
    for (const [index, size] of sizes.entries()) {
      await fill(store, name, sizes[index - 1] ?? 0, size)
      const row = { name, route, size, ...(await measure(browser, server.url + route)) }
      rows.push(row)
      print(row)
    }
  }
  server.stop()
  const results = path.join(ROOT, 'bench', 'results')
  mkdirSync(results, { recursive: true })
  writeFileSync(path.join(results, 'growth.json'), JSON.stringify(rows, null, 2))
  rmSync(outDir, { recursive: true, force: true })
}

/**
 * Adds the items after `from` to a collection, up to `to`.
 * @param {ReturnType<typeof firestoreRest>} store
 * @param {Name} name
 * @param {number} from
 * @param {number} to
 */
async function fill(store, name, from, to) {
  const writes =
    name === 'videos' ? [videoList(to)] : Array.from({ length: to - from }, (_, index) => ITEMS[name](from + index))
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await Promise.all(writes.slice(at, at + AT_ONCE).map(([where, data]) => store.put(where, data)))
}

const day = (/** @type {number} */ index) => new Date(Date.UTC(2023, 0, 1) + index * DAY_MS)
/** @type {Record<Exclude<Name, 'videos'>, (index: number) => Write>} */
const ITEMS = {
  products: (index) => {
    const id = String(day(index).getTime())
    return [
      `products/${id}`,
      {
        id,
        image: image('home-kit.webp'),
        name: `منتج ${index + 1}`,
        order: index + 1,
        createdAt: day(index),
        updatedAt: day(index),
      },
    ]
  },
  team: (index) => [
    `team/member-${index}`,
    {
      id: `member-${index}`,
      name: `عضو ${index + 1}`,
      title: 'أخصائي نطق',
      specialization: 'التخاطب',
      image: image('team-1.webp'),
      credentials: ['ماجستير'],
      icon: 'Award',
      color: 'text-primary',
      order: index + 1,
      createdAt: day(index),
      updatedAt: day(index),
    },
  ],
}
/** @type {(size: number) => Write} */
const videoList = (size) => [
  'videos/main-videos',
  {
    updatedAt: day(size),
    videos: Array.from({ length: size }, (_, index) => ({
      id: String(day(index).getTime()),
      title: `مقطع ${index + 1}`,
      url: 'https://youtu.be/aqz-KE-bpKQ',
      description: 'نصيحة قصيرة للوالدين عن الكلام في البيت.',
      createdAt: day(index).toISOString(),
      order: index + 1,
    })),
  },
]

/**
 * Visits with an empty cache and without input; returns the time of the first picture in ms, KB and heap in MB.
 * @param {Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const context = await phone(browser)
  const page = await context.newPage()
  await page.addInitScript(watchPictures)
  const session = await slowDown(page)
  /** @type {Map<string, number>} */
  const bytes = new Map()
  // A stream of the database never finishes, so count its data as it arrives.
  session.on('Network.dataReceived', ({ requestId, dataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + dataLength),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForTimeout(2 * SETTLE_MS)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const picture = await page.evaluate(() => /** @type {Watched} */ (globalThis).firstPicture)
  await context.close()
  return {
    picture: Math.round(picture),
    kb: Math.round([...bytes.values()].reduce((sum, size) => sum + size, 0) / 1024),
    heapMb: usedSize / 1024 / 1024,
  }
}

/** Runs in the page: records when the first picture of the content is loaded. */
function watchPictures() {
  const watched = /** @type {Watched} */ (globalThis)
  watched.firstPicture = 0
  const look = () => {
    /** @type {NodeListOf<HTMLImageElement>} */
    const images = document.querySelectorAll('main ul img')
    const image = [...images].find((each) => each.complete && each.naturalWidth > 0)
    if (image) watched.firstPicture = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** @param {{ name: string, route: string, size: number } & Awaited<ReturnType<typeof measure>>} row */
function print({ name, route, size, picture, kb, heapMb }) {
  console.log(
    `${name.padEnd(9)} ${String(size).padStart(4)} on ${route.padEnd(10)} first picture ${String(picture || '-').padStart(6)} ms   before any tap ${String(kb).padStart(5)} KB   heap ${heapMb.toFixed(1).padStart(5)} MB`,
  )
}
