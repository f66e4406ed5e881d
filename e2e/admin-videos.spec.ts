import type { Page } from '@playwright/test'
import { countOf } from '../src/copy/admin-counts'
import { fieldErrors } from '../src/copy/admin-errors'
import { adminVideos as words } from '../src/copy/admin-videos'
import { admin as shell } from '../src/copy/admin'
import { uiCopy } from '../src/copy/ui'
import { VIDEO_IMAGE_CHARS, VIDEOS_MAX } from '../src/limits'
import { stored as picture } from '../tests/fixtures/images'
import { DAY, film, video } from '../tests/fixtures/videos'
import {
  CUT,
  denyCommits,
  dialog,
  expectVisibleFocus,
  expectQuestion,
  file,
  loseNextAnswer,
  openTab,
  press,
  tabTo,
  textOf,
  undoByKeys,
  CONFLICT,
  REFUSED,
} from './admin'
import { expect, expectAccessible, expectNoSideScroll, owner, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const put = (count: number) =>
  owner.put('videos/main-videos', {
    videos: Array.from({ length: count }, (_, index) => video(index + 1, count)),
    updatedAt: new Date(DAY),
  })

/** Stores the list as another administrator. */
const savedElsewhere = (videos: ReturnType<typeof video>[]) =>
  owner.put('videos/main-videos', { videos, updatedAt: new Date(), version: crypto.randomUUID() })

type Stored = { title: string; order: number; id: string; createdAt: string; url: string; description?: string }
const stored = async () => ((await owner.get('videos/main-videos'))?.['videos'] ?? []) as Stored[]
const storedTitles = async () => [...(await stored())].sort((a, b) => b.order - a.order).map(({ title }) => title)
const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const bar = (page: Page) => page.getByText('تغييرات غير محفوظة')
const save = (page: Page) => press(page, words.bar.save)

async function add(page: Page, title: string, url: string) {
  const open = page.getByRole('button', { name: words.add.open })
  if (await open.isVisible()) await open.click()
  await page.getByLabel(words.add.url).first().fill(url)
  await page.getByLabel(words.add.name).first().fill(title)
  await press(page, words.add.submit)
}

test('changes stay on this page until they are saved, and then reach an open home page (118-123, beyond 12; decision 54; P11)', async ({
  page,
  context,
}) => {
  await put(2)
  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('فيديو 1')).toBeVisible()
  await openTab(page, 'videos')
  await expect(titles(page)).toHaveText(['فيديو 1', 'فيديو 2']) // 118
  await page.evaluate(() => {
    const counted = window as unknown as { saves: number }
    counted.saves = 0
    window.addEventListener('videosUpdated', () => (counted.saves += 1))
  })
  const before = await owner.get('videos/main-videos')
  const begin = Date.now()

  await press(page, words.add.open)
  await expect(page.getByRole('button', { name: words.add.submit })).toBeDisabled() // 119

  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/127\.0\.0\.1|localhost|^data:|^blob:/.test(request.url())) foreign.push(request.url())
  })
  for (const [link, said] of [
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', words.kind.youtube],
    ['https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRsTuV/view', words.note.drive],
    ['https://www.facebook.com/watch/?v=10153231379946729', words.kind.facebook],
    ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', words.note['direct-page']],
    [film(1), words.duplicate('فيديو 1')],
    ['javascript:alert(1)', words.refused['unsafe-scheme']],
  ] as const) {
    await page.getByLabel(words.add.url).fill(link)
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await page.getByLabel(words.add.name).fill('خطر')
  await press(page, words.add.submit)
  await expect(page.getByRole('group', { name: fieldErrors.title(1) })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: words.refused['unsafe-scheme'] }).click()
  await expect(page.getByLabel(words.add.url)).toBeFocused()
  await expect(titles(page)).toHaveText(['فيديو 1', 'فيديو 2'])
  expect(foreign).toEqual([]) // beyond 12, P11

  await add(page, ' جديد ', 'https://youtu.be/aqz-KE-bpKQ')
  await expect(page.getByLabel(words.add.url)).toHaveValue('') // 119: the form resets
  await press(page, words.add.cancel)
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2'])
  await expect(bar(page)).toBeVisible() // decision 17

  await press(page, words.row.edit('فيديو 1'))
  await page.getByLabel(words.add.name).fill('لن يبقى')
  await press(page, words.row.cancel)
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2']) // 118: cancel leaves edit mode and discards the row
  await press(page, words.row.edit('فيديو 1'))
  await page.getByLabel(words.add.name).fill('عنوان آخر')
  await page.getByText(words.add.details).click()
  await page.getByLabel(words.add.description).fill('وصف')
  await press(page, words.row.done)
  await press(page, words.row.remove('فيديو 2'))
  await expect(dialog(page)).toContainText(words.removal.title('فيديو 2'))
  await press(page, words.removal.confirm)
  await expect(titles(page)).toHaveText(['جديد', 'عنوان آخر'])

  expect(await owner.get('videos/main-videos')).toEqual(before) // 118, 121: no database call so far
  expect(await page.evaluate(() => (window as unknown as { saves: number }).saves)).toBe(0)
  await save(page)
  await expect(page.getByText('تم حفظ التغييرات بنجاح')).toBeVisible() // 123
  await expect(page.getByText('تم الحفظ', { exact: true })).toBeVisible() // 123
  await expect(bar(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { saves: number }).saves)).toBe(1) // 122
  const [made, edited, ...rest] = [...(await stored())].sort((a, b) => b.order - a.order)
  expect(rest).toEqual([])
  expect(made).toMatchObject({ title: 'جديد', url: 'https://youtu.be/aqz-KE-bpKQ', order: 3 }) // 120
  expect(Number(made?.id)).toBeGreaterThanOrEqual(begin) // 120
  expect(made?.createdAt).toBe(new Date(Number(made?.id)).toISOString()) // 120
  expect(edited).toEqual({ ...video(1, 2), title: 'عنوان آخر', description: 'وصف' })
  await expect(visitor.getByText('عنوان آخر')).toBeVisible() // 122
})

