import type { Page } from '@playwright/test'
import { DIRECTOR } from '../../scripts/seed/seed-content.mjs'
import { admin } from '../../src/copy/admin/admin'
import { adminDirectorPhoto } from '../../src/copy/admin/director-photo'
import { adminDirectorText } from '../../src/copy/admin/director-text'
import { adminLines } from '../../src/copy/admin/lines'
import { adminTeam } from '../../src/copy/admin/team'
import { uploader } from '../../src/copy/admin/uploader'
import { FIRST_ANSWER_MS } from '../../src/limits'
import { imageFile as storedImage } from '../../tests/fixtures/images'
import { expectAccessible, expectNoSideScroll, expectVisibleFocus, tabTo } from '../helpers/checks'
import { file, pressButton, toast } from '../helpers/dashboard'
import { choosePhoto, FIXTURES, PHOTO, photoFrame, photoInput } from '../helpers/director-photo'
import { expect, FIRESTORE, owner, signIn, test } from '../helpers/fixtures'
import { COMPRESSOR, CUT, cutNextCommit, hold, OFFLINE } from '../helpers/network'

const TEXTS = 'director-texts/main-director'

const readStoredPhoto = async () =>
  ((await owner.get(PHOTO)) as { photoBase64: string } | null)?.photoBase64
const line = (page: Page, list: string, row: number) => page.locator(`[name="${list}.${row}"]`)
const bar = (page: Page) => page.locator('[data-save-bar]')

/** Publishes a first photo; returns the stored one. */
async function publishFirst(page: Page): Promise<string | undefined> {
  await choosePhoto(page, 'private.jpg')
  await pressButton(page, adminDirectorPhoto.bar.save)
  await expect(toast(page, adminDirectorPhoto.save.success)).toBeVisible()
  await expect.poll(readStoredPhoto).toBeDefined()
  return readStoredPhoto()
}

test.describe('the texts, by keyboard alone on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })
  test.beforeEach(async ({ page, backend }) => {
    await backend.seed()
    await signIn(page, '?tab=director-text')
    await expect(page.getByLabel(adminDirectorText.labels.name)).toBeVisible()
    await page.getByRole('tab', { name: admin.tabs['director-text'] }).focus()
  })
  const readStoredTitles = async () => (await owner.get(TEXTS))?.['titles']

  // Requirement 131
  test('a changed, an added and an unconfirmed line are saved', async ({ page }) => {
    await tabTo(page, line(page, 'titles', 0))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText('لقب معدَّل')
    await tabTo(page, line(page, 'titles', 3))
    await page.keyboard.insertText('  لقب بالمفتاح  ')
    await page.keyboard.press('Enter')
    await expect(line(page, 'titles', 4)).toBeFocused()
    await page.keyboard.insertText('لم يؤكَّد')
    await tabTo(page, page.getByRole('button', { name: admin.save.save }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(adminDirectorText.saved.title, { exact: true })).toBeVisible()
    await expect(bar(page)).toContainText(admin.save.saved)
    const [, ...others] = DIRECTOR.titles
    expect(await readStoredTitles()).toEqual(['لقب معدَّل', ...others, 'لقب بالمفتاح', 'لم يؤكَّد'])
  })

  // Requirement 131
  test('a line is moved with its menu, which keeps the focus', async ({ page }) => {
    const [first = '', second = '', ...others] = DIRECTOR.titles
    const menu = page.getByRole('button', { name: adminLines.menu(second) })
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(adminLines.moved(adminLines.noun(second), 1, 3))).toBeAttached()
    await expect(menu).toBeFocused()
    await expectVisibleFocus(page)
    await expectNoSideScroll(page)
    await pressButton(page, admin.save.save)
    await expect.poll(readStoredTitles).toEqual([second, first, ...others])
  })
})

test('what is typed while the texts do not come stays when they do', async ({ page, backend }) => {
  await backend.seed()
  await page.clock.install()
  await signIn(page, '?tab=team')
  await expect(page.getByRole('button', { name: adminTeam.add })).toBeEnabled()
  const release = await hold(page, `http://${FIRESTORE}/**`)
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).click()
  await expect(page.getByText(adminDirectorText.note)).toBeVisible()
  await page.clock.runFor(FIRST_ANSWER_MS)
  await expect(page.getByText(adminDirectorText.loadError.title)).toBeVisible()
  const name = page.getByLabel(adminDirectorText.labels.name)
  await name.fill('اسم جديد')
  release()
  await expect(line(page, 'titles', 0)).toHaveValue(DIRECTOR.titles[0] ?? '')
  await expect(page.getByText(adminDirectorText.loadError.title)).toHaveCount(0)
  // Another form would have the name from a draft, but not the focus.
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('اسم جديد')
})

