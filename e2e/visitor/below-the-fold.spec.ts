import type { Page } from '@playwright/test'
import { faq } from '../../src/copy/faq'
import { firstVisit } from '../../src/copy/first-visit'
import { servicesWords } from '../../src/copy/services'
import { paths } from '../../src/paths'
import { partsNotLaidOut } from '../helpers/below-the-fold'
import { expect, test } from '../helpers/fixtures'
import { layoutShift } from '../helpers/layout-shift'
import { hold } from '../helpers/network'

// The parts of a page that are laid out when they come near, or once they are hydrated.

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
const WAITS = /below-the-fold/

/** Opens a page with its font and its styles, and holds its scripts until the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(async () => document.fonts.ready)
  return release
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** How many links a screen reader of Chromium finds. */
async function linksRead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ role, ignored }) => role?.value === 'link' && !ignored).length
}

for (const viewport of [PHONE, DESKTOP])
  test(`what is far below waits at ${viewport.width} px, and moves nothing when it comes near`, async ({
    page,
  }) => {
    const shift = await layoutShift(page)
    await page.setViewportSize(viewport)
    const release = await openHeld(page, paths.home)
    expect(await partsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
    // The font has replaced that of the system.
    await shift()
    const isReached = () =>
      heading(page, faq.title).evaluate((it) => it.getBoundingClientRect().top < innerHeight)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300)
        return isReached()
      })
      .toBe(true)
    expect(await shift(), 'on the way').toBe(0)
    const top = async () => Math.round((await heading(page, faq.title).boundingBox())?.y ?? 0)
    const before = await top()
    release()
    await expect.poll(() => partsNotLaidOut(page)).toBe(0)
    await expect.poll(top, 'with all parts laid out').toBe(before)
  })

test('a page that is opened at an anchor stays there', async ({ page }) => {
  const shift = await layoutShift(page)
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
    expect(await shift(), anchor).toBeLessThan(0.01)
  }
})

for (const title of [servicesWords.groups.adults, firstVisit.title, faq.title])
  test(`a page that is reloaded returns to what was on the screen: ${title}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(paths.home)
    await expect.poll(() => partsNotLaidOut(page)).toBe(0)
    const part = heading(page, title)
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const top = async () => Math.round((await part.boundingBox())?.y ?? -1)
    const left = await top()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000)
    await page.reload()
    await expect.poll(top).toBe(left)
    await expect(page.getByRole('contentinfo')).not.toHaveClass(WAITS)
    expect(await top()).toBe(left)
  })

test('a print finds what still waits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHeld(page, paths.home)
  expect(await partsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  expect(await partsNotLaidOut(page)).toBe(0)
})

test('a search finds what still waits', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHeld(page, paths.home)
  expect(await partsNotLaidOut(page)).toBeGreaterThanOrEqual(4)
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
  expect(await linksRead(page)).toBeLessThan(await links.count())
  release()
  await expect.poll(() => partsNotLaidOut(page)).toBe(0)
  // The browser tells the screen reader of what it has laid out a little later.
  await expect.poll(async () => (await links.count()) - (await linksRead(page))).toBe(0)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('no part of a page waits without JavaScript', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(paths.home)
    expect(await partsNotLaidOut(page)).toBe(0)
    expect(await linksRead(page)).toBe(await page.getByRole('link').count())
  })
})
