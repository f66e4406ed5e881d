import type { Page } from '@playwright/test'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { PORTRAIT_MAX_CHARS } from '../../src/limits'
import { expectSoon, stopClock } from '../helpers/clock'
import { COMMITS } from '../helpers/commits'
import { button, pressButton, toast } from '../helpers/dashboard'
import { choosePhoto, FIXTURES, PHOTO, photoFrame, photoInput } from '../helpers/director-photo'
import { expect, owner, signIn, test } from '../helpers/fixtures'
import { COMPRESSOR, hold, UNANSWERED } from '../helpers/network'

const bar = (page: Page) => page.locator('[data-save-bar]')

/** Records the values of the progress bar; returns a function that reads them. */
async function recordProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const progress: number[] = []
    Object.assign(window, { progress })
    new MutationObserver(() => {
      const shown = document.querySelector('[role=progressbar]')
      const value = Number(shown?.getAttribute('aria-valuenow') ?? NaN)
      if (value > 0 && progress.at(-1) !== value) progress.push(value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { progress: number[] }).progress)
}

/** Opens the tab, and stops the clock. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await signIn(page, '?tab=director')
  await expect(photoInput(page)).toBeAttached()
  await stopClock(page)
}

// Requirements 124, 126
test('the progress of a photo counts to 100', async ({ page }) => {
  const send = await hold(page, COMPRESSOR)
  await openStopped(page)
  const readProgress = await recordProgress(page)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  send()
  await expect(photoFrame(page)).toBeVisible()
  const progress = await readProgress()
  // Reading a file may be over before the page has shown that it began.
  expect(progress).toEqual(expect.arrayContaining([30, 40, 60, 100]))
  expect(progress).toEqual(progress.toSorted((before, after) => before - after))
})

test('a photo is said for two seconds to be compressed', async ({ page }) => {
  await openStopped(page)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(photoFrame(page)).toBeVisible()
  await expect(page.getByText(adminDirectorPhoto.compressed)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByText(adminDirectorPhoto.compressed)).toHaveCount(0)
})

// Requirement 129
test('compressing and saving have 30 seconds together, without the time to look', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...UNANSWERED)
  const send = await hold(page, COMPRESSOR)
  const store = await hold(page, COMMITS)
  await openStopped(page)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  // Compressing takes ten seconds, so the total limit ends before the 25 of the save.
  await page.clock.runFor(10_000)
  send()
  await expect(photoFrame(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await pressButton(page, adminDirectorPhoto.bar.save)
  await expect(bar(page)).toContainText(adminDirectorPhoto.bar.saving)
  await page.clock.runFor(19_900)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectSoon(page, toast(page, 'انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى'))
  store()
})

/** Publishes a photo whose save is answered only after its time has run out. */
async function publishLate(page: Page): Promise<void> {
  await page.clock.install()
  await signIn(page, '?tab=director')
  const answer = await hold(page, COMMITS)
  await choosePhoto(page, 'private.jpg')
  await expect(button(page, adminDirectorPhoto.bar.save)).toBeVisible()
  await stopClock(page)
  await pressButton(page, adminDirectorPhoto.bar.save)
  await page.clock.runFor(25_000)
  await expectSoon(page, toast(page, adminDirectorPhoto.save.timeout))
  await page.unroute(COMMITS)
  answer()
}

// Requirements 126, 130
test('a photo whose answer comes late is said for three seconds to be published', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...UNANSWERED)
  await publishLate(page)
  await expectSoon(page, toast(page, adminDirectorPhoto.save.success))
  await expect(page.getByText(adminDirectorPhoto.published)).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(page.getByText(adminDirectorPhoto.published)).toHaveCount(0)
})

test('a photo whose answer comes late is stored', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...UNANSWERED)
  await publishLate(page)
  await expectSoon(page, toast(page, adminDirectorPhoto.save.success))
  const after = (await owner.get(PHOTO)) as { photoBase64: string; portrait: string }
  expect(after.photoBase64).toMatch(/^data:image\/jpeg;base64,/)
  expect(after.portrait.length).toBeLessThanOrEqual(PORTRAIT_MAX_CHARS)
})