test('two administrators who save at once lose nothing (decision 13; P4)', async ({ page, browser, consoleGuard }) => {
  consoleGuard.allow(...CONFLICT)
  await put(3)
  const other = await (await browser.newContext()).newPage()
  await openTab(page, 'videos')
  await openTab(other, 'videos')
  await add(page, 'من الأول', film(10))
  await press(page, words.add.cancel)
  await press(page, words.row.edit('فيديو 1'))
  await page.getByLabel(words.add.name).fill('عدّله الأول')
  await press(page, words.row.done)
  await add(other, 'من الثاني', film(11))
  await press(other, words.add.cancel)
  await press(other, words.row.remove('فيديو 3'))
  await press(other, words.removal.confirm)
  await save(other)
  await expect(other.getByText('تم حفظ التغييرات بنجاح')).toBeVisible()
  await expect(page.getByText(words.newer)).toBeVisible()

  await save(page)
  const conflict = page.getByRole('dialog', { name: words.conflict.title })
  await expect(conflict).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: words.conflict.later }).click()
  await expect(titles(page)).toHaveText(['من الأول', 'عدّله الأول', 'فيديو 2', 'فيديو 3'])
  await save(page)
  await conflict.getByRole('button', { name: words.conflict.merge }).click()
  await expect(page.getByText('تم حفظ التغييرات بنجاح')).toBeVisible()
  expect((await storedTitles()).sort()).toEqual(['عدّله الأول', 'فيديو 2', 'من الأول', 'من الثاني'].sort())
  // A page without changes shows the new list.
  await expect(titles(other)).toHaveCount(4)
  await other.context().close()
})

