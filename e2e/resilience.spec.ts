import { site } from '../src/copy/site'
import { expect, test } from './fixtures'

test('a new release under an open tab: the first click reloads once and arrives (P17)', async ({ page, quietConsole }) => {
  quietConsole.allow(/404|Failed to fetch dynamically|preload/)
  await page.goto('/')
  await page.waitForFunction(() => document.readyState === 'complete')
  // What this tab asks for next is gone; the pages that are served now name other files.
  let isOldRelease = true
  await page.route('**/assets/about-page-*.js', (route) => (isOldRelease ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldRelease = false
  })
  await page.locator('header a[href="/about"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
})

test('a file that stays away ends in words and a way out, not in an endless reload (P17)', async ({ page, quietConsole }) => {
  quietConsole.allow(/404|Failed to fetch dynamically|preload|Rendering failed|error/i)
  await page.goto('/')
  await page.route('**/assets/about-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.locator('header a[href="/about"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: site.error.title })).toBeVisible()
  await expect(page.locator('header a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
  expect(loads).toBe(1)
})

test('a section that throws leaves the page, the menu and the phone (P18)', async ({ page, quietConsole }) => {
  quietConsole.allow(/Rendering failed|Cannot read|TypeError|hydrat|Minified React error/i)
  // A fault in the data that the page was built with: the one thing in it that comes from outside.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(<script type="application\/json" id="baked">)[^<]*/, '$1{"videos":[null]}')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await expect(page.getByRole('alert').filter({ hasText: site.error.title })).toBeVisible()
  await expect(page.getByRole('button', { name: site.error.retry })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main details').filter({ visible: true }).first()).toBeVisible()
  for (const link of ['header a[href^="tel:"]', 'header a[href^="https://wa.me/"]', 'header a[href="/products"]']) {
    await expect(page.locator(link).filter({ visible: true }).first()).toBeVisible()
  }
})
