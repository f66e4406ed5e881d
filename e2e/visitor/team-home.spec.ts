import type { Page } from '@playwright/test'
import { DIRECTOR, TEAM } from '../../scripts/seed-content.mjs'
import { defaultDirector, director as directorCopy } from '../../src/copy/director'
import { directorTest } from '../../src/copy/director-test'
import { team as copy } from '../../src/copy/team'
import { uiCopy } from '../../src/copy/ui'
import { storedMember } from '../../tests/fixtures/members'
import { expect, expectNoSideScroll, owner, test } from '../fixtures'
import { expectAccessibleAtBothWidths, PICTURE } from '../public'

const members = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('heading', { level: 3 })
const director = (page: Page) => page.getByRole('heading', { level: 1 })
const put = (id: string, name: string) => owner.put(`team/${id}`, storedMember(id, { name, createdAt: new Date() }))
const putDirector = (name: string) =>
  owner.put('director-texts/main-director', { ...DIRECTOR, name, updatedAt: new Date() })

test('an open page shows every change of the team, and the bundled director until one is stored (18, 57, 62, 63, 65)', async ({
  page,
}) => {
  await page.goto('/team')
  await expect(director(page)).toHaveText(defaultDirector.name)
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await expect(page.getByRole('region', { name: copy.title }).locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)

  await put('a', 'الأولى')
  await expect(members(page)).toHaveText(['الأولى'])
  await put('b', 'الثانية')
  await expect(members(page)).toHaveText(['الثانية', 'الأولى'])
  await owner.remove('team/b')
  await expect(members(page)).toHaveText(['الأولى'])
  await putDirector('اسم جديد')
  await expect(director(page)).toHaveText('اسم جديد')
  // One after the other: of two changes at once the emulator's stream may lose one.
  const endless = 'تخاطب'.repeat(20)
  await put('a', endless)
  await expect(members(page)).toHaveText([endless])
  await putDirector(endless)
  await expect(director(page)).toHaveText(endless)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideScroll(page)
  }
  await owner.remove('director-texts/main-director')
  await expect(director(page)).toHaveText(defaultDirector.name)
  await owner.remove('team/a')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
})

test('/team shows the stored colours, and unfolds the qualifications on phones by keyboard (68)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/team')
  await expect(members(page)).toHaveText(TEAM.map(({ name }) => name))
  const lines = page.getByRole('list', { name: directorCopy.highlights }).getByRole('listitem')
  const colours = ['rgb(29, 78, 137)', 'rgb(168, 64, 12)', 'rgb(27, 110, 69)', 'rgb(190, 36, 43)']
  for (const [position, colour] of colours.entries())
    await expect(lines.nth(position).locator('svg')).toHaveCSS('color', colour)

  const items = page.getByRole('list', { name: directorCopy.credentials }).getByRole('listitem')
  await expect(items).toHaveCount(5)
  await page
    .locator('summary')
    .filter({ hasText: uiCopy.fold.all(10) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(items).toHaveCount(10)
  await page.keyboard.press('Space')
  await expect(items).toHaveCount(5)
})

test('the diagnostic of the director shows the defaults, then the stored data (21)', async ({ page }) => {
  await page.goto('/director-test')
  await expect(page.getByText(directorTest.nameMissing)).toBeVisible()
  await expect(page.getByText(directorTest.states.ready)).toHaveCount(2)
  await expect(page.getByText(directorTest.types.none)).toBeVisible()
  await putDirector(DIRECTOR.name)
  await expect(page.getByRole('definition').filter({ hasText: DIRECTOR.name })).toBeVisible()
  await owner.put('director-photos/main-director-photo', { photoBase64: PICTURE, updatedAt: new Date() })
  await expect(page.getByRole('img', { name: directorTest.stored })).toHaveAttribute('src', PICTURE)
  await expect(page.getByText('image/webp')).toBeVisible()
})

test('the header sticks, and Back returns to the place that was left (26, 31, 39)', async ({ page, backend }) => {
  await backend.seed()
  await page.goto('/')
  const bar = page.getByRole('banner')
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY))
  const latest = page.getByRole('region', { name: 'نصائح قصيرة تنفعك اليوم' })
  await expect(latest.getByRole('heading', { level: 3 })).toHaveCount(3)
  await latest.getByRole('link', { name: 'شاهد كل الفيديوهات' }).filter({ visible: true }).scrollIntoViewIfNeeded()
  const left = await scrollPosition()
  expect(left).toBeGreaterThan(500)
  expect((await bar.boundingBox())?.y).toBe(0)
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await latest.getByRole('link', { name: 'شاهد كل الفيديوهات' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/videos')
  await expect(page.getByRole('heading', { level: 1, name: 'الفيديوهات' })).toBeVisible()
  expect(await scrollPosition()).toBe(0)
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.goBack()
  await expect.poll(scrollPosition).toBe(left)
})

test('on a phone the bottom bar gives way to the buttons of the page, and rows open by keyboard (37)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'تواصل سريع', includeHidden: true })
  await expect(bar).toHaveCSS('opacity', '0')
  await page.getByRole('heading', { name: 'قبل أن تتصل' }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { name: 'جهّز رسالتك' }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('opacity', '0')

  const row = page.locator('li[id]').filter({ hasText: 'الإرشاد الأسري والتربوي' })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('دعم الإخوة')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(row.getByText('دعم الإخوة')).toBeHidden()
  // From 768 px everything shows, and nothing opens.
  await page.setViewportSize({ width: 768, height: 740 })
  await expect(row.getByText('دعم الإخوة')).toBeVisible()
  await expect(row.locator('summary')).toBeHidden()
})
