import type { Locator, Page } from '@playwright/test'
import { TEAM, VIDEOS } from '../../scripts/seed/seed-content.mjs'
import { admin } from '../../src/copy/admin/admin'
import { adminCentre } from '../../src/copy/admin/centre'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminFooter } from '../../src/copy/admin/footer'
import { adminHistory } from '../../src/copy/admin/history'
import { adminProducts } from '../../src/copy/admin/products'
import { adminSearch } from '../../src/copy/admin/search'
import { adminTeam } from '../../src/copy/admin/team'
import { adminVideos } from '../../src/copy/admin/videos'
import { NAME_MAX_CHARS } from '../../src/limits'
import { productDocuments } from '../../tests/fixtures/products'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSideScroll,
  ownFont,
} from '../helpers/checks'
import { atSmallSizes, button, dialog, switchTab } from '../helpers/dashboard'
import { ADMIN, expect, owner, signIn, test } from '../helpers/fixtures'

const longName = (text: string, index: number) =>
  `${text} ${index} `.repeat(NAME_MAX_CHARS).slice(0, NAME_MAX_CHARS)

/** Text that shows that the stored content is there. */
const CONTENT = {
  overview: '3 منتجات',
  products: longName('جديد', 0),
  team: TEAM[0]?.name ?? '',
  videos: VIDEOS[0]?.title ?? '',
  director: adminDirectorPhoto.chooseAnother,
  'director-text': adminDirectorText.labels.highlights,
}
const PANELS = {
  history: adminHistory.entry.takeBackChange,
  centre: adminCentre.groups.contact,
  footer: adminFooter.notice,
}

/** Long names, changes and drafts make the fullest lists and the fullest overview. */
async function putLongNames(): Promise<void> {
  for (const [index, { id, data }] of (await owner.list('products')).entries()) {
    const path = `products/${id}`
    // A longer list has no other parts.
    if (index >= 3) {
      await owner.delete(path)
      continue
    }
    await owner.put(path, { ...data, name: longName('جديد', index) })
    const fields = { ...data, name: longName('قديم', index) }
    await owner.put(`versions/v${index}`, { path, at: new Date(), by: ADMIN.email, fields })
  }
}

async function putDrafts(page: Page, uid: string): Promise<void> {
  await page.evaluate((adminUid) => {
    for (const form of ['centre', 'footer', 'videos'])
      localStorage.setItem(
        `draft:${adminUid}:${form}`,
        JSON.stringify({ at: new Date(), base: {}, typed: {} }),
      )
  }, uid)
  await page.reload()
}

const overflow = (part: Locator) => part.evaluate((node) => node.scrollWidth - node.clientWidth)
/** The controls that stand beyond an edge of the screen. */
const cutControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      'header a, header button, main [data-action=add], [role=tabpanel] li button',
    )
    return [...controls].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > innerWidth + 1)
    }).length
  })

test.beforeEach(async ({ page, backend }) => {
  await backend.seed()
  await putLongNames()
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)
})

// Requirement 96
test('the header keeps title, name and menu in one row at every width', async ({ page }) => {
  for (const width of [1024, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, `at ${width} px`).toBeLessThanOrEqual(70)
    expect(await overflow(page.getByText(admin.centre)), `at ${width} px`).toBe(0)
  }
  const box = await button(page, admin.menu).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
})

