import type { Page } from '@playwright/test'
import { valid } from '../../scripts/documents/valid'
import { contact } from '../../src/copy/contact'
import { faq } from '../../src/copy/faq'
import { latestVideos } from '../../src/copy/latest-videos'
import { meta } from '../../src/copy/meta'
import { site } from '../../src/copy/site'
import { videosWords } from '../../src/copy/videos'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { todayInRiyadh } from '../../src/lib/hours/openings'
import { FIGURE_MAX } from '../../src/limits'
import { countPartsNotLaidOut } from '../helpers/below-the-fold'
import { expectNoSideScroll } from '../helpers/checks'
import { expect, owner, test } from '../helpers/fixtures'

/** The link below the latest videos of the home page, once the parts above it have their height. */
async function openLatestVideos(page: Page) {
  await page.goto('/')
  const latest = page.getByRole('region', { name: latestVideos.title })
  await expect(latest.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect.poll(() => countPartsNotLaidOut(page)).toBe(0)
  const link = latest.getByRole('link', { name: latestVideos.all }).filter({ visible: true })
  await link.scrollIntoViewIfNeeded()
  return link
}

// Requirement 26
test('the header sticks to the top of a scrolled page', async ({ page, backend }) => {
  await backend.seed()
  await openLatestVideos(page)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test('figures with the most digits stand on one line each', async ({ page }) => {
  const figures = { childrenHelped: FIGURE_MAX, years: 10, sessionsPerMonth: FIGURE_MAX }
  await owner.put(CENTRE_PATH, { ...valid(CENTRE_PATH), ...figures, updatedAt: new Date() })
  await page.goto('/')
  const largest = page.getByText(`+${FIGURE_MAX}`)
  await expect(largest).toHaveCount(2)
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    for (const figure of await largest.all())
      expect
        .soft(await figure.evaluate((text) => text.getClientRects().length), `at ${width} px`)
        .toBe(1)
  }
})

test('Back returns to the place that was left', async ({ page, backend }) => {
  await backend.seed()
  const link = await openLatestVideos(page)
  const readScrollY = () => page.evaluate(() => Math.round(window.scrollY))
  // An answer that makes a part above higher may still move the page, so that only the click knows.
  const leaving = await link.evaluateHandle((element) => ({
    position: new Promise<number>((resolve) => {
      element.addEventListener('click', () => resolve(Math.round(window.scrollY)))
    }),
  }))
  await link.click()
  const positionAtClick = await leaving.evaluate(({ position }) => position)
  expect(positionAtClick).toBeGreaterThan(500)
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('heading', { level: 1, name: videosWords.title })).toBeVisible()
  expect(await readScrollY()).toBe(0)
  await page.goBack()
  await expect.poll(readScrollY).toBe(positionAtClick)
})

test('on a phone the bottom bar gives way to the buttons of each page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: site.quickContact, includeHidden: true })
  const lookAt = (heading: string) =>
    page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('opacity', '0')
  await lookAt(faq.title)
  await expect(bar).toHaveCSS('opacity', '1')
  await lookAt(contact.composer.title)
  await expect(bar).toHaveCSS('opacity', '0')
  // The next page has buttons of its own.
  await page.getByRole('main').locator('a[href="/services"]').filter({ visible: true }).click()
  await expect(page).toHaveTitle(meta.services.title)
  await expect(bar).toHaveCSS('opacity', '1')
  await lookAt(contact.composer.title)
  await expect(bar).toHaveCSS('opacity', '0')
})

test('the mark of a question is turned exactly while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const questions = page.getByRole('region', { name: faq.title })
  await questions.getByText(faq.more).click()
  const turned = () =>
    questions
      .locator('summary > svg')
      .evaluateAll((marks) =>
        marks.map((mark) => [
          getComputedStyle(mark).transform !== 'none',
          (mark.closest('details') as HTMLDetailsElement).open,
        ]),
      )
  await expect
    .poll(async () => (await turned()).filter(([isTurned, isOpen]) => isTurned !== isOpen))
    .toEqual([])
  expect((await turned()).filter(([isTurned]) => isTurned)).toHaveLength(2)
})

test('links in the words of the centre do not make a page scroll sideways', async ({ page }) => {
  const link = `https://maps.example.com/${'AbCdEfGhIj'.repeat(9)}`
  const exception = `${todayInRiyadh()} 2999-01-01 - - ${link}`
  await owner.put(CENTRE_PATH, {
    ...valid(CENTRE_PATH),
    phones: [`+966512345678 ${link}`],
    partners: [`p1 - ${link}`],
    ...Object.fromEntries(
      ['city', 'address', 'parking', 'regulator', 'insurance'].map((name) => [name, link]),
    ),
    exceptions: [exception],
    updatedAt: new Date(),
  })
  for (const path of ['/', '/#visit', '/privacy', '/installments']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toContainText(link)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await expectNoSideScroll(page)
    }
  }
})
