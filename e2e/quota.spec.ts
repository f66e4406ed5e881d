import { products as copy } from '../src/copy/products'
import { firestoreMeter, setHidden } from './firestore-meter'
import { expect, owner, test } from './fixtures'

const MINUTE = 60_000

/**
 * The documents that one visit with an empty cache reads, and the maximum KB from Firestore. docs/promises.md has the calculation.
 * Every public page reads the details of the centre. `pictures` counts the pictures from the database that the page shows afterwards.
 */
const ROUTES: Record<string, { reads: number; kilobytes: number; pictures?: number }> = {
  '/': { reads: 2, kilobytes: 16 },
  '/videos': { reads: 2, kilobytes: 16 },
  '/products': { reads: 14, kilobytes: 88, pictures: 12 },
  '/team': { reads: 8, kilobytes: 98, pictures: 5 },
  '/director': { reads: 8, kilobytes: 98, pictures: 5 },
  '/director-test': { reads: 3, kilobytes: 48, pictures: 1 },
  '/services': { reads: 1, kilobytes: 8 },
  '/about': { reads: 1, kilobytes: 8 },
  '/installments': { reads: 1, kilobytes: 8 },
  '/privacy': { reads: 1, kilobytes: 8 },
  '/terms': { reads: 1, kilobytes: 8 },
  '/accessibility': { reads: 1, kilobytes: 8 },
  '/test': { reads: 1, kilobytes: 8 },
  '/admin/login': { reads: 0, kilobytes: 0 },
  '/no-such': { reads: 1, kilobytes: 8 },
}

/** Pages that read only the details of the centre run the same code: one of them is hidden for all. */
const HIDDEN = ['/', '/videos', '/products', '/team', '/director', '/director-test', '/services', '/admin/login']
/** Pages that listen. */
const LIVE = ['/products', '/team', '/director', '/director-test']

test('each route makes exactly the reads of its table (8, P14, P20)', async ({
  page,
  baseURL,
  backend,
  consoleGuard,
}) => {
  test.setTimeout(180_000)
  // When the clock jumps by ten minutes, the SDK takes its stream for broken and requests www.google.com.
  consoleGuard.allow(/404.*no-such/, /WebChannelConnection/, /cleardot\.gif/)
  await backend.seed()
  await owner.put('settings/centre', { phones: ['+966512345678 '], updatedAt: new Date() })
  const site = new URL(baseURL ?? '').origin
  const strangers: string[] = []
  let isLookedAt = false
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (isLookedAt && protocol.startsWith('http') && origin !== site && !origin.startsWith('http://127.0.0.1:'))
      strangers.push(request.url())
  })
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  await page.clock.install()
  const meter = await firestoreMeter(page)
  let hidden = 0
  for (const [route, { reads, kilobytes, pictures = 0 }] of Object.entries(ROUTES)) {
    await meter.forget(site)
    isLookedAt = true
    await page.goto(route)
    // Scroll to the end, so that every lazy section loads.
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => meter.documents(), { message: route }).toBe(reads)
    await expect(page.locator('main img[src^="data:image/"]'), route).toHaveCount(pictures)
    await page.clock.runFor(20_000)
    expect(meter.documents(), route).toBe(reads)
    expect(meter.bytes() / 1024, `KB of ${route}`).toBeLessThanOrEqual(kilobytes)
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken), route).toEqual([])
    console.info(
      `[figure] ${route}: reads ${meter.documents()}, KB from Firestore ${(meter.bytes() / 1024).toFixed(1)}`,
    )

    if (route === '/products') {
      // Two large pictures and the total, as more products are stored than shown (54).
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
      await expect(page.getByRole('dialog').getByText('1 / 14', { exact: true })).toBeVisible()
      await expect.poll(() => meter.documents(), { message: 'the lightbox' }).toBe(reads + 3)
      await page.keyboard.press('Escape')
    }

    isLookedAt = false
    if (!HIDDEN.includes(route)) continue
    await setHidden(page, true)
    // What was asked for before is still on its way.
    await meter.settled()
    meter.reset()
    await changeEverything()
    await page.clock.runFor(10 * MINUTE)
    hidden += meter.documents()
    expect(meter.documents(), `${route} while hidden`).toBe(0)
    // The SDK asks only for what changed since. The emulator sends everything nevertheless.
    const resumed = LIVE.includes(route)
      ? page.waitForRequest((one) => one.postData()?.includes('resumeToken') === true)
      : null
    await setHidden(page, false)
    await resumed
    // Check that a page that reads gets the changes on return.
    if (reads > 0) await expect.poll(() => meter.documents(), { message: `${route} on return` }).toBeGreaterThan(0)
  }
  console.info(
    `[figure] routes: ${Object.keys(ROUTES).length}, requests to others: ${strangers.length}, policy violations: 0; hidden: ${HIDDEN.length}, documents read in 10 minutes each: ${hidden}`,
  )
  expect(strangers).toEqual([])
})