// Requirement 96
test('the menu of the header opens by keyboard and closes with Escape', async ({ page }) => {
  const menu = button(page, admin.menu)
  await menu.press('Enter')
  await expect(page.getByRole('banner').getByRole('link')).toContainText([
    admin.centrePanel.title,
    admin.historyPanel.title,
    admin.viewSite,
  ])
  await expect(button(page, admin.signOut)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(button(page, admin.signOut)).toBeHidden()
})

// Requirement 98
test('a panel opens from the menu, keeps the tabs in sight and leads back to the overview', async ({
  page,
}) => {
  await button(page, admin.menu).click()
  await page.getByRole('banner').getByRole('link', { name: admin.centrePanel.title }).click()
  const panel = page.getByRole('region', { name: admin.centrePanel.title })
  await expect(
    panel.getByRole('heading', { level: 2, name: admin.centrePanel.title, exact: true }),
  ).toBeVisible()
  // Before its groups are there, the page does not scroll.
  await expect(panel.locator('summary').last()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  expect((await page.getByRole('tablist').boundingBox())?.y).toBe(0)
  await panel.getByRole('link', { name: admin.back }).click()
  await expect(page.getByRole('tab', { name: admin.tabs.overview })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

// Requirements 101, 110, 119
test('the add button of each list is hidden while its form is open', async ({ page }) => {
  for (const [name, label, close] of [
    ['products', adminProducts.add.title, adminProducts.add.close],
    ['team', adminTeam.add, adminTeam.form.cancel],
    ['videos', adminVideos.add.open, adminVideos.row.cancel],
  ] as const)
    await test.step(name, async () => {
      await switchTab(page, name)
      const add = button(page, label)
      await expect(add).toBeEnabled()
      expect((await add.boundingBox())?.height).toBe(52)
      await add.click()
      await expect(add).toHaveCount(0)
      await button(page, close).click()
      await expect(add).toBeFocused()
    })
})

// Requirements 1, 98
test('every tab is accessible, fits and has the font of the site', async ({ page, backend }) => {
  const expectOwnFont = await ownFont(page)
  await putDrafts(page, backend.adminUid)
  for (const name of Object.keys(admin.tabs) as (keyof typeof admin.tabs)[])
    await test.step(name, async () => {
      await switchTab(page, name)
      await expect(page.getByRole('tabpanel').getByText(CONTENT[name]).first()).toBeVisible()
      await expectAccessibleAtBothWidths(page)
      await expectOwnFont(name)
      await atSmallSizes(page, async (width) => {
        expect(await overflow(page.getByText(admin.centre))).toBe(0)
        await expectNoSideScroll(page)
        expect(await cutControls(page), `controls beyond the edge at ${width} px`).toBe(0)
      })
    })
})

test('the overview needs little more than the height of a phone', async ({ page, backend }) => {
  await putDrafts(page, backend.adminUid)
  await switchTab(page, 'overview')
  await expect(page.getByText(CONTENT.overview)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(measureHeight).toBeLessThanOrEqual(1_000)
})

test('a long word in a result of the search breaks within its row', async ({ page }) => {
  const word = 'ن'.repeat(NAME_MAX_CHARS)
  await owner.store(productDocuments([word]))
  await page.getByLabel(adminSearch.label).fill(word)
  const results = page.getByRole('list', { name: adminSearch.results })
  await expect(results.getByRole('link')).toHaveCount(1)
  expect(await overflow(results)).toBe(0)
})

test('a question about a long name stays on the screen', async ({ page }) => {
  await switchTab(page, 'products')
  const confirm = dialog(page).getByRole('button', { name: adminProducts.deletion.confirm })
  await atSmallSizes(page, async (width) => {
    await button(page, adminProducts.deletion.label(longName('جديد', 0))).click()
    // Large letters make the question scroll.
    await confirm.scrollIntoViewIfNeeded()
    await expect(confirm).toBeInViewport({ ratio: 1 })
    const { x = -1, width: dialogWidth = 0 } = (await dialog(page).boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + dialogWidth).toBeLessThanOrEqual(width)
    await dialog(page).getByRole('button', { name: adminProducts.deletion.cancel }).click()
  })
})

test('every panel is accessible, fits and has the font of the site', async ({ page }) => {
  const expectOwnFont = await ownFont(page)
  for (const [panel, content] of Object.entries(PANELS))
    await test.step(panel, async () => {
      await page.goto(`/admin/dashboard?panel=${panel}`)
      await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      await expectAccessibleAtBothWidths(page)
      await expectOwnFont(panel)
      await atSmallSizes(page, () => expectNoSideScroll(page))
    })
})

// Requirement 132; contradiction 42
test('the footer panel opens only by its address, and leads to the site and the centre', async ({
  page,
}) => {
  await page.goto('/admin/dashboard?panel=footer')
  await expect(
    page.getByRole('main').getByRole('link', { name: adminFooter.centre }),
  ).toHaveAttribute('href', /\?panel=centre$/)
  await expect(page.getByRole('link', { name: /معاينة الموقع/ })).toHaveAttribute('href', '/')
  await expect(page.locator('a[href*="panel=footer"]')).toHaveCount(0)
})
