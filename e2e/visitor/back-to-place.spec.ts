import type { Page } from '@playwright/test'
import { meta } from '../../src/copy/meta'
import { paths } from '../../src/paths'
import { countPartsNotLaidOut, openHeld } from '../helpers/below-the-fold'
import { expect, test } from '../helpers/fixtures'

// The place to which Back and a reload return, of a page that was opened by its address.

const TOP = 400

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

const readTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const expectHydrated = (page: Page) => expect.poll(() => countPartsNotLaidOut(page)).toBe(0)

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, TOP)
  await expect.poll(() => readTop(page)).toBe(TOP)
}

/** Follows a link without scrolling to it. */
async function leave(page: Page): Promise<void> {
  const link = page.locator(`a[href="${paths.team}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveTitle(meta.team.title)
}

async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  // The router of the page that is left may have changed its own address meanwhile, which Playwright takes for the way
  // back.
  await expect(page).toHaveTitle(meta.home.title)
}

type Way = { leave: (page: Page) => Promise<void>; comeBack: (page: Page) => Promise<unknown> }
const WAYS: Record<string, Way> = {
  Back: { leave, comeBack: goBack },
  'a reload': {
    leave: () => Promise.resolve(),
    comeBack: (page) => page.reload({ waitUntil: 'commit' }),
  },
}

for (const [name, way] of Object.entries(WAYS)) {
  test(`${name} returns to the place to which a page was scrolled before its scripts came`, async ({
    page,
  }) => {
    const release = await openHeld(page, paths.home)
    await scroll(page)
    release()
    await expectHydrated(page)
    await way.leave(page)
    await way.comeBack(page)
    await expect.poll(() => readTop(page)).toBe(TOP)
  })

  test(`${name} returns to the place of a page that was left before it was hydrated`, async ({
    page,
  }) => {
    const release = await openHeld(page, paths.home, '**/assets/home-page-*.js')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/index-[^/]*\.js$/.test(name)),
    )
    await scroll(page)
    await way.leave(page)
    await way.comeBack(page)
    release()
    await expectHydrated(page)
    await expect.poll(() => readTop(page)).toBe(TOP)
  })
}

/** Visits the home page twice by its address. Only the first visit is scrolled. */
async function visitTwice(page: Page): Promise<void> {
  await page.goto(paths.home)
  await expectHydrated(page)
  await scroll(page)
  await page.goto('about:blank')
  await page.goto(paths.home)
  await expectHydrated(page)
}

test('Back returns to the top of a page whose earlier visit was scrolled', async ({ page }) => {
  await visitTwice(page)
  await leave(page)
  await goBack(page)
  await expectHydrated(page)
  expect(await readTop(page)).toBe(0)
})

test('Back returns to a place of its own for each of two visits by the same address', async ({
  page,
}) => {
  await visitTwice(page)
  await page.goto('about:blank')
  await goBack(page)
  await expectHydrated(page)
  expect(await readTop(page)).toBe(0)
  await page.goBack()
  await goBack(page)
  await expectHydrated(page)
  await expect.poll(() => readTop(page)).toBe(TOP)
})