test('a further page of the gallery costs its own products only (P25)', async ({ page }) => {
  const stored = 100
  await Promise.all(Array.from({ length: stored }, (_, index) => putProduct(index + 1)))
  const meter = await firestoreMeter(page)
  await page.goto('/products')
  const tiles = page.getByRole('list', { name: copy.list }).getByRole('link')
  const dialog = page.getByRole('dialog')
  await expect(tiles).toHaveText(names(1, 12))
  // One product more than is shown, and the details of the centre.
  await expect.poll(() => meter.documents()).toBe(13)
  meter.reset()
  for (const shown of [24, 36]) {
    await page.getByRole('button', { name: copy.more }).click()
    await expect(tiles).toHaveText(names(1, shown))
    await expect.poll(() => meter.documents(), { message: `${shown} products` }).toBe(shown - 12)
  }
  await meter.settled()
  expect(meter.documents()).toBe(24)
  console.info('[figure] a further page of the gallery: reads 12')
  // Every page that is shown goes on live.
  await owner.put('products/1900000000030', { ...productOf(30), name: 'تغيّر' })
  await expect(tiles.nth(29)).toHaveText('تغيّر')
  await putProduct(30)
  await expect(tiles.nth(29)).toHaveText('منتج 30')
  await meter.settled()
  meter.reset()

  // The last product: the number of products, its page, and two large pictures.
  await tiles.first().click()
  await expect(dialog.getByText(`1 / ${stored}`, { exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText(`${stored} / ${stored}`, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('heading')).toHaveText(`منتج ${stored}`)
  await meter.settled()
  expect(meter.documents()).toBeLessThanOrEqual(1 + 4 + 12)

  // A shared link to a product far down reads it and the pages around it.
  await page.goto('about:blank')
  meter.reset()
  await page.goto('/products?p=1900000000062')
  await expect(dialog.getByText(`62 / ${stored}`, { exact: true })).toBeVisible()
  for (const position of [61, 60, 59, 58]) {
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText(`${position} / ${stored}`, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('heading')).toHaveText(`منتج ${position}`)
  }
  await owner.put('products/1900000000058', { ...productOf(58), name: 'تغيّر' })
  await expect(dialog.getByRole('heading')).toHaveText('تغيّر')
  await page.keyboard.press('Home')
  await expect(dialog.getByText(`1 / ${stored}`, { exact: true })).toBeVisible()
})

const productOf = (order: number) => ({
  id: String(1_900_000_000_000 + order),
  image: 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA==',
  name: `منتج ${order}`,
  order,
  createdAt: new Date(),
  updatedAt: new Date(),
})
const putProduct = (order: number) => owner.put(`products/${productOf(order).id}`, productOf(order))
const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => productOf(from + index).name)

/** Changes every kind of content, as the dashboard does. */
async function changeEverything(): Promise<void> {
  const [[product], [member]] = await Promise.all([owner.list('products'), owner.list('team')])
  const paths = [
    `products/${product?.id}`,
    `team/${member?.id}`,
    'videos/main-videos',
    'director-texts/main-director',
    'director-photos/main-director-photo',
    'settings/centre',
  ]
  await Promise.all(
    paths.map(async (path) => {
      await owner.put(path, { ...(await owner.get(path)), updatedAt: new Date() })
    }),
  )
}
