import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { BUDGETS_WITH_CONTENT, overBudget } from '../scripts/check-dist.mjs'
import { siteEnv } from '../scripts/firebase.mjs'
import { DIRECTOR, TEAM } from '../scripts/seed-content.mjs'
import { installments } from '../src/copy/installments'
import { team as copy } from '../src/copy/team'
import { uiCopy } from '../src/copy/ui'
import { qrSvg } from '../src/layout/qr-svg'
import { PARTNERS_KEY, PORTRAIT_PX } from '../src/limits'
import { paths } from '../src/paths'
import {
  AUTH,
  expect,
  expectNoSideScroll,
  FIRESTORE,
  owner,
  PROJECT,
  SITE_FOLDER,
  test,
  type Backend,
} from './fixtures'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const NEXT = path.join(path.dirname(SITE_FOLDER), 'next')
const PARTNERS = Array.from({ length: 10 }, (_, index) => `شركة رقم ${index + 1}`)
const names = TEAM.map(({ name }) => name)
const OTHERS = names.slice(1)

const storedTeam = async () =>
  (await owner.list('team')).sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
const members = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('heading', { level: 3 })
const partners = (page: Page) => page.getByRole('list', { name: installments.listLabel }).getByRole('listitem')

/** Stores the local content, with ten partners and another number. */
async function store(backend: Backend): Promise<void> {
  await backend.seed()
  const centre = await owner.get('settings/centre')
  const logos = ((centre?.['partners'] ?? []) as string[]).map((line) => line.split(' ')[1] ?? '')
  await owner.put('settings/centre', {
    ...centre,
    phones: ['+966512345678 الاستقبال'],
    whatsapp: '966512345678',
    partners: PARTNERS.map((name, index) => `p${index + 1} ${logos[index % logos.length]} ${name}`),
    updatedAt: new Date(),
  })
}

let served = SITE_FOLDER
let origin = ''

/**
 * Serves one built folder after another at one address, as the hosting does with a release. Chromium lets a page that a
 * route handler answers reach no local database.
 */
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

/** Removes the first member, bakes what is stored then into the pages of NEXT, and serves them. */
async function release(): Promise<void> {
  const [first] = await storedTeam()
  await owner.remove(`team/${first?.id}`)
  cpSync(SITE_FOLDER, NEXT, { recursive: true })
  const env = siteEnv({ project: PROJECT, firestore: FIRESTORE, auth: AUTH }, origin)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--app', '--outDir', NEXT]
  await promisify(execFile)(process.execPath, vite, { env: { ...process.env, ...env, PAGES_ONLY: '1' } })
  served = NEXT
}

test.describe.configure({ timeout: 180_000 })

test('a new build has no removed member, also for a visitor who has seen them, and replaces older partners (69, 75; decision 169)', async ({
  page,
  context,
  browser,
  backend,
}) => {
  await store(backend)
  served = SITE_FOLDER
  await page.goto(`${origin}/team`)
  await expect(members(page)).toHaveText(names)
  await page.close()
  await release()

  await test.step('the HTML has the details of the centre', () => {
    for (const route of ['', 'team', 'privacy', 'installments']) {
      const html = readFileSync(path.join(NEXT, route, 'index.html'), 'utf8')
      expect(html, route).toContain('href="tel:+966512345678"')
      expect(html, route).toContain('https://wa.me/966512345678')
      expect(html, route).toContain('"telephone":"+966512345678"')
      expect(html, route).not.toMatch(/500000000|data:image\/webp/)
    }
    expect(readFileSync(path.join(NEXT, 'index.html'), 'utf8')).toContain('"opens":"09:00"')
    expect(readFileSync(path.join(NEXT, 'qr.svg'), 'utf8')).toBe(qrSvg('https://wa.me/966512345678')) // 75
  })

  await test.step('the pages hold their byte budgets (decision 169)', () => {
    expect(overBudget(NEXT, BUDGETS_WITH_CONTENT)).toEqual([])
  })

  await test.step('the home page names the director with her portrait and the licence, and leads to the team', async () => {
    const home = await context.newPage()
    await home.setViewportSize({ width: 360, height: 740 })
    await home.goto(`${origin}/`)
    const person = home.getByRole('link', { name: DIRECTOR.name })
    await expect(person).toContainText('1400004670')
    await expect(person).toHaveAttribute('href', paths.team)
    const portrait = person.locator('img')
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(PORTRAIT_PX)
    // Both ways to a person are in the first view.
    await expect(home.locator('[data-contact-pair]').first()).toBeInViewport({ ratio: 1 })
    await expectNoSideScroll(home)
    await home.close()
  })

  await test.step('without an answer the pages show what was built, and nothing older', async () => {
    const offline = await context.newPage()
    await offline.route(`http://${FIRESTORE}/**`, () => undefined)
    await offline.goto(`${origin}/team`)
    await expect(members(offline)).toHaveText(OTHERS)

    const older = [{ id: 'p1', name: 'شركة قديمة', logo: '', order: 1, updatedAt: new Date(0).toISOString() }]
    await offline.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [PARTNERS_KEY, JSON.stringify(older)],
    )
    await offline.goto(`${origin}/installments`)
    // The page replaces the older cache once it is hydrated.
    const cached = () => offline.evaluate((key) => localStorage.getItem(key), PARTNERS_KEY)
    await expect.poll(cached).toContain('شركة رقم 10')
    await expect(partners(offline)).toHaveCount(10)
    await expect(partners(offline).first().getByRole('img', { name: 'شركة رقم 1' })).toHaveAttribute(
      'src',
      /^\/baked\/pictures\//,
    )
    await expect(offline.getByText('شركة قديمة')).toHaveCount(0)
    await expect(offline.locator('header a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:+966512345678')
  })

  await test.step('without JavaScript, a phone unfolds all partners', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const home = await plain.newPage()
    await home.goto(`${origin}/`)
    const section = home.getByRole('region', { name: installments.title })
    await expect(section.getByRole('listitem')).toHaveCount(5)
    await section.getByText(uiCopy.fold.all(10)).click()
    await expect(section.getByRole('listitem')).toHaveCount(10) // 69
    await plain.close()
  })
})
