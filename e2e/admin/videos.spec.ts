import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminVideos } from '../../src/copy/admin/videos'
import { VIDEO_IMAGE_MAX_CHARS, VIDEO_REFRESH_MS } from '../../src/limits'
import { imageFile } from '../../tests/fixtures/images'
import { film, videoAt } from '../../tests/fixtures/videos'
import { expectAccessible, expectNoSideScroll, expectVisibleFocus, tabTo } from '../helpers/checks'
import {
  chooseFromMenu,
  countTaps,
  file,
  moveByKeys,
  openTab,
  pressButton,
  toast,
} from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'
import { CUT, cutNextCommit, foreignRequests } from '../helpers/network'

const put = (count: number) =>
  owner.put('videos/main-videos', {
    videos: Array.from({ length: count }, (_, index) => videoAt(index + 1, count)),
    images: {},
    updatedAt: new Date(),
  })
type Stored = { title: string; order: number; id: string; url: string }
const readDocument = () => owner.get('videos/main-videos')
const readStoredVideos = async () =>
  (((await readDocument())?.['videos'] ?? []) as Stored[]).toSorted((a, b) => b.order - a.order)
const readStoredTitles = async () => (await readStoredVideos()).map(({ title }) => title)
const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const bar = (page: Page) => page.locator('[data-save-bar]')

async function fillNew(page: Page, { name, url }: { name: string; url: string }): Promise<void> {
  await pressButton(page, adminVideos.add.open)
  await page.getByLabel(adminVideos.labels.url).fill(url)
  await page.getByLabel(adminVideos.labels.title).fill(name)
}

/** Fills the form of a new video and adds it to the list, which is not saved yet. */
async function add(page: Page, name: string): Promise<void> {
  await fillNew(page, { name, url: film(9) })
  await pressButton(page, adminVideos.add.submit)
}

async function fillNewWithImage(page: Page): Promise<void> {
  await fillNew(page, { name: ' جديد ', url: 'https://youtu.be/aqz-KE-bpKQ' })
  await page.getByText(adminVideos.add.details).click()
  await page.locator('input[type=file]').setInputFiles(file(imageFile('private.jpg')))
  await expect(page.getByText(adminVideos.image.remove)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  // Requirement 119
  test('a new video with an image takes three taps, and its row is in sight', async ({ page }) => {
    await put(2)
    await openTab(page, 'videos')
    const foreign = foreignRequests(page)
    const expectTaps = await countTaps(page)
    await fillNewWithImage(page)
    await expectAccessible(page)
    await pressButton(page, adminVideos.add.submit)
    await expectTaps('a video with an image, before its save', 3)
    await expect(page.getByLabel(adminVideos.labels.url)).toHaveCount(0)
    await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2'])
    await expect(titles(page).first()).toBeInViewport()
    await expectNoSideScroll(page)
    expect(foreign).toEqual([])
  })

  // Requirements 118, 121
  test('added, edited and removed videos change nothing that is stored', async ({ page }) => {
    await put(2)
    await openTab(page, 'videos')
    const before = await readDocument()
    const expectTaps = await countTaps(page)
    await chooseFromMenu(page, 'فيديو 1', adminList.edit)
    await page.getByLabel(adminVideos.labels.title).fill('عنوان آخر')
    await pressButton(page, adminVideos.row.done)
    await chooseFromMenu(page, 'فيديو 2', adminList.delete)
    await pressButton(page, adminVideos.deletion.confirm)
    await expectTaps('an edited and a removed video', 6)
    await add(page, 'جديد')
    await expect(titles(page)).toHaveText(['جديد', 'عنوان آخر'])
    expect(await readDocument()).toEqual(before)
  })
})

// Requirements 121, 123
test('a save stores the list with its images, and says so', async ({ page }) => {
  await put(2)
  await openTab(page, 'videos')
  await fillNewWithImage(page)
  await pressButton(page, adminVideos.add.submit)
  await pressButton(page, admin.save.save)
  await expect(page.getByText('تم الحفظ', { exact: true })).toBeVisible()
  await expect(page.getByText('تم حفظ التغييرات بنجاح')).toBeVisible()
  const [added, ...others] = await readStoredVideos()
  expect(added).toMatchObject({ title: 'جديد', url: 'https://youtu.be/aqz-KE-bpKQ' })
  expect(others.map(({ id }) => id)).toEqual([videoAt(1, 2).id, videoAt(2, 2).id])
  const [image = ''] = Object.values((await readDocument())?.['images'] as Record<string, string>)
  expect(image).toMatch(/^data:image\/webp;base64,/)
  expect(image.length).toBeLessThanOrEqual(VIDEO_IMAGE_MAX_CHARS)
})

// Requirements 41, 122
test('an open home page shows a saved video', async ({ page, context }) => {
  await put(2)
  const visitor = await context.newPage()
  await visitor.clock.install()
  await visitor.goto('/')
  await expect(visitor.getByText('فيديو 1')).toBeVisible()
  await openTab(page, 'videos')
  await add(page, 'جديد')
  await pressButton(page, admin.save.save)
  await expect(bar(page)).toContainText(admin.save.saved)
  await visitor.clock.fastForward(VIDEO_REFRESH_MS)
  await expect(visitor.getByText('جديد')).toBeVisible()
})

// Requirement 119
test('a video is added by keyboard alone', async ({ page }) => {
  await put(1)
  await openTab(page, 'videos')
  await page.getByRole('tab', { name: admin.tabs.videos }).focus()
  await tabTo(page, page.getByRole('button', { name: adminVideos.add.open }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(adminVideos.labels.url)).toBeFocused()
  await page.keyboard.insertText(film(9))
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByLabel(adminVideos.labels.title))
  await page.keyboard.insertText('جديد')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: adminList.menu('جديد') })).toBeFocused()
  await expectVisibleFocus(page)
})

test('a video is moved by keyboard alone', async ({ page }) => {
  await put(3)
  await openTab(page, 'videos')
  await moveByKeys(page, adminVideos.noun('فيديو 1'), {
    key: 'ArrowDown',
    from: 1,
    to: 2,
    total: 3,
  })
  await expect(titles(page)).toHaveText(['فيديو 2', 'فيديو 1', 'فيديو 3'])
  await pressButton(page, admin.save.save)
  await expect.poll(readStoredTitles).toEqual(['فيديو 2', 'فيديو 1', 'فيديو 3'])
})

test('a save whose answer was lost says that it is saved once it is stored', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CUT, /write failed|\[data\]/)
  await put(2)
  await openTab(page, 'videos')
  await add(page, 'جديد')
  await cutNextCommit(page)
  await pressButton(page, admin.save.save)
  const sequence = ['جديد', 'فيديو 1', 'فيديو 2']
  await expect.poll(readStoredTitles).toEqual(sequence)
  await expect(bar(page)).toContainText(admin.save.saved)
  await expect(toast(page, adminVideos.toast.saved.title)).toBeVisible()
  await expect(toast(page, adminVideos.toast.saveFailed.title)).toHaveCount(0)
  expect(await readStoredTitles()).toEqual(sequence)
})
