import type { Page } from '@playwright/test'
import type { StoredFields } from '../../scripts/firebase/values.mjs'
import { exampleContent } from '../../scripts/seed/seed.mjs'
import {
  PORTRAIT_MAX_CHARS,
  PRODUCT_IMAGE_MAX_CHARS,
  STORED_MAX_CHARS,
  TEAM_IMAGE_ENCODED_CHARS,
} from '../../src/limits'
import { PIXEL } from '../../tests/fixtures/images'
import { expect, FIRESTORE, owner, test } from '../helpers/fixtures'

/**
 * Counts what a page receives from Firestore, including live streams: documents and counts of a collection (each is one
 * read of the free quota), and bytes before compression.
 */
async function firestoreMeter(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bodies = new Map<string, Buffer[]>()
  const streamed = new Set<string>()
  const decoded = (base64: string) => Buffer.from(base64, 'base64')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).host !== FIRESTORE) return
    bodies.set(requestId, [])
    // `streamResourceContent` returns the bytes that arrived earlier. A finished request is read below.
    void session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => {
        streamed.add(requestId)
        bodies.get(requestId)?.unshift(decoded(bufferedData))
      },
      () => undefined,
    )
  })
  session.on(
    'Network.dataReceived',
    ({ requestId, data }) => data && bodies.get(requestId)?.push(decoded(data)),
  )
  const readBody = async (requestId: string) => {
    if (!bodies.has(requestId) || streamed.has(requestId)) return
    const { body, base64Encoded } = await session
      .send('Network.getResponseBody', { requestId })
      .catch(() => ({ body: '', base64Encoded: false }))
    bodies.get(requestId)?.push(base64Encoded ? decoded(body) : Buffer.from(body))
  }
  session.on('Network.loadingFinished', ({ requestId }) => void readBody(requestId))
  await session.send('Network.enable')
  const receivedBodies = () => [...bodies.values()].map((parts) => Buffer.concat(parts))
  const documentsIn = (body: Buffer) =>
    body.toString().match(/"name":\s*"projects\/[^"]+\/documents\/|"aggregateFields"/g)?.length ?? 0
  return {
    documents: () => receivedBodies().reduce((sum, body) => sum + documentsIn(body), 0),
    kilobytes: () => receivedBodies().reduce((sum, body) => sum + body.length, 0) / 1024,
    /** Open streams continue to count. */
    reset: () => bodies.forEach((_, id) => bodies.set(id, [])),
  }
}

/** The longest image that the dashboard stores in each field of these collections. */
const LONGEST: Record<string, Record<string, number>> = {
  products: { image: PRODUCT_IMAGE_MAX_CHARS },
  team: { image: TEAM_IMAGE_ENCODED_CHARS },
  'director-photos': { photoBase64: STORED_MAX_CHARS, portrait: PORTRAIT_MAX_CHARS },
}

/**
 * An image with this many characters, or up to three fewer, as base64 needs. Browsers ignore what follows its last
 * pixel.
 */
function imageOf(chars: number): string {
  const data = chars - (PIXEL.indexOf(',') + 1)
  return PIXEL.padEnd(chars - (data % 4), 'A')
}

/** The example content with the longest images, so that the budgets hold for whatever is stored. */
function contentWithLongestImages(): Record<string, StoredFields> {
  const withLongest = (path: string, fields: StoredFields): StoredFields => {
    const longest = Object.entries(LONGEST[path.split('/')[0] ?? ''] ?? {})
      .filter(([name]) => fields[name])
      .map(([name, chars]) => [name, imageOf(chars)] as const)
    return { ...fields, ...Object.fromEntries(longest) }
  }
  return Object.fromEntries(
    Object.entries(exampleContent()).map(([path, fields]) => [path, withLongest(path, fields)]),
  )
}

/**
 * The documents that one visit reads, and the maximum KB from Firestore. Every public page reads the details of the
 * centre.
 */
const ROUTES: Record<string, { reads: number; kilobytes: number; images?: number }> = {
  // The page reads the centre, the videos, and the two documents of the director.
  '/': { reads: 4, kilobytes: 24, images: 1 },
  '/videos': { reads: 2, kilobytes: 16 },
  // The page reads one product more than the twelve that it shows. Each image has up to 16 KB.
  '/products': { reads: 14, kilobytes: 215, images: 12 },
  // Five members, and the two documents of the director.
  // The director's photo alone has up to 977 KB (contradiction 1), and each member's 23.
  '/team': { reads: 8, kilobytes: 1_095, images: 5 },
  '/director': { reads: 8, kilobytes: 1_095, images: 5 },
  // The two documents of the director, without the members.
  '/director-test': { reads: 3, kilobytes: 995, images: 1 },
  '/about': { reads: 1, kilobytes: 8 },
  '/test': { reads: 1, kilobytes: 8 },
  '/admin/login': { reads: 0, kilobytes: 0 },
}

// Requirement 8
test('each route makes exactly the reads of its table', async ({ page }) => {
  await owner.store(contentWithLongestImages())
  // The centre has no partners here, because their logos are images, too.
  await owner.put('settings/centre', {
    phones: ['+966512345678 الاستقبال'],
    licence: '1400004670',
    updatedAt: new Date(),
  })
  await page.clock.install()
  const meter = await firestoreMeter(page)
  for (const [route, { reads, kilobytes, images = 0 }] of Object.entries(ROUTES)) {
    await page.goto('about:blank')
    meter.reset()
    await page.goto(route)
    // Scroll to the end, so that every lazy section loads.
    await page.mouse.wheel(0, 20_000)
    await expect.poll(meter.documents, { message: route }).toBe(reads)
    await expect(page.locator('main img[src^="data:image/"]'), route).toHaveCount(images)
    await page.clock.runFor(20_000)
    expect(meter.documents(), route).toBe(reads)
    expect(meter.kilobytes(), `KB of ${route}`).toBeLessThanOrEqual(kilobytes)
  }
})
