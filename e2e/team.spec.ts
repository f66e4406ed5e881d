import type { Locator, Page } from '@playwright/test'
import { defaultDirector, director as directorCopy } from '../src/copy/director'
import { directorTest } from '../src/copy/director-test'
import { team as copy } from '../src/copy/team'
import { uiCopy } from '../src/copy/ui'
import { FIRST_ANSWER_MS } from '../src/limits'
import { DIRECTOR, TEAM } from '../scripts/seed-content.mjs'
import { expect, expectNoSideScroll, owner, test } from './fixtures'
import { columns, NETWORK_ERRORS, cutDatabase, expectAccessibleAtBothWidths, pressRetryAndReconnect } from './public'

const list = (page: Page) => page.getByRole('list', { name: copy.list })
const members = (page: Page) => list(page).getByRole('heading', { level: 3 })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const photo = (page: Page) => page.getByRole('img', { name: directorCopy.photoOf(DIRECTOR.name) })

const put = (id: string, name: string, image = '') =>
  owner.put(`team/${id}`, {
    id,
    name,
    title: 'قسم',
    specialization: 'تخصص',
    image,
    credentials: ['مؤهل'],
    icon: 'Star',
    color: 'text-accent',
    createdAt: new Date(),
    updatedAt: new Date(),
  })

for (const path of ['/team', '/director']) {
  test(`${path} shows the director and the members (17, 18, 62, 63)`, async ({ page, backend }) => {
    await backend.seed()
    await page.goto(path)
    await expect(members(page)).toHaveText(TEAM.map(({ name }) => name))
    await expect(title(page)).toHaveText(DIRECTOR.name)
    for (const text of [...DIRECTOR.titles, ...DIRECTOR.credentials, ...DIRECTOR.highlights.map((one) => one.text)]) {
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(photo(page)).toHaveAttribute('src', /^data:image\/jpeg/)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/team$/) // decision 43
    await expectAccessibleAtBothWidths(page)
  })
}

test('members stand in 1, 2 and 3 columns (1)', async ({ page, backend }) => {
  await backend.seed()
  const endless = 'تخاطب'.repeat(20)
  const texts = {
    name: endless,
    titles: ['قصير', endless],
    credentials: [endless],
    highlights: [{ text: endless, color: 'text-primary' }],
  }
  await Promise.all([
    put('endless', endless),
    owner.put('director-texts/main-director', { ...texts, updatedAt: new Date() }),
  ])
  await page.goto('/team')
  await expect(members(page)).toHaveCount(TEAM.length + 1)
  await expect(title(page)).toHaveText(endless)
  for (const [width, expected] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(list(page).locator('> li')), `${width} px`).toBe(expected)
    await expectNoSideScroll(page)
  }
})

