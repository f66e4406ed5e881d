import type { Page } from '@playwright/test'
import { VIDEOS } from '../scripts/seed/seed-content.mjs'
import { admin } from '../src/copy/admin/admin'
import { productsWords } from '../src/copy/products'
import { site } from '../src/copy/site'
import { videosWords } from '../src/copy/videos'
import { paths } from '../src/paths'
import { expect, signInByForm, test } from './helpers/fixtures'
import { answerForeignSites } from './helpers/network'
import { DIAGNOSTIC_PATHS, MISSING_PATH, VISITOR_PATHS } from './helpers/routes'

/** Takes away what the oldest browsers of the site do not have (scripts/check/newer-apis.mjs). */
function takeNewerApis(): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
  const taken: [object | undefined, string[]][] = [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Response, ['json']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf']],
    [iterators, ['map', 'filter', 'some', 'find']],
    [Element.prototype, ['checkVisibility', 'role', 'ariaLabel']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLInputElement.prototype, ['showPicker']],
    [Document.prototype, ['startViewTransition']],
    [window, ['requestIdleCallback', 'OffscreenCanvas', 'CompressionStream', 'scheduler']],
  ]
  for (const [owner, names] of taken)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  // Before Chrome 119 it asked nothing.
  BeforeUnloadEvent.prototype.preventDefault = () => undefined
  // The answer is that of a browser in which each text area has the height of its rows.
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (property: string, value?: string) =>
    property !== 'field-sizing' &&
    (value === undefined ? supports(property) : supports(property, value))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('textarea { field-sizing: fixed !important }')
  document.adoptedStyleSheets = [sheet]
}

const isTaken = (page: Page) =>
  page.evaluate(() => !('canParse' in URL) && !('toSpliced' in []) && !('popover' in document.body))

test.beforeEach(async ({ page, backend }) => {
  await backend.seed()
  await page.addInitScript(takeNewerApis)
  await page.setViewportSize({ width: 360, height: 740 })
})

test('an older browser shows every page with its telephones', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/)
  for (const path of [...VISITOR_PATHS, ...DIAGNOSTIC_PATHS, MISSING_PATH]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0)
    expect(await isTaken(page), path).toBe(true)
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible()
  }
})

test('an older browser opens a video from the menu', async ({ page }) => {
  await answerForeignSites(page)
  await page.goto(paths.home)
  await page.getByLabel(site.nav.menu).click()
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: site.nav.videos }).filter({ visible: true }).click()
  await page.getByRole('list', { name: videosWords.list }).getByRole('link').first().click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('heading')).toHaveText(VIDEOS.at(-1)?.title ?? '')
  const stage = viewer.locator('iframe, video, [role=alert], a[target=_blank]').first()
  await expect(stage).toBeInViewport({ ratio: 1 })
})

/** Safari 15 and Chrome below 105 leave out a style whose value has a unit that they do not know. */
function takeContainerUnits(): void {
  const clear = () => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[style*=cq]'))
      for (const name of Array.from(style))
        if (/\dcq/.test(style.getPropertyValue(name))) style.removeProperty(name)
  }
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] }
  new MutationObserver(clear).observe(document, options)
}

for (const [width, height] of [
  [360, 560],
  [740, 360],
  [1440, 900],
] as const)
  test(`an older browser shows the whole image of a product at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.addInitScript(takeContainerUnits)
    await page.setViewportSize({ width, height })
    await page.goto(paths.products)
    await page.getByRole('list', { name: productsWords.list }).getByRole('link').first().click()
    const image = page.getByRole('dialog').getByRole('img')
    const isLarge = (shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 600
    await expect.poll(() => image.evaluate(isLarge)).toBe(true)
    await expect(image.locator('..')).not.toHaveAttribute('style', /cq/)
    const stage = await page.getByRole('dialog').getByRole('presentation').boundingBox()
    const shown = await image.boundingBox()
    const [top, bottom] = [shown?.y ?? -1, (shown?.y ?? 0) + (shown?.height ?? 9_999)]
    expect(top).toBeGreaterThanOrEqual(stage?.y ?? 9_999)
    expect(bottom).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
    expect(bottom - top).toBeGreaterThan(100)
  })

/** Safari 15.4 and Chrome below 102 do not know this attribute. */
function takeInert(): void {
  const clear = () => {
    for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert')
  }
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] }
  new MutationObserver(clear).observe(document, options)
}

test('the hidden call bar takes no press where inert is unknown', async ({ page }) => {
  await page.addInitScript(takeInert)
  await page.goto(paths.home)
  const name = site.quickContact
  const bar = page.getByRole('navigation', { name, exact: true, includeHidden: true })
  await expect(bar).toHaveCSS('opacity', '0')
  await expect(bar).not.toHaveAttribute('inert')
  await expect(bar).toHaveCSS('visibility', 'hidden')
  const isHit = await bar.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 4, y + height / 2))
  })
  expect(isHit).toBe(false)
})

test.describe('the dashboard in an older browser', () => {
  test.beforeEach(async ({ page }) => {
    await signInByForm(page)
    expect(await isTaken(page)).toBe(true)
  })

  test('an older browser opens every tab and its menus', async ({ page }) => {
    for (const [id, name] of Object.entries(admin.tabs))
      await test.step(id, async () => {
        const tab = page.getByRole('tab', { name })
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        // Playwright presses only what nothing covers.
        const menus = page.getByRole('tabpanel').locator('[data-action=menu]:not([aria-disabled])')
        for (const menu of (await menus.all()).slice(0, 2)) {
          await menu.click()
          const items = page.locator('[role=menuitem]')
          for (const item of await items.all()) await item.click({ trial: true })
          await page.keyboard.press('Escape')
          await expect(menu).toBeFocused()
        }
      })
  })

  test('an older browser opens the menu of the header over the tabs', async ({ page }) => {
    await page.getByRole('button', { name: admin.menu, exact: true }).click()
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: admin.signOut }).click({ trial: true })
    await header.getByRole('link', { name: admin.historyPanel.title }).click()
    const title = page.getByRole('heading', { level: 2, name: admin.historyPanel.title })
    await expect(title).toBeVisible()
  })

  test('an older browser makes the field of a line as high as its text', async ({ page }) => {
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    const line = page.locator('[name="titles.0"]')
    await expect(line).toBeVisible()
    const { height = 0 } = (await line.boundingBox()) ?? {}
    await line.fill('لقب طويل '.repeat(15))
    await expect
      .poll(() => line.evaluate((area) => area.scrollHeight - area.clientHeight))
      .toBeLessThanOrEqual(0)
    expect((await line.boundingBox())?.height).toBeGreaterThan(1.5 * height)
  })

  test('an older browser asks before unsaved changes are left', async ({ page }) => {
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
    await page.locator('[name="titles.0"]').fill('لم يُحفظ')
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
  })
})
