import type { Page } from '@playwright/test'
import { stored as storedPicture } from '../../tests/fixtures/images'
import { admin } from '../../src/copy/admin'
import { directorPhoto as photo } from '../../src/copy/admin-director-photo'
import { directorText as text, lineWords } from '../../src/copy/admin-director-text'
import { PORTRAIT_CHARS } from '../../src/limits'
import { expectAccessible, expectNoSideScroll, expectVisibleFocus, tabTo } from '../helpers/checks'
import { file, press, toast, undoByKeys } from '../helpers/dashboard'
import { expect, owner, signIn, test } from '../helpers/fixtures'
import { COMMITS, hold, OFFLINE, UNANSWERED } from '../helpers/network'

const TEXTS = 'director-texts/main-director'
const PHOTO = 'director-photos/main-director-photo'
const FIXTURES = new URL('../../tests/fixtures/', import.meta.url).pathname
const COMPRESSOR = /browser-image-compression/

const storedPhoto = async () =>
  ((await owner.get(PHOTO)) as { photoBase64: string } | null)?.photoBase64
const line = (page: Page, list: string, row: number) => page.locator(`[name="${list}.${row}"]`)
const input = (page: Page) => page.locator('input[type="file"]')
const frame = (page: Page) => page.getByRole('group', { name: photo.preview })
const bar = (page: Page) => page.locator('[data-save-bar]')

// Requirement 131
test('texts: every kind of change is saved by keyboard alone at 360 px', async ({
  page,
  backend,
}) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, '?tab=director-text')
  await expect(page.getByLabel(text.name)).toBeVisible()
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).focus()
  await tabTo(page, line(page, 'titles', 0))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('لقب معدَّل')
  await tabTo(page, line(page, 'titles', 3))
  await page.keyboard.insertText('  لقب بالمفتاح  ')
  await page.keyboard.press('Enter')
  await expect(line(page, 'titles', 4)).toBeFocused()
  await page.keyboard.insertText('لم يؤكَّد')

  const menu = (name: string) => page.getByRole('button', { name: lineWords.menu(name) })
  await tabTo(page, menu('تدريب المختصين'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(lineWords.moved(lineWords.thing('تدريب المختصين'), 2, 4)),
  ).toBeAttached()
  await expect(menu('تدريب المختصين')).toBeFocused()
  await expectVisibleFocus(page)
  await expectNoSideScroll(page)

  await tabTo(page, page.getByRole('button', { name: admin.save.save }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(text.saved.title, { exact: true })).toBeVisible()
  await expect(bar(page)).toContainText(admin.save.saved)
  const titles = ['لقب معدَّل', 'تدريب المختصين', 'الإرشاد الأسري', 'لقب بالمفتاح', 'لم يؤكَّد']
  expect((await owner.get(TEXTS))?.['titles']).toEqual(titles)
})

// Requirements 66, 124, 125, 129, 130
test('photo: a file is refused in words or placed, published and undone at 360 px', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE, /\[director-photo\] not taken/)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route(COMPRESSOR, (route) => route.abort('internetdisconnected'))
  await signIn(page, '?tab=director')
  await expect(page.getByText(photo.isDefault)).toBeVisible()

  const refused = page.getByRole('main').getByRole('alert')
  await input(page).setInputFiles({
    name: 'text.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(4),
  })
  await expect(refused).toHaveText('يرجى اختيار ملف صورة صالح')
  await expectAccessible(page)
  await context.setOffline(true)
  await input(page).setInputFiles(file(storedPicture('private.jpg')))
  await expect(refused).toHaveText('مشكلة في الاتصال، تحقّق من الإنترنت') // Network.
  expect(await storedPhoto()).toBeUndefined()
  await page.unroute(COMPRESSOR)
  await context.setOffline(false)
  await page.reload()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('tab', { name: admin.tabs.director }).focus()
  await tabTo(page, page.getByRole('button', { name: photo.choose, exact: true }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(`${FIXTURES}private.jpg`)
  // The frame to place it in is what is needed next.
  await expect(frame(page)).toBeFocused()
  await expect(frame(page).getByRole('application')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await tabTo(page, page.getByRole('button', { name: photo.publish }))
  await page.keyboard.press('Enter')
  await expect(toast(page, photo.save.success)).toBeVisible()
  await expect.poll(storedPhoto).toBeDefined()
  const first = await storedPhoto()
  const current = page.getByRole('img', { name: photo.current })
  await expect(current).toHaveAttribute('src', first ?? '')
  // In a circle.
  const isRound = await current.evaluate((one) => {
    const { borderRadius, width, height } = getComputedStyle(
      one.parentElement?.closest('.rounded-full') ?? one,
    )
    return width === height && parseFloat(borderRadius) >= parseFloat(width) / 2
  })
  expect(isRound).toBe(true)

  await input(page).setInputFiles(`${FIXTURES}private.png`)
  await expect(frame(page)).toBeVisible()
  await context.setOffline(true)
  await press(page, photo.publish)
  // It fails at once, because a waiting write could later overwrite another photo.
  await expect(toast(page, 'مشكلة في الاتصال بالإنترنت')).toBeVisible()
  await context.setOffline(false)
  await bar(page).getByRole('button', { name: photo.retry }).click()
  await expect.poll(storedPhoto).not.toBe(first)
  await undoByKeys(page, photo.save.success)
  await expect.poll(storedPhoto).toBe(first)
  await press(page, photo.reset.open)
  await press(page, photo.reset.confirm)
  await expect.poll(storedPhoto).toBeUndefined()
  await undoByKeys(page, photo.reset.done)
  await expect.poll(storedPhoto).toBe(first)
})

// Requirements 124, 126, 127, 129
test('photo: progress, messages and the time limit are as specified, and a failed save can be tried again', async ({
  page,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...UNANSWERED)
  await backend.seed()
  await page.clock.install()
  const send = await hold(page, COMPRESSOR)
  await signIn(page, '?tab=director')
  await expect(input(page)).toBeAttached()
  await page.evaluate(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const value = Number(
        document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? NaN,
      )
      if (value > 0 && shown.at(-1) !== value) shown.push(value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  /** The answer takes real time, during which the clock moves in small steps; a toast appears by a timer of its own. */
  const expectSoon = (message: string) => {
    const isShown = async () => {
      await page.clock.runFor(20)
      return toast(page, message).isVisible()
    }
    return expect.poll(isShown, { intervals: [20] }).toBe(true)
  }

  // Compressing takes ten seconds, so the total limit of 30 ends before the 25 of the save.
  const answer = await hold(page, COMMITS)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await input(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await page.clock.runFor(10_000)
  send()
  await expect(frame(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shown: number[] }).shown)).toEqual([
    20, 30, 40, 60, 100,
  ])
  await expect(page.getByText(photo.compressed)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByText(photo.compressed)).toHaveCount(0) // Shown for two seconds.
  // The time in which somebody looks at the photo does not count.
  await page.clock.runFor(60_000)
  await press(page, photo.publish)
  await expect(bar(page)).toContainText(photo.uploading)
  await page.clock.runFor(19_900)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectSoon('انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى')

  // A retry has the full 25 seconds of the save.
  await page.unroute(COMMITS)
  answer()
  await expectSoon(photo.save.success)
  await expect(page.getByText(photo.published)).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(page.getByText(photo.published)).toHaveCount(0) // Shown for three seconds.
  const after = (await owner.get(PHOTO)) as { photoBase64: string; portrait: string }
  expect(after.photoBase64).toMatch(/^data:image\/jpeg;base64,/)
  expect(after.portrait.length).toBeLessThanOrEqual(PORTRAIT_CHARS)
})
