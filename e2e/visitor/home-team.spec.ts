import type { Page } from '@playwright/test'
import { DIRECTOR } from '../../scripts/seed/seed-content.mjs'
import { valid } from '../../scripts/seed/valid-documents'
import { config } from '../../src/config'
import { directorTest } from '../../src/copy/director-test'
import { faq } from '../../src/copy/faq'
import { legalWords } from '../../src/copy/legal'
import { meta } from '../../src/copy/meta'
import { teamWords } from '../../src/copy/team'
import { CENTRE_PATH } from '../../src/data/document-paths'
import { todayInRiyadh } from '../../src/lib/hours'
import { PIXEL } from '../../tests/fixtures/images'
import { storedMember } from '../../tests/fixtures/members'
import { countPartsNotLaidOut } from '../helpers/below-the-fold'
import { expectAccessibleAtBothWidths, expectNoSideScroll } from '../helpers/checks'
import { expect, owner, test } from '../helpers/fixtures'

const members = (page: Page) =>
  page.getByRole('list', { name: teamWords.list }).getByRole('heading', { level: 3 })
const director = (page: Page) => page.getByRole('heading', { level: 1 })
const put = (id: string, name: string) =>
  owner.put(`team/${id}`, storedMember(id, { name, order: 1, createdAt: new Date() }))
const putDirectorTexts = (name: string) =>
  owner.put('director-texts/main-director', { ...DIRECTOR, name, updatedAt: new Date() })