test.describe('the photo on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  // Requirement 125
  test('a file that is no image is refused in words', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\[uploader\] an image was not taken/)
    await signIn(page, '?tab=director')
    const text = { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.alloc(4) }
    await photoInput(page).setInputFiles(text)
    const refused = page.getByRole('main').getByRole('alert')
    await expect(refused).toHaveText('يرجى اختيار ملف صورة صالح')
    await expectAccessible(page)
  })

  // Requirement 129
  test('a photo that cannot be made smaller without the network says so', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(...OFFLINE, /\[uploader\] an image was not taken/)
    await page.route(COMPRESSOR, (route) => route.abort('internetdisconnected'))
    await signIn(page, '?tab=director')
    await expect(page.getByText(adminDirectorPhoto.isBundled)).toBeVisible()
    await context.setOffline(true)
    await photoInput(page).setInputFiles(file(storedImage('private.jpg')))
    const refused = page.getByRole('main').getByRole('alert')
    await expect(refused).toHaveText('مشكلة في الاتصال، تحقّق من الإنترنت')
    expect(await readStoredPhoto()).toBeUndefined()
  })

  // Requirement 130
  test('a photo is chosen and published by keyboard alone', async ({ page }) => {
    await signIn(page, '?tab=director')
    await expect(page.getByText(adminDirectorPhoto.isBundled)).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('tab', { name: admin.tabs.director }).focus()
    await tabTo(page, page.getByRole('button', { name: adminDirectorPhoto.choose, exact: true }))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(`${FIXTURES}private.jpg`)
    // The frame to place it in is what is needed next.
    await expect(photoFrame(page)).toBeFocused()
    await expect(photoFrame(page).getByRole('application')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await tabTo(page, page.getByRole('button', { name: adminDirectorPhoto.bar.save }))
    await page.keyboard.press('Enter')
    await expect(toast(page, adminDirectorPhoto.save.success)).toBeVisible()
    await expect.poll(readStoredPhoto).toBeDefined()
  })
})

// Requirement 124
test('the current photo is shown in a circle', async ({ page }) => {
  await signIn(page, '?tab=director')
  const first = await publishFirst(page)
  const current = page.getByRole('img', { name: adminDirectorPhoto.current })
  await expect(current).toHaveAttribute('src', first ?? '')
  const isRound = await current.evaluate((element) => {
    const round = element.parentElement?.closest('.rounded-full') ?? element
    const { borderRadius, width, height } = getComputedStyle(round)
    return width === height && parseFloat(borderRadius) >= parseFloat(width) / 2
  })
  expect(isRound).toBe(true)
})

test('a photo is not published without a network, and can be tried again', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE)
  await signIn(page, '?tab=director')
  const first = await publishFirst(page)
  await choosePhoto(page, 'private.png')
  await context.setOffline(true)
  await pressButton(page, adminDirectorPhoto.bar.save)
  // It fails at once, because a waiting write could later overwrite another photo.
  await expect(toast(page, 'مشكلة في الاتصال بالإنترنت')).toBeVisible()
  await context.setOffline(false)
  await bar(page).getByRole('button', { name: adminDirectorPhoto.bar.save }).click()
  await expect.poll(readStoredPhoto).not.toBe(first)
})

test('a photo whose answer was lost is published, and no failure stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CUT, /write failed|\[data\]/)
  await signIn(page, '?tab=director')
  await choosePhoto(page, 'private.jpg')
  await cutNextCommit(page)
  await pressButton(page, adminDirectorPhoto.bar.save)
  await expect.poll(readStoredPhoto).toBeDefined()
  await expect(page.getByText(adminDirectorPhoto.published)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(toast(page)).toHaveCount(0)
})

test('a published photo can be chosen again and cropped differently', async ({ page }) => {
  await signIn(page, '?tab=director')
  const first = await publishFirst(page)
  await expect(photoFrame(page)).toHaveCount(0)
  await choosePhoto(page, 'private.jpg')
  await page.getByLabel(uploader.crop.zoom).fill('1.5')
  await pressButton(page, adminDirectorPhoto.bar.save)
  await expect.poll(readStoredPhoto).not.toBe(first)
})