test('an open page shows every change of the members (57)', async ({ page }) => {
  await put('a', 'الأولى')
  await page.goto('/team')
  await expect(members(page)).toHaveText(['الأولى'])
  const begin = Date.now()
  await put('b', 'الثانية')
  await expect(members(page)).toHaveText(['الثانية', 'الأولى'])
  console.info(`A stored member was on the open page after ${Date.now() - begin} ms`)
  await put('a', 'صارت أخرى')
  await expect(list(page)).toContainText('صارت أخرى')
  await owner.remove('team/a')
  await expect(members(page)).toHaveText(['الثانية'])
  await owner.remove('team/b')
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible() // 63
  await expect(page.getByRole('region', { name: copy.title }).locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('the bundled director shows until something is stored (65, 66)', async ({ page }) => {
  await page.goto('/team')
  await expect(title(page)).toHaveText(defaultDirector.name)
  await expect(page.getByRole('list', { name: directorCopy.credentials }).getByRole('listitem')).toHaveCount(10)
  await expect(photo(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await owner.put('director-texts/main-director', {
    name: 'اسم جديد',
    titles: ['لقب'],
    credentials: [],
    highlights: [{ text: 'ميزة', color: 'text-red-600' }],
    updatedAt: new Date(),
  })
  await expect(title(page)).toHaveText('اسم جديد')
  await expect(page.getByText('ميزة')).toBeVisible()
  await owner.remove('director-texts/main-director')
  await expect(title(page)).toHaveText(defaultDirector.name)
})

test('a broken picture becomes the default one (64, 66)', async ({ page }) => {
  const broken = 'data:image/jpeg;base64,AAAA'
  await put('a', 'الأولى', broken)
  await owner.put('director-photos/main-director-photo', { photoBase64: broken, updatedAt: new Date() })
  await page.goto('/team')
  await expect(members(page)).toHaveText(['الأولى'])
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await expect(list(page).locator('svg').first()).toBeVisible()
})

test('the four stored colours survive the build (decision 45, 68)', async ({ page, backend }) => {
  await backend.seed()
  await put('a', 'الأولى')
  await page.goto('/team')
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

test('the qualifications unfold on phones, by keyboard and without scripts', async ({ page, browser, baseURL }) => {
  const open = async (at: Page) => {
    await at.setViewportSize({ width: 360, height: 740 })
    await at.goto(`${baseURL}/team`)
    const items = at.getByRole('list', { name: directorCopy.credentials }).getByRole('listitem')
    const button = at.locator('summary').filter({ hasText: uiCopy.fold.all(10) })
    await expect(items).toHaveCount(5)
    return { items, button, fewer: at.locator('summary').filter({ hasText: uiCopy.fold.fewer }) }
  }
  const withScripts = await open(page)
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible()
  await withScripts.button.focus()
  await page.keyboard.press('Enter')
  await expect(withScripts.items).toHaveCount(10)
  // The button stands below all items now and closes them again.
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
  expect(await top(withScripts.fewer)).toBeGreaterThan(await top(withScripts.items.last()))
  await page.keyboard.press('Space')
  await expect(withScripts.items).toHaveCount(5)

  // The HTML that a build has when the director is stored.
  const html = await page.content()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.route('**/team', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const { items, button } = await open(await context.newPage())
  await button.click()
  await expect(items).toHaveCount(10)
  await context.close()
})

test('the team is empty with an explanation within 8 s when the database does not answer (64, 65, P19)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...NETWORK_ERRORS)
  await cutDatabase(page)
  await page.goto('/team')
  await expect(title(page)).toHaveText(defaultDirector.name)
  await expect(page.getByText(copy.error.title)).toBeVisible({ timeout: FIRST_ANSWER_MS + 1_000 })
  await expect(list(page)).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
  await put('a', 'عادت')
  await pressRetryAndReconnect(page)
  await expect(members(page)).toHaveText(['عادت'], { timeout: 30_000 })
})

test.describe('the diagnostic of the director (21)', () => {
  test('shows the stored data', async ({ page, backend }) => {
    await backend.seed()
    await page.goto('/director-test')
    await expect(page.getByText(directorTest.states.ready)).toHaveCount(2)
    await expect(page.getByRole('definition').filter({ hasText: DIRECTOR.name })).toBeVisible()
    await expect(page.getByRole('img', { name: directorTest.stored })).toHaveAttribute('src', /^data:image\/jpeg/)
    await expect(page.getByText('image/jpeg')).toBeVisible()
    for (const name of [directorTest.bundled, directorTest.gradient])
      await expect(page.getByRole('img', { name })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

  test('shows the defaults without stored data', async ({ page }) => {
    await page.goto('/director-test')
    await expect(page.getByText(directorTest.nameMissing)).toBeVisible()
    await expect(page.getByText(directorTest.states.ready)).toHaveCount(2)
    await expect(page.getByText(directorTest.storedMissing)).toBeVisible()
    await expect(page.getByText(directorTest.types.none)).toBeVisible()
  })
})
