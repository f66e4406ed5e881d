import type { Page } from '@playwright/test'
import { faq } from '../../src/copy/faq'
import { firstVisit } from '../../src/copy/first-visit'
import { servicesWords } from '../../src/copy/services'
import { paths } from '../../src/paths'
import { countPartsNotLaidOut, openHeld } from '../helpers/below-the-fold'
import { expect, test } from '../helpers/fixtures'
import { recordLayoutShifts } from '../helpers/layout-shift'

// The parts of a page that are laid out when they come near, or once they are hydrated.

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
const WAITS = /below-the-fold/

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Turns the wheel until the heading is on the screen. */
async function wheelTo(page: Page, name: string): Promise<void> {
  const isReached = () =>
    heading(page, name).evaluate((element) => element.getBoundingClientRect().top < innerHeight)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300)
      return isReached()
    })
    .toBe(true)
}

/** The number of links that a screen reader finds in Chromium. */
async function countLinks(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ role, ignored }) => role?.value === 'link' && !ignored).length
}

for (const viewport of [PHONE, DESKTOP])
  test(`what is far below waits at ${viewport.width} px, and moves nothing when it comes near`, async ({
    page,
  }) => {
    const readShift = await recordLayoutShifts(page)
    await page.setViewportSize(viewport)
    const release = await openHeld(page, paths.home)
    expect(await countPartsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
    // The font has replaced that of the system.
    await readShift()
    await wheelTo(page, faq.title)
    expect(await readShift(), 'on the way').toBe(0)
    const measureTop = async () =>
      Math.round((await heading(page, faq.title).boundingBox())?.y ?? 0)
    const topBefore = await measureTop()
    release()
    await expect.poll(() => countPartsNotLaidOut(page)).toBe(0)
    await expect.poll(measureTop, 'with all parts laid out').toBe(topBefore)
  })

test('a page that is opened at an anchor stays there', async ({ page }) => {
  const readShift = await recordLayoutShifts(page)
  await page.setViewportSize(PHONE)
  for (const anchor of ['faq', 'installments']) {
    await page.goto('about:blank')
    await page.goto(`/#${anchor}`)
    await expect(page.getByRole('contentinfo')).not.toHaveClass(WAITS)
    const [top, padding] = await page.evaluate((id) => {
      const style = getComputedStyle(document.documentElement)
      return [document.getElementById(id)?.getBoundingClientRect().top, style.scrollPaddingTop]
    }, anchor)
    expect(`${Math.round(top ?? 0)}px`, anchor).toBe(padding)
    // The font may replace that of the system.
    expect(await readShift(), anchor).toBeLessThan(0.01)
  }
})

for (const title of [servicesWords.groups.adults, firstVisit.title, faq.title])
  test(`a page that is reloaded returns to what was on the screen: ${title}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(paths.home)
    await expect.poll(() => countPartsNotLaidOut(page)).toBe(0)
    const part = heading(page, title)
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const measureTop = async () => Math.round((await part.boundingBox())?.y ?? -1)
    const topBefore = await measureTop()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000)
    await page.reload()
    await expect.poll(measureTop).toBe(topBefore)
    await expect(page.getByRole('contentinfo')).not.toHaveClass(WAITS)
    expect(await measureTop()).toBe(topBefore)
  })

test('a print finds what still waits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHeld(page, paths.home)
  expect(await countPartsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  expect(await countPartsNotLaidOut(page)).toBe(0)
})

test('a search finds what still waits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHeld(page, paths.home)
  expect(await countPartsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
  const isFound = await page.evaluate(
    (words) => (window as unknown as { find: (text: string) => boolean }).find(words),
    faq.title,
  )
  expect(isFound).toBe(true)
  await expect(heading(page, faq.title)).toBeInViewport()
})

test('a screen reader has every link once the page is hydrated', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const release = await openHeld(page, paths.home)
  const links = page.getByRole('link')
  // Chromium leaves out what waits.
  expect(await countLinks(page)).toBeLessThan(await links.count())
  release()
  await expect.poll(() => countPartsNotLaidOut(page)).toBe(0)
  // The browser tells the screen reader of what it has laid out a little later.
  await expect.poll(async () => (await links.count()) - (await countLinks(page))).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no part of a page waits without JavaScript', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(paths.home)
    expect(await countPartsNotLaidOut(page)).toBe(0)
    expect(await countLinks(page)).toBe(await page.getByRole('link').count())
  })
})
