import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { listWords } from '../../src/copy/admin-list'
import { adminVideos as words } from '../../src/copy/admin-videos'
import { VIDEO_IMAGE_CHARS, VIDEO_REFRESH_MS } from '../../src/limits'
import { stored as picture } from '../../tests/fixtures/images'
import { film, video } from '../../tests/fixtures/videos'
import { expectAccessible, expectNoSideScroll, expectVisibleFocus, tabTo } from '../helpers/checks'
import { choose, countTaps, file, moveByKeys, openTab, press } from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'
import { CUT, cutNextCommit, foreignRequests } from '../helpers/network'

const put = (count: number) =>
  owner.put('videos/main-videos', {
    videos: Array.from({ length: count }, (_, index) => video(index + 1, count)),
    pictures: {},
    updatedAt: new Date(),
  })
type Stored = { title: string; order: number; id: string; url: string }
const document = () => owner.get('videos/main-videos')
const stored = async () =>
  (((await document())?.['videos'] ?? []) as Stored[]).toSorted((a, b) => b.order - a.order)
const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const bar = (page: Page) => page.locator('[data-save-bar]')

// Requirements 41, 118, 119, 121, 123
test('changes stay here until they are saved, and then reach an open home page, at 360 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await put(2)
  const visitor = await context.newPage()
  await visitor.clock.install()
  await visitor.goto('/')
  await expect(visitor.getByText('فيديو 1')).toBeVisible()
  await openTab(page, 'videos')
  await expect(titles(page)).toHaveText(['فيديو 1', 'فيديو 2'])
  const before = await document()
  const foreign = foreignRequests(page)
  const expectTaps = await countTaps(page)

  await press(page, words.add.open)
  await page.getByLabel(words.add.url).fill('https://youtu.be/aqz-KE-bpKQ')
  await page.getByLabel(words.add.name).fill(' جديد ')
  await page.getByText(words.add.details).click()
  await page.locator('input[type=file]').setInputFiles(file(picture('private.jpg')))
  await expect(page.getByText(words.picture.remove)).toBeVisible()
  await expectAccessible(page)
  await press(page, words.add.submit)
  await expectTaps('a video with a picture, before its save', 3)
  // The form closes, and the new row is in sight.
  await expect(page.getByLabel(words.add.url)).toHaveCount(0)
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2'])
  await expect(titles(page).first()).toBeInViewport()

  await choose(page, 'فيديو 1', listWords.edit)
  await page.getByLabel(words.add.name).fill('عنوان آخر')
  await press(page, words.row.done)
  await choose(page, 'فيديو 2', listWords.remove)
  await press(page, words.removal.confirm)
  await expect(titles(page)).toHaveText(['جديد', 'عنوان آخر'])
  expect(await document()).toEqual(before) // No database call so far.
  expect(foreign).toEqual([])
  await expectNoSideScroll(page)

  await expectTaps('an edited and a removed video', 6)
  await press(page, admin.save.save)
  await expectTaps('the save', 1)
  await expect(page.getByText('تم الحفظ', { exact: true })).toBeVisible()
  await expect(page.getByText('تم حفظ التغييرات بنجاح')).toBeVisible()
  const [made, edited, ...rest] = await stored()
  expect(rest).toEqual([])
  expect(made).toMatchObject({ title: 'جديد', url: 'https://youtu.be/aqz-KE-bpKQ' })
  expect(edited).toMatchObject({ id: video(1, 2).id, title: 'عنوان آخر' })
  const [image = ''] = Object.values((await document())?.['pictures'] as Record<string, string>)
  expect(image).toMatch(/^data:image\/webp;base64,/)
  expect(image.length).toBeLessThanOrEqual(VIDEO_IMAGE_CHARS)
  await visitor.clock.fastForward(VIDEO_REFRESH_MS)
  await expect(visitor.getByText('عنوان آخر')).toBeVisible()
})

// Requirements 118, 119
test('videos are added and moved by keyboard alone, and a lost answer changes nothing twice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CUT, /write failed|\[data\]/)
  await put(3)
  await openTab(page, 'videos')
  await page.getByRole('tab', { name: admin.tabs.videos }).focus()
  await tabTo(page, page.getByRole('button', { name: words.add.open }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.add.url)).toBeFocused()
  await page.keyboard.insertText(film(9))
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByLabel(words.add.name))
  await page.keyboard.insertText('جديد')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: listWords.menu('جديد') })).toBeFocused()
  await expectVisibleFocus(page)

  await moveByKeys(page, words.thing('جديد'), { key: 'ArrowDown', from: 1, to: 2, total: 4 })
  const sequence = ['فيديو 1', 'جديد', 'فيديو 2', 'فيديو 3']
  await expect(titles(page)).toHaveText(sequence)
  await cutNextCommit(page)
  await press(page, admin.save.save)
  const storedTitles = async () => (await stored()).map(({ title }) => title)
  await expect.poll(storedTitles).toEqual(sequence)
  await expect(bar(page)).toContainText(admin.save.online)
  await press(page, admin.save.save)
  await expect(bar(page)).toContainText(admin.save.saved)
  expect(await storedTitles()).toEqual(sequence)
})
