import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { adminCentre } from '../../src/copy/admin-centre'
import { footerPanel } from '../../src/copy/admin-footer'
import { adminHistory } from '../../src/copy/admin-history'
import { adminProducts } from '../../src/copy/admin-products'
import { adminTeam } from '../../src/copy/admin-team'
import { adminVideos } from '../../src/copy/admin-videos'
import { directorPhoto } from '../../src/copy/admin-director-photo'
import { directorText } from '../../src/copy/admin-director-text'
import { TEAM, VIDEOS } from '../../scripts/seed-content.mjs'
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSideScroll,
  ownFont,
} from '../helpers/checks'
import { dialog } from '../helpers/dashboard'
import { NAME_MAX } from '../../src/limits'
import { ADMIN, expect, owner, signIn, test } from '../helpers/fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openTab = async (page: Page, name: keyof typeof admin.tabs) => {
  await page.getByRole('tab', { name: admin.tabs[name] }).click()
  // The tab shows its content only now.
  await expect(page.getByRole('tabpanel', { name: admin.tabs[name] })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const longName = (text: string, index: number) =>
  `${text} ${index} `.repeat(NAME_MAX).slice(0, NAME_MAX)

/** Text that shows that the stored content is there. */
const CONTENT = {
  overview: '3 منتجات',
  products: longName('جديد', 0),
  team: TEAM[0]?.name ?? '',
  videos: VIDEOS[0]?.title ?? '',
  director: directorPhoto.chooseAnother,
  'director-text': directorText.highlights.title,
}
const PANELS = {
  history: adminHistory.entry.restoreBefore,
  centre: adminCentre.groups.contact,
  footer: footerPanel.notice,
}

/** Looks at the page at each small size, and leaves letters and width as those of a phone. */
async function atSmallSizes(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const [width, height, letters] of [
    [320, 640, '100%'],
    [360, 740, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setLetters(page, letters)
    await check(width)
  }
  await setLetters(page, '')
}

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

// Requirements 1, 96, 98, 101, 110, 119, 132
test('every tab is accessible, and header, tabs and panels fit at every width and with large letters, in the font of the site', async ({
  page,
  backend,
}) => {
  await backend.seed()
  // A longer list has no other parts. Long names, changes and drafts make the fullest overview.
  for (const [index, { id, data }] of (await owner.list('products')).entries()) {
    const path = `products/${id}`
    if (index >= 3) await owner.remove(path)
    else await owner.put(path, { ...data, name: longName('جديد', index) })
    const fields = { ...data, name: longName('قديم', index) }
    if (index < 3)
      await owner.put(`versions/v${index}`, { path, at: new Date(), by: ADMIN.email, fields })
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page)

  await test.step('the header keeps the title, the name and a menu of its actions in one row', async () => {
    for (const width of [1024, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.height, `at ${width} px`).toBeLessThanOrEqual(70)
      expect(
        await page.getByText(admin.centre).evaluate((name) => name.scrollWidth - name.clientWidth),
      ).toBe(0)
    }
    const menu = button(page, admin.menu)
    const box = await menu.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await menu.press('Enter')
    const links = page.getByRole('banner').getByRole('link')
    await expect(links).toContainText([
      admin.centrePanel.title,
      admin.historyPanel.title,
      admin.viewSite,
    ])
    await expect(button(page, admin.signOut)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(button(page, admin.signOut)).toBeHidden()
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: admin.centrePanel.title }).click()
    const panel = page.getByRole('region', { name: admin.centrePanel.title })
    await expect(
      panel.getByRole('heading', { level: 2, name: admin.centrePanel.title, exact: true }),
    ).toBeVisible()
    // The tabs stay in sight. Before its groups are there, the page does not scroll.
    await expect(panel.locator('summary').last()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 300))
    expect((await page.getByRole('tablist').boundingBox())?.y).toBe(0)
    await panel.getByRole('link', { name: admin.back }).click()
    await expect(page.getByRole('tab', { name: admin.tabs.overview })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  await test.step('each tab has one add button, which is hidden while its form is open', async () => {
    for (const [name, label, close] of [
      ['products', adminProducts.add.title, adminProducts.add.close],
      ['team', adminTeam.add, adminTeam.form.cancel],
      ['videos', adminVideos.add.open, adminVideos.row.cancel],
    ] as const) {
      await openTab(page, name)
      const add = button(page, label)
      await expect(add).toBeEnabled()
      expect((await add.boundingBox())?.height).toBe(52)
      await add.click()
      await expect(add).toHaveCount(0)
      await button(page, close).click()
      await expect(add).toBeFocused()
    }
  })

  const remove = button(page, adminProducts.removal.label(longName('جديد', 0)))
  const question = dialog(page)
  const confirm = question.getByRole('button', { name: adminProducts.removal.confirm })
  const expectOwnFont = await ownFont(page)
  await page.evaluate((uid) => {
    for (const form of ['centre', 'footer', 'videos'])
      localStorage.setItem(
        `draft:${uid}:${form}`,
        JSON.stringify({ at: new Date(), base: {}, typed: {} }),
      )
  }, backend.adminUid)
  await page.reload()
  for (const name of Object.keys(admin.tabs) as (keyof typeof admin.tabs)[])
    await test.step(name, async () => {
      await openTab(page, name)
      await expect(page.getByRole('tabpanel').getByText(CONTENT[name]).first()).toBeVisible()
      await expectAccessibleAtBothWidths(page)
      await expectOwnFont(name)
      await page.setViewportSize({ width: 360, height: 740 })
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      if (name === 'overview')
        await expect.poll(height, 'the overview is one answer').toBeLessThanOrEqual(1_000)
      await atSmallSizes(page, async (width) => {
        expect(
          await page.getByText(admin.centre).evaluate((one) => one.scrollWidth - one.clientWidth),
        ).toBe(0)
        await expectNoSideScroll(page)
        const cut = await page.evaluate(() => {
          const controls = document.querySelectorAll(
            'header a, header button, main [data-act=add], [role=tabpanel] li button',
          )
          return [...controls].filter((one) => {
            const { left, right, width } = one.getBoundingClientRect()
            return width > 0 && (left < -1 || right > innerWidth + 1)
          }).length
        })
        expect(cut, `${name} at ${width} px`).toBe(0)
        if (name !== 'products') return
        await remove.click()
        // Large letters make the question scroll.
        await confirm.scrollIntoViewIfNeeded()
        await expect(confirm).toBeInViewport({ ratio: 1 })
        const box = await question.boundingBox()
        expect(
          box && [box.x >= 0, box.x + box.width <= width],
          'the question is on the screen',
        ).toEqual([true, true])
        await question.getByRole('button', { name: adminProducts.removal.cancel }).click()
      })
    })

  for (const [panel, content] of Object.entries(PANELS))
    await test.step(panel, async () => {
      await page.goto(`/admin/dashboard?panel=${panel}`)
      await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true
      })
      await expectAccessibleAtBothWidths(page)
      await expectOwnFont(panel)
      await atSmallSizes(page, () => expectNoSideScroll(page))
    })

  // The footer panel opens only by its address, and leads to the site and the centre (132, contradiction 42).
  await expect(page.locator('a[href*="panel=footer"]')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: footerPanel.centre })).toHaveAttribute(
    'href',
    /\?panel=centre$/,
  )
  await expect(page.getByRole('link', { name: /معاينة الموقع/ })).toHaveAttribute('href', '/')
})