// Requirement 63
test('a page without members says so, and offers a call', async ({ page }) => {
  await page.goto('/team')
  await expect(page.getByRole('heading', { name: teamWords.empty.title })).toBeVisible()
  await expect(
    page.getByRole('region', { name: teamWords.title }).locator('a[href^="tel:"]'),
  ).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

// Requirement 18
test('an open page shows a member who is added, and says so when the last one is deleted', async ({
  page,
}) => {
  await page.goto('/team')
  await expect(page.getByRole('heading', { name: teamWords.empty.title })).toBeVisible()
  await put('a', 'سارة')
  await expect(members(page)).toHaveText(['سارة'])
  await owner.delete('team/a')
  await expect(page.getByRole('heading', { name: teamWords.empty.title })).toBeVisible()
})

// Requirements 18, 65
test('an open page shows the stored director, and the bundled one without', async ({ page }) => {
  await page.goto('/team')
  await expect(director(page)).toHaveText(config.directorPlaceholders[0] ?? '')
  await putDirectorTexts('أ. منى')
  await expect(director(page)).toHaveText('أ. منى')
  await owner.delete('director-texts/main-director')
  await expect(director(page)).toHaveText(config.directorPlaceholders[0] ?? '')
})

test('names without a space do not make the page scroll sideways', async ({ page }) => {
  const endless = 'تخاطب'.repeat(20)
  await put('a', endless)
  await putDirectorTexts(endless)
  await page.goto('/team')
  await expect(members(page)).toHaveText([endless])
  await expect(director(page)).toHaveText(endless)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideScroll(page)
  }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('links in the words of the centre do not make a page scroll sideways', async ({ page }) => {
    const link = 'https://maps.example.com/AbCdEfGhIjKlMnOpQ?from=com.example.maps.share.copy'
    const exception = `${todayInRiyadh()} 2999-01-01 - - ${link}`
    await owner.put(CENTRE_PATH, {
      ...valid(CENTRE_PATH),
      phones: [`+966512345678 ${link}`],
      ...Object.fromEntries(
        ['address', 'parking', 'regulator', 'insurance'].map((name) => [name, link]),
      ),
      exceptions: [exception],
      updatedAt: new Date(),
    })
    for (const path of ['/', '/#visit', '/privacy']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText(link)
      await expectNoSideScroll(page)
    }
  })
})

// Requirement 21
test('the diagnostic of the director shows the bundled texts, then the stored data', async ({
  page,
}) => {
  await page.goto('/director-test')
  await expect(page.getByText(directorTest.nameMissing)).toBeVisible()
  await expect(page.getByText(directorTest.types.none)).toBeVisible()
  const facts = page.getByRole('definition')
  await expect(facts.filter({ hasText: directorTest.sources.bundled })).toHaveCount(1)
  await putDirectorTexts(DIRECTOR.name)
  const photo = { photoBase64: PIXEL, updatedAt: new Date() }
  await owner.put('director-photos/main-director-photo', photo)
  // The emulator's stream may lose a change that comes while a page has just begun to listen.
  await page.reload()
  await expect(facts.filter({ hasText: DIRECTOR.name })).toBeVisible()
  const stored = page.getByRole('img', { name: directorTest.stored })
  await expect(stored).toHaveAttribute('src', PIXEL)
  await expect(page.getByText('image/webp')).toBeVisible()
  await expect(facts.filter({ hasText: directorTest.sources.stored })).toHaveCount(1)
})

/** The link below the latest videos of the home page, once the parts above it have their height. */
async function openLatestVideos(page: Page) {
  await page.goto('/')
  const latest = page.getByRole('region', { name: 'نصائح تنفعك اليوم' })
  await expect(latest.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect.poll(() => countPartsNotLaidOut(page)).toBe(0)
  const link = latest.getByRole('link', { name: 'شاهد كل الفيديوهات' }).filter({ visible: true })
  await link.scrollIntoViewIfNeeded()
  return link
}

// Requirement 26
test('the header sticks to the top of a scrolled page', async ({ page, backend }) => {
  await backend.seed()
  await openLatestVideos(page)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
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
  await expect(page.getByRole('heading', { level: 1, name: 'الفيديوهات' })).toBeVisible()
  expect(await readScrollY()).toBe(0)
  await page.goBack()
  await expect.poll(readScrollY).toBe(positionAtClick)
})

test('on a phone the bottom bar gives way to the buttons of each page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'تواصل سريع', includeHidden: true })
  const lookAt = (heading: string) =>
    page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('opacity', '0')
  await lookAt('قبل أن تتصل')
  await expect(bar).toHaveCSS('opacity', '1')
  await lookAt('جهّز رسالتك')
  await expect(bar).toHaveCSS('opacity', '0')
  // The next page has buttons of its own.
  await page.getByRole('main').locator('a[href="/services"]').filter({ visible: true }).click()
  await expect(page).toHaveTitle(meta.services.title)
  await expect(bar).toHaveCSS('opacity', '1')
  await lookAt('جهّز رسالتك')
  await expect(bar).toHaveCSS('opacity', '0')
})

/** Opens the privacy page; returns how far it is scrolled, and a press on an entry of its contents. */
async function openContents(page: Page) {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: legalWords.contents }).getByRole('link')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main nav a') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  return {
    top: () => page.evaluate(() => Math.round(window.scrollY)),
    // A press by Playwright would scroll to the link first.
    follow: (index: number) => contents.nth(index).evaluate((link: HTMLElement) => link.click()),
  }
}

test('Back and Forward return to the places that were left between anchors', async ({ page }) => {
  const { top, follow } = await openContents(page)
  const tops: number[] = [await top()]
  for (const index of [7, 2]) {
    await follow(index)
    await expect.poll(top).not.toBe(tops.at(-1))
    tops.push(await top())
  }
  const [start, first, second = 0] = tops
  await page.mouse.wheel(0, 130)
  await expect.poll(top).toBe(second + 130)
  for (const [go, place] of [
    ['goBack', first],
    ['goBack', start],
    ['goForward', first],
    ['goForward', second + 130],
  ] as const) {
    await page[go]()
    await expect.poll(top).toBe(place)
  }
})

test('the focus goes to the part that an anchor leads to', async ({ page }) => {
  const { follow } = await openContents(page)
  await follow(7)
  await expect(page.locator(':focus')).toHaveAttribute('id', 'sharing')
})

test('an address with an anchor opens what is folded there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#behaviour')
  const card = page.locator('#behaviour')
  await expect(card.getByText('نوبات الغضب')).toBeVisible()
  await expect(card).toBeInViewport()
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
