import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildSite } from '../scripts/build.mjs'
import { DIRECTOR, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed-content.mjs'
import { siteEnv } from '../scripts/site-env.mjs'
import { team as copy } from '../src/copy/team'
import { AUTH, expect, FIRESTORE, owner, SITE_FOLDER, test } from './fixtures'
import { NETWORK_ERRORS } from './public'
import { useUpQuota } from './quota-used-up'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const BAKED_FOLDER = path.join(path.dirname(SITE_FOLDER), 'baked')
let served = SITE_FOLDER
let origin = ''
let isBuilt = false

/** Serves one built folder after another at one address, as the hosting does with a release. */
const server = createServer((request, response) => {
  const file = path.join(served, new URL(request.url ?? '/', 'http://localhost').pathname)
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
  const found = [isFile ? file : path.join(file, 'index.html')].find((one) => existsSync(one))
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(found ?? '')] ?? 'text/plain' })
  response.end(found ? readFileSync(found) : '')
})

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Removes the first member of the team, and serves a site that was built afterwards. */
async function releaseWithoutMember(): Promise<void> {
  const [first] = await storedTeam()
  await owner.remove(`team/${first?.id}`)
  const env = siteEnv({ firestore: FIRESTORE, auth: AUTH }, origin)
  if (!isBuilt) expect(await buildSite({ outDir: BAKED_FOLDER, mode: 'test', env, quiet: true })).toBe(true)
  isBuilt = true
  served = BAKED_FOLDER
}

const storedTeam = async () =>
  (await owner.list('team')).sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
const members = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('heading', { level: 3 })
const names = TEAM.map(({ name }) => name)

test('a member removed before the newest build does not return for a visitor who has seen them', async ({
  page,
  context,
  backend,
}) => {
  test.setTimeout(300_000)
  await backend.seed()
  served = SITE_FOLDER
  await page.goto(`${origin}/team`)
  await expect(members(page)).toHaveText(names)
  // A listener of the database has stored them on the device.
  await page.close()

  await releaseWithoutMember()
  const again = await context.newPage()
  await again.addInitScript((name) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.documentElement.textContent.includes(name)) seen.push(name)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, names[0] ?? '')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await again.route(`http://${FIRESTORE}/**`, async (route) => {
    await released
    await route.continue()
  })
  const listens = again.waitForRequest(/Listen\/channel/)
  await again.goto(`${origin}/team`)
  await listens
  await expect(members(again)).toHaveText(names.slice(1))

  // The SDK reads its cache before it asks the server: once the server's answer shows, the cache has had its turn.
  const [second] = await storedTeam()
  await owner.put(`team/${second?.id}`, { ...second?.data, name: 'اسم أحدث', updatedAt: new Date() })
  release()
  await expect(members(again)).toHaveText(['اسم أحدث', ...names.slice(2)])
  expect(await again.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])

  // The answer was confirmed under this build, so it shows again while the database does not answer.
  await again.unrouteAll({ behavior: 'ignoreErrors' })
  await again.close()
  const offline = await context.newPage()
  await offline.route(`http://${FIRESTORE}/**`, () => undefined)
  await offline.goto(`${origin}/team`)
  await expect(members(offline)).toHaveText(['اسم أحدث', ...names.slice(2)])
})

const ROUTES: Record<string, string> = {
  '/': VIDEOS.at(-1)?.title ?? '',
  '/videos': VIDEOS[0]?.title ?? '',
  '/products': PRODUCTS[0]?.[1] ?? '',
  '/team': names[1] ?? '',
  '/director': DIRECTOR.name,
  '/director-test': '',
  '/services': '',
  '/about': '',
  '/installments': '',
  '/privacy': '',
  '/terms': '',
  '/test': '',
}
const MINUTES = 3
/** Two reads, and a stream for live pages, which the SDK opens again after 30 to 90 seconds; each takes three requests. */
const MOST_REQUESTS = 2 + 3 * (1 + 2 * MINUTES)

test('every page keeps its content without a storm of requests when the quota is used up (P25)', async ({
  page,
  backend,
  consoleGuard,
}) => {
  test.setTimeout(300_000)
  consoleGuard.allow(...NETWORK_ERRORS, /resource-exhausted/, /429/, /maximum backoff/, /quota/i, /تعذّر/)
  await backend.seed()
  await releaseWithoutMember()
  await page.clock.install()
  const requests = await useUpQuota(page)
  const counts: string[] = []
  for (const [route, text] of Object.entries(ROUTES)) {
    const before = requests()
    await page.goto(origin + route)
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => requests() - before, { message: route }).toBeGreaterThan(0)
    for (let second = 0; second < MINUTES * 60; second += 5) await page.clock.runFor(5_000)
    const sent = requests() - before
    counts.push(`${route} ${sent}`)
    expect(sent, route).toBeLessThanOrEqual(MOST_REQUESTS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(text).first(), route).toBeAttached()
    await expect(page.locator('main .skeleton'), route).toHaveCount(0)
    await page.goto('about:blank')
  }
  console.info(`[figure] quota used up, requests in ${MINUTES} minutes: ${counts.join(', ')}`)
})
