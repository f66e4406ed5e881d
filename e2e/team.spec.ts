import type { Locator, Page } from '@playwright/test'
import { defaultDirector, director as directorCopy } from '../src/copy/director'
import { directorTest } from '../src/copy/director-test'
import { team as copy } from '../src/copy/team'
import { uiCopy } from '../src/copy/ui'
import { DIRECTOR, TEAM } from '../scripts/seed-content.mjs'
import { storedMember } from '../tests/fixtures/members'
import { expect, expectNoSideScroll, owner, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const list = (page: Page) => page.getByRole('list', { name: copy.list })
const members = (page: Page) => list(page).getByRole('heading', { level: 3 })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const photo = (page: Page) => page.getByRole('img', { name: directorCopy.photoOf(DIRECTOR.name) })
const PICTURE = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const BROKEN = 'data:image/jpeg;base64,AAAA'

const put = (id: string, name: string, image = '') =>
  owner.put(
    `team/${id}`,
    storedMember(id, { name, image, specialization: 'تخصص', color: 'text-accent', createdAt: new Date() }),
  )
const putDirector = (texts: object) => owner.put('director-texts/main-director', { ...texts, updatedAt: new Date() })

test('/team shows the director and the members in their colours (17, 18, 62, 63, 68, decision 45)', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await put('a', 'الأولى')
  await page.goto('/team')
  await expect(members(page)).toHaveText([...TEAM.map(({ name }) => name), 'الأولى'])
  await expect(title(page)).toHaveText(DIRECTOR.name)
  for (const text of [...DIRECTOR.titles, ...DIRECTOR.credentials, ...DIRECTOR.highlights.map((one) => one.text)])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  await expect(photo(page)).toHaveAttribute('src', /^data:image\/jpeg/)

  await test.step('the four stored colours', async () => {
    const lines = page.getByRole('list', { name: directorCopy.highlights }).getByRole('listitem')
    const night = 'rgb(18, 48, 90)'
    for (const [position, color] of [
      'rgb(29, 78, 137)',
      'rgb(168, 64, 12)',
      'rgb(27, 110, 69)',
      'rgb(190, 36, 43)',
    ].entries()) {
      const line = lines.nth(position)
      await expect(line.locator('svg')).toHaveCSS('color', color)
      await expect(line.locator('> span').first()).toHaveCSS('background-color', color)
      await expect(line.locator('> span').last()).toHaveCSS('color', night)
    }
    const card = list(page).getByRole('listitem').filter({ hasText: 'الأولى' })
    await expect(card.locator('p svg')).toHaveCSS('color', 'rgb(168, 64, 12)')
    await expect(card.locator('li > span').first()).toHaveCSS('background-color', 'rgb(168, 64, 12)')
    await expect(card.getByText('تخصص')).toHaveCSS('color', night)
  })

  await test.step('the qualifications unfold on phones by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const items = page.getByRole('list', { name: directorCopy.credentials }).getByRole('listitem')
    await expect(items).toHaveCount(5)
    await page
      .locator('summary')
      .filter({ hasText: uiCopy.fold.all(10) })
      .focus()
    await page.keyboard.press('Enter')
    await expect(items).toHaveCount(10)
    // The button stands below all items now and closes them again.
    const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
    const fewer = page.locator('summary').filter({ hasText: uiCopy.fold.fewer })
    // The page may still scroll to the focus.
    await expect.poll(async () => (await top(fewer)) - (await top(items.last()))).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect(items).toHaveCount(5)
  })
})

test('an open page shows every change of the team, and the bundled director until one is stored (57, 63-66)', async ({
  page,
}) => {
  await page.goto('/team')
  await expect(title(page)).toHaveText(defaultDirector.name)
  await expect(page.getByRole('list', { name: directorCopy.credentials }).getByRole('listitem')).toHaveCount(10)
  await expect(photo(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible() // 63
  await expect(page.getByRole('region', { name: copy.title }).locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)

  const begin = Date.now()
  await put('a', 'الأولى')
  await expect(members(page)).toHaveText(['الأولى'])
  console.info(`A stored member was on the open page after ${Date.now() - begin} ms`)
  await put('b', 'الثانية')
  await expect(members(page)).toHaveText(['الثانية', 'الأولى'])
  await put('a', 'صارت أخرى', BROKEN)
  await expect(list(page)).toContainText('صارت أخرى')

  // A broken picture becomes the default one.
  await expect(list(page).locator('img')).toHaveCount(0)
  await expect(list(page).locator('svg').first()).toBeVisible()

  await putDirector({
    name: 'اسم جديد',
    titles: ['لقب'],
    credentials: [],
    highlights: [{ text: 'ميزة', color: 'text-red-600' }],
  })
  await expect(title(page)).toHaveText('اسم جديد')
  await expect(page.getByText('ميزة')).toBeVisible()
  await owner.remove('director-texts/main-director')
  await expect(title(page)).toHaveText(defaultDirector.name)
  await owner.remove('team/b')
  await expect(members(page)).toHaveText(['صارت أخرى'])

  // One after the other: of two changes at once the emulator's stream may lose one.
  const endless = 'تخاطب'.repeat(20)
  await put('a', endless)
  await expect(members(page)).toHaveText([endless])
  await putDirector({
    name: endless,
    titles: ['قصير', endless],
    credentials: [endless],
    highlights: [{ text: endless, color: 'text-primary' }],
  })
  await expect(title(page)).toHaveText(endless)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideScroll(page)
  }
  await owner.remove('team/a')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
})

test('the diagnostic of the director shows the defaults, then the stored data (21)', async ({ page }) => {
  await page.goto('/director-test')
  await expect(page.getByText(directorTest.nameMissing)).toBeVisible()
  await expect(page.getByText(directorTest.states.ready)).toHaveCount(2)
  await expect(page.getByText(directorTest.storedMissing)).toBeVisible()
  await expect(page.getByText(directorTest.types.none)).toBeVisible()
  await putDirector(DIRECTOR)
  await expect(page.getByRole('definition').filter({ hasText: DIRECTOR.name })).toBeVisible()
  await owner.put('director-photos/main-director-photo', { photoBase64: PICTURE, updatedAt: new Date() })
  await expect(page.getByRole('img', { name: directorTest.stored })).toHaveAttribute('src', PICTURE)
  await expect(page.getByText('image/webp')).toBeVisible()
  await expect(page.getByText(directorTest.states.ready)).toHaveCount(2)
  for (const name of [directorTest.bundled, directorTest.gradient])
    await expect(page.getByRole('img', { name })).toBeVisible()
})