test('every change can be made by keyboard alone (119-122)', async ({ page, consoleGuard }) => {
  consoleGuard.allow(...CONFLICT)
  await put(2)
  await openTab(page, 'videos')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('tab', { name: shell.tabs.videos }).focus()
  await tabTo(page, button(words.add.open))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.add.url)).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${words.add.title}" [level=3]
    - textbox "${words.add.url}"
    - button "${words.add.cancel}"
    - button "${words.add.submit}" [disabled]
    - list:
      - listitem:
        - article:
          - heading "فيديو 1" [level=3]
          - button "${words.order.handle('فيديو 1')}"
          - button "${words.row.edit('فيديو 1')}"
          - button "${words.row.earlier('فيديو 1')}" [disabled]
          - 'button "${words.row.position('فيديو 1', 1, 2)}"'
          - button "${words.row.later('فيديو 1')}"
          - button "${words.row.remove('فيديو 1')}"
  `)
  await page.keyboard.type(film(10))
  await tabTo(page, page.getByLabel(words.add.name))
  await page.keyboard.type('جديد')
  await tabTo(page, button(words.add.submit))
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2'])
  await expect(page.getByLabel(words.add.url)).toBeFocused()
  await tabTo(page, button(words.add.cancel))
  await page.keyboard.press('Space')
  await expect(button(words.add.open)).toBeFocused()

  await tabTo(page, button(words.row.edit('فيديو 2')))
  await page.keyboard.press('Enter')
  await page.keyboard.type(' معدّل')
  await page.keyboard.press('Enter')
  await expect(button(words.row.edit('فيديو 2 معدّل'))).toBeFocused()

  await tabTo(page, button(words.row.remove('فيديو 1')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectQuestion(page, { ...words.removal, title: words.removal.title('فيديو 1') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 2 معدّل'])
  await expectVisibleFocus(page)
  await undoByKeys(page, words.removal.done('فيديو 1'))
  await expect(titles(page)).toHaveText(['جديد', 'فيديو 1', 'فيديو 2 معدّل'])
  await expectVisibleFocus(page)

  await savedElsewhere([{ ...video(1, 1), title: 'لهم' }])
  await expect(page.getByText(words.newer)).toBeVisible()
  await tabTo(page, button(words.bar.save))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${words.conflict.title}":
      - heading "${words.conflict.title}" [level=2]
      - button "${uiCopy.close}"
      - list:
        - listitem:
          - button "${words.conflict.merge}"
        - listitem:
          - button "${words.conflict.theirs}"
        - listitem:
          - button "${words.conflict.mine}"
      - button "${words.conflict.later}"
  `)
  await tabTo(page, button(words.conflict.later))
  await page.keyboard.press('Enter')
  await expect(button(words.bar.save)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, button(words.conflict.merge))
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.toast.saved.text)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectVisibleFocus(page)
  expect(await storedTitles()).toEqual(['جديد', 'لهم', 'فيديو 2 معدّل'])
})

