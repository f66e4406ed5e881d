import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CENTRE, PRODUCTS, TEAM, VIDEOS } from '../scripts/seed/seed-content.mjs'
import { admin } from '../src/copy/admin/admin'
import { productsCount } from '../src/copy/admin/counts'
import { adminList } from '../src/copy/admin/list'
import { adminOverview } from '../src/copy/admin/overview'
import { adminProducts } from '../src/copy/admin/products'
import { adminTeam } from '../src/copy/admin/team'
import { teamWords } from '../src/copy/team'
import { videosWords } from '../src/copy/videos'
import { FIRST_ANSWER_MS } from '../src/limits'
import { chooseFromMenu, dialog, openTab, pressButton } from './helpers/dashboard'
import { expect, FIRESTORE, signIn, test } from './helpers/fixtures'
import { answerForeignSites, cutDatabase, NETWORK_ERRORS } from './helpers/network'

/** A working day, before noon in Riyadh: the centre is open. */
const NOW = new Date('2025-10-05T10:30:00+03:00')
const STYLE = new URL('visual.css', import.meta.url).pathname
const HEIGHTS = { 360: 780, 1440: 900 } as const
type Width = keyof typeof HEIGHTS

// A third of the size keeps the files small; 8 px of the page are still almost 3.
test.use({ deviceScaleFactor: 1 / 3 })

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

/** Waits until nothing of the page is loading or moving any more. */
async function settle(page: Page): Promise<void> {
  // The pointer would otherwise hover over whatever the new width puts under it.
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    // A broken image, too, is replaced before the comparison.
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => null)),
    ])
    // Observers of the new layout, such as the bar of the telephone, are called in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Compares the page, or only its viewport, with `snapshots/<name>-<width>.png` at each width. */
async function expectLook(
  page: Page,
  name: string,
  { fullPage = false, widths = [1440, 360] as Width[] } = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await settle(page)
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage, stylePath: STYLE })
  }
}

/** Opens an address at the width of the first screenshot, with the content and the details of the centre. */
async function open(page: Page, path: string, ready = '') {
  await page.setViewportSize({ width: 1440, height: HEIGHTS[1440] })
  await page.goto(path)
  if (ready) await expect(page.getByText(ready).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
}

async function openOverview(page: Page): Promise<void> {
  await signIn(page)
  await expect(page.getByText(productsCount(PRODUCTS.length))).toBeVisible()
  await expect(page.getByText(adminOverview.actions.loading)).toHaveCount(0)
}

test.describe('the pages of visitors', () => {
  test.beforeEach(async ({ page, backend }) => {
    await answerForeignSites(page)
    await backend.seed()
  })

  for (const [name, ready] of [
    ['home', VIDEOS.at(-1)?.title],
    ['services'],
    ['about'],
    ['team', TEAM.at(-1)?.name],
    ['videos', VIDEOS[0]?.title],
    ['products', PRODUCTS[11]?.[1]],
  ] as const)
    test(`the page ${name} looks the same`, async ({ page }) => {
      await open(page, name === 'home' ? '/' : `/${name}`, ready)
      await expectLook(page, name, { fullPage: true })
    })

  test('the lightbox looks the same', async ({ page }) => {
    await open(page, '/products')
    await page.getByRole('link', { name: PRODUCTS[11]?.[1] ?? '' }).click()
    // The large image replaces the small one, which is 360 px wide.
    const image = page.getByRole('dialog').getByRole('img')
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(360)
    await expectLook(page, 'lightbox')
  })

  test('the viewer looks the same', async ({ page }) => {
    await open(page, '/videos', VIDEOS[0]?.title)
    await page.getByRole('list', { name: videosWords.list }).getByRole('link').last().click()
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
    await expectLook(page, 'viewer')
  })
})

test('the menu of a phone looks the same', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: HEIGHTS[360] })
  await page.goto('/services')
  await page.getByRole('banner').locator('summary').click()
  await expectLook(page, 'menu', { widths: [360] })
})

test('a team that failed to load looks the same', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await cutDatabase(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(FIRESTORE))
  await page.goto('/team')
  await failed
  await page.clock.fastForward(FIRST_ANSWER_MS + 4_000)
  await expect(page.getByText(teamWords.error.title)).toBeVisible()
  await expectLook(page, 'team-error', { fullPage: true, widths: [360] })
})

test('a refused sign-in looks the same', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/session\.signIn failed/, /status of 400/)
  await page.goto('/admin/login')
  await page.locator('input[type="email"]').fill('nobody@example.com')
  await page.locator('input[autocomplete="current-password"]').fill('wrong-password')
  await page.locator('button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectLook(page, 'login-error')
})

test.describe('the dashboard', () => {
  test.beforeEach(({ backend }) => backend.seed())

  test('the overview looks the same', async ({ page }) => {
    await openOverview(page)
    await expectLook(page, 'tab-overview', { fullPage: true })
  })

  test('the products look the same', async ({ page }) => {
    await openTab(page, 'products')
    await expectLook(page, 'tab-products', { fullPage: true })
  })

  test('a message and a question look the same', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHTS[1440] })
    await openTab(page, 'products')
    const [first = '', second = ''] = PRODUCTS.map(([, name]) => name)
    await chooseFromMenu(page, first, adminList.delete)
    await pressButton(page, adminProducts.deletion.confirm)
    await expect(page.getByText(adminList.deleted(adminProducts.noun(first)))).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: first })).toHaveCount(0)
    // The message stays while the keyboard is in the list of messages.
    await page.keyboard.press('Alt+KeyT')
    await chooseFromMenu(page, second, adminList.delete)
    await expect(dialog(page)).toBeVisible()
    await expectLook(page, 'question')
  })

  test('a form with an error looks the same', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: HEIGHTS[1440] })
    await openTab(page, 'team')
    await chooseFromMenu(page, TEAM[1]?.name ?? '', adminList.edit)
    await page.getByLabel(adminTeam.labels.name).fill('')
    await pressButton(page, admin.save.save)
    await expect(page.getByText(adminTeam.form.required).first()).toBeVisible()
    await expectLook(page, 'form')
  })
})

test.describe('at full size', () => {
  // It is read, not only compared.
  test.use({ deviceScaleFactor: 1 })

  test('the screenshot of the README shows a phone and the dashboard as they are', async ({
    page,
    context,
    backend,
  }) => {
    await answerForeignSites(page)
    await backend.seed()
    const shot = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      await settle(page)
      const screenshot = await page.screenshot({ style: await readFile(STYLE, 'utf8') })
      return `<img src="data:image/png;base64,${screenshot.toString('base64')}">`
    }
    await open(page, '/', VIDEOS.at(-1)?.title)
    const phone = await shot(360, 780)
    await openOverview(page)
    const dashboard = await shot(1000, 780)
    const board = await context.newPage()
    await board.setViewportSize({ width: 1456, height: 844 })
    await board.setContent(
      `<body style="display:flex;gap:32px;margin:32px;background:#e7edf3">${phone}${dashboard}</body>`,
    )
    await expect(board).toHaveScreenshot('readme.png')
  })
})
