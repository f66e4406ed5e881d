import type { Page } from '@playwright/test'
import { DIRECTOR } from '../../scripts/seed/seed-content.mjs'
import { config } from '../../src/config'
import { directorTest } from '../../src/copy/director-test'
import { teamWords } from '../../src/copy/team'
import { PIXEL } from '../../tests/fixtures/images'
import { storedMember } from '../../tests/fixtures/members'
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