test('unsaved changes are offered back after a reload, and a save that loses the network is stored once (123, beyond 2; decision 14; P6)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CONFLICT, ...CUT, ...REFUSED)
  await put(2)
  await openTab(page, 'videos')
  page.on('dialog', (asked) => void asked.accept())
  await add(page, 'من المسودة', film(10))
  await page.getByLabel(words.add.url).fill(film(11))
  await page.getByLabel(words.add.name).fill('نصف مكتوب')
  await press(page, words.row.edit('فيديو 2'))
  await page.getByLabel(words.add.name).last().fill('فيديو 2 معدّل')
  // Drafts are written with a delay.
  await expect
    .poll(() => page.evaluate(() => Object.values<string>(localStorage).some((text) => text.includes('فيديو 2 معدّل'))))
    .toBe(true)
  await savedElsewhere([video(1, 1)])
  await page.reload()
  await expect(titles(page)).toHaveText(['فيديو 1'])
  await press(page, shell.draft.restore)
  await expect(titles(page)).toHaveText(['من المسودة', 'فيديو 1'])
  await expect(page.getByLabel(words.add.name).first()).toHaveValue('نصف مكتوب')
  await expect(page.getByLabel(words.add.name).last()).toHaveValue('فيديو 2 معدّل')
  // Somebody else has saved since, so the restored draft must cause a conflict.
  await save(page)
  await denyCommits(page)
  await press(page, words.conflict.merge)
  await expect(page.getByText('فشل في حفظ التغييرات')).toBeVisible() // 123
  await expect(page.getByText('خطأ في الحفظ')).toBeVisible() // 123
  await expect(page.getByText(shell.reasons.denied)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/:commit/)
  await loseNextAnswer(page)
  await press(page, shell.save.retry)
  await expect(page.getByText('تم حفظ التغييرات بنجاح')).toBeVisible()
  expect(await storedTitles()).toEqual(['من المسودة', 'فيديو 1'])
})

test('the videos tab is accessible and fits at 360 and 1440 px (118, 119; decision 18)', async ({ page }) => {
  await openTab(page, 'videos')
  await expect(page.getByText('الموقع يعرض فيديوهات افتراضية')).toBeVisible() // decision 18
  await expect(page.getByText(countOf(0, VIDEOS_MAX), { exact: true })).toBeVisible() // samples are not counted
  await expect(page.getByRole('article')).toHaveCount(0) // nor can they be edited
  await expectAccessibleAtBothWidths(page)
  await put(3)
  await expect(titles(page)).toHaveCount(3)
  await press(page, words.row.edit('فيديو 2'))
  await add(page, 'جديد', 'https://youtu.be/aqz-KE-bpKQ')
  await page.getByLabel(words.add.url).first().fill('https://youtu.be/aqz-KE-bpKQ')
  await expect(bar(page)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  for (const button of await page.getByRole('article').first().getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('a video has a length and a picture of its own, which a page reads when its card comes into view (decision 148)', async ({
  page,
  context,
}) => {
  await put(6)
  await page.setViewportSize({ width: 360, height: 800 })
  await openTab(page, 'videos')
  await press(page, words.row.edit('فيديو 6'))
  await page.getByText(words.add.details).click()
  await page.getByLabel(new RegExp(words.add.duration)).fill('١٢:٠٥')
  await page.locator('input[type="file"]').setInputFiles(file(picture('photo-4mp.jpg')))
  await expect(page.getByRole('button', { name: words.picture.remove })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await press(page, words.row.done)
  await save(page)
  await expect(page.getByText(words.toast.saved.text)).toBeVisible()
  const withPicture = async () => (await stored()).find(({ title }) => title === 'فيديو 6')
  expect(await withPicture()).toMatchObject({ duration: '12:05', picture: expect.any(String) })
  const path = `videos/main-videos/pictures/${textOf(((await withPicture()) as { picture?: unknown } | undefined)?.picture)}`
  const image = textOf((await owner.get(path))?.['image'])
  expect(image.length).toBeLessThanOrEqual(VIDEO_IMAGE_CHARS)

  const visitor = await context.newPage()
  await visitor.setViewportSize({ width: 360, height: 700 })
  const asked: string[] = []
  visitor.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('/pictures/')) asked.push(body)
  })
  await visitor.goto('/videos')
  const card = visitor.getByRole('article', { name: /فيديو 6/ })
  await expect(card).toContainText('12:05')
  await visitor.getByRole('article', { name: 'فيديو 1' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveAttribute('src', image)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain(path)
  await visitor.close()

  await press(page, words.row.remove('فيديو 6'))
  await press(page, words.removal.confirm)
  await save(page)
  await expect.poll(withPicture).toBeUndefined()
  await expect.poll(() => owner.get(path)).toHaveProperty('removedAt')
})
