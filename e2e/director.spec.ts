import type { Locator, Page, Route } from '@playwright/test'
import { cut, stored as storedPicture, type Picture } from '../tests/fixtures/images'
import { directorPhoto } from '../src/copy/admin-director-photo'
import { directorText } from '../src/copy/admin-director-text'
import { admin } from '../src/copy/admin'
import { uiCopy } from '../src/copy/ui'
import {
  denyCommits,
  expectVisibleFocus,
  file,
  holdCommits,
  press,
  tabTo,
  undoByKeys,
  CONFLICT,
  OFFLINE,
  REFUSED,
  UNANSWERED,
} from './admin'
import { PORTRAIT_CHARS } from '../src/limits'
import { expect, expectAccessible, expectNoSideScroll, owner, signIn, test } from './fixtures'

const TEXTS = 'director-texts/main-director'
const PHOTO = 'director-photos/main-director-photo'
const HEIC = storedPicture('phone.heic')
const PRIVATE = storedPicture('private.jpg')
const FIXTURES = new URL('../tests/fixtures/', import.meta.url).pathname
const name = (page: Page) => page.getByLabel('الاسم')
const save = (page: Page) => page.getByRole('button', { name: 'حفظ التغييرات', exact: true })
const list = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const lines = (page: Page, title: string) =>
  list(page, title)
    .getByRole('listitem')
    .getByRole('button', { name: /^تعديل/ })
/** Opens a line and replaces its text, which is not confirmed yet. */
async function typeInto(page: Page, line: Locator, text: string): Promise<void> {
  await line.click()
  await page.keyboard.insertText(text)
}
const photoInput = (page: Page) => page.locator('input[type="file"]')

type Texts = {
  name: string
  titles: string[]
  credentials: string[]
  highlights: { text: string; color: string }[]
  updatedAt: Date
}
const texts = async () => (await owner.get(TEXTS)) as Texts
/** Stores the texts as another administrator. */
const saveElsewhere = async (part: Partial<Texts>): Promise<void> => {
  await owner.put(TEXTS, { ...(await texts()), updatedAt: new Date(), version: crypto.randomUUID(), ...part })
}

async function openTexts(page: Page) {
  await signIn(page, '?tab=director-text')
  await expect(name(page)).toBeVisible()
}

async function openPhoto(page: Page) {
  await signIn(page, '?tab=director')
  await expect(page.getByRole('heading', { level: 2, name: 'صورة المدير' })).toBeVisible()
}

const preview = (page: Page) => page.getByRole('img', { name: directorPhoto.preview })
/** Publishes the photo that is shown in the frame. */
async function publish(page: Page): Promise<void> {
  await expect(preview(page)).toBeVisible()
  await press(page, directorPhoto.publish)
}

const COMPRESSOR = /browser-image-compression/
const WRITES = /:commit/
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Stops the clock, so that only the test moves it. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)

/** Records every value of the progress bar. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const value = Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? NaN)
      if (value > 0 && shown.at(-1) !== value) shown.push(value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown)
}

test('texts: every kind of change is saved at 360 px (131)', async ({ page, backend }) => {
  await backend.seed()
  await page.setViewportSize({ width: 360, height: 800 })
  await openTexts(page)
  await expect(page.getByText('تظهر التغييرات في الموقع فور الحفظ.')).toBeVisible()
  const titles = list(page, directorText.titles.title)
  const add = titles.getByRole('button', { name: directorText.list.add, exact: true })
  const field = titles.getByLabel('مسمى جديد')

  await field.fill('   ')
  await expect(add).toBeDisabled()
  await field.fill('  لقب بالزر  ')
  await add.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('لقب بالمفتاح')
  await page.keyboard.press('Enter')
  await expect(lines(page, directorText.titles.title)).toHaveCount(5)
  await expect(page.getByText(admin.save.unsaved(2))).toBeVisible()

  await typeInto(page, lines(page, directorText.titles.title).first(), 'لقب معدَّل')
  await page.keyboard.press('Enter')
  await titles.getByRole('button', { name: directorText.list.reorderOf(directorText.titles.title) }).click()
  const up = titles.getByRole('button', { name: directorText.list.up('لقب بالمفتاح') })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expect(titles.getByText(directorText.list.moved('لقب بالمفتاح', 4, 5))).toBeAttached()
  await titles.getByRole('button', { name: directorText.list.reorderOf(directorText.titles.title) }).click()

  await titles.getByRole('button', { name: directorText.list.remove('الإرشاد الأسري') }).press('Enter')
  await expect(lines(page, directorText.titles.title)).toHaveCount(4)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'تراجع' }).click()
  await expect(lines(page, directorText.titles.title).nth(1)).toHaveText('الإرشاد الأسري')

  const highlights = list(page, 'المزايا')
  await highlights.getByLabel('ميزة جديدة').fill('نقطة خضراء')
  await highlights.getByRole('radio', { name: 'أخضر' }).last().check()
  await page.keyboard.press('Escape')
  await highlights.getByRole('button', { name: directorText.list.add, exact: true }).click()
  await highlights.getByRole('button', { name: directorText.list.colorOf('خطة مكتوبة لكل طفل', 'أزرق') }).click()
  await highlights.getByRole('radio', { name: 'أحمر' }).first().check()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await save(page).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
  await expect(page.getByText(new RegExp(`^${admin.save.saved}`))).toBeVisible()
  const stored = await texts()
  expect(stored.titles).toEqual(['لقب معدَّل', 'الإرشاد الأسري', 'تدريب المختصين', 'لقب بالمفتاح', 'لقب بالزر'])
  expect(stored.highlights[0]).toEqual({ text: 'خطة مكتوبة لكل طفل', color: 'text-red-600' })
  expect(stored.highlights.at(-1)).toEqual({ text: 'نقطة خضراء', color: 'text-secondary' })
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  expect(await drafts()).toEqual([])
})

test('texts: every change can be made by keyboard alone (131)', async ({ page, backend, consoleGuard }) => {
  consoleGuard.allow(...CONFLICT)
  await backend.seed()
  await openTexts(page)
  const { titles, highlights, list: line } = directorText
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const [first] = (await texts()).titles
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - textbox "${directorText.name}"
    - region "${titles.title}":
      - heading "${titles.title}" [level=3]
      - list:
        - listitem:
          - button "${line.edit(first ?? '')}"
          - button "${line.remove(first ?? '')}"
      - textbox "${titles.placeholder}"
      - button "${line.add}" [disabled]
    - region "${highlights.title}":
      - list:
        - listitem:
          - button /${directorText.colors['text-primary']}/
          - button /^${line.edit('.*')}$/
  `)
  await page.getByRole('tab', { name: admin.tabs['director-text'] }).focus()
  await tabTo(page, page.getByLabel(titles.placeholder))
  await page.keyboard.type('مستشارة')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(titles.placeholder)).toBeFocused()
  await tabTo(page, button(line.remove('مستشارة')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(button(line.remove('مستشارة'))).toHaveCount(0)
  await expectVisibleFocus(page)
  await undoByKeys(page, line.removed('مستشارة'))
  await expect(button(line.remove('مستشارة'))).toHaveCount(1)
  await expectVisibleFocus(page)
  const color = list(page, highlights.title).getByRole('listitem').first().getByRole('button').first()
  await tabTo(page, color)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)

  await page.keyboard.press('Escape')
  await tabTo(page, button(line.edit(first ?? '')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(titles.item(1))).toBeFocused()
  await page.keyboard.type('سطر جديد')
  await expectVisibleFocus(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(button(line.edit('سطر جديد'))).toBeFocused()
  await expectVisibleFocus(page)
  // A save takes what is typed in a line that is still open.
  await page.keyboard.press('Enter')
  await page.keyboard.type('لم يؤكَّد')

  await saveElsewhere({ name: 'نسختهم' })
  await tabTo(page, save(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${admin.conflict.title}":
      - heading "${admin.conflict.title}" [level=2]
      - list:
        - listitem:
          - button "${admin.conflict.merge}"
        - listitem:
          - button "${admin.conflict.theirs}"
        - listitem:
          - button "${admin.conflict.mine}"
      - button "${admin.conflict.later}"
  `)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(admin.save.retry)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, button(admin.conflict.merge))
  await page.keyboard.press('Space')
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
  await expectVisibleFocus(page)
  const saved = (await texts()).titles
  expect(saved[0]).toBe('لم يؤكَّد')
  expect(saved).toContain('مستشارة')
})

test('photo: a file is refused in words or published, undone and replaced by the default at 360 px (66, 124, 125, 129, decisions 26, 137 and 149)', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE, /\[director-photo\] not saved/)
  const stored = async () => ((await owner.get(PHOTO)) as { photoBase64: string } | null)?.photoBase64
  const current = page.getByRole('img', { name: directorPhoto.current })
  await page.setViewportSize({ width: 360, height: 800 })
  // The code of the compressor is held back until the network is cut.
  const lose = (route: Route) => route.abort('internetdisconnected')
  const onTheirWay: Route[] = []
  let isCut = false
  await page.route(COMPRESSOR, (route) => (isCut ? lose(route) : onTheirWay.push(route)))
  await openPhoto(page)
  await expect(page.getByText('لم تُحفظ صورة بعد، ويرى الزوار الصورة الافتراضية.')).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - img "${directorPhoto.current}"
    - button "${directorPhoto.choose}"
  `)

  const refused = page.getByRole('main').getByRole('alert')
  const choose = (one: Picture) => photoInput(page).setInputFiles(file(one))
  await choose({ name: 'text.txt', type: 'text/plain', bytes: new Uint8Array(4) })
  await expect(refused).toHaveText('يرجى اختيار ملف صورة صالح') // 125
  await choose(HEIC)
  await expect(refused).toContainText('HEIC')
  await choose(cut(PRIVATE))
  await expect(refused).toHaveText('تعذّر تحميل الصورة. اختر نسخة أخرى منها') // 129: cannot be loaded
  await expectAccessible(page)
  await context.setOffline(true)
  isCut = true
  await Promise.all(onTheirWay.map(lose))
  await choose(PRIVATE)
  await expect(refused).toHaveText('مشكلة في الاتصال، تحقّق من الإنترنت') // 129: network
  expect(await stored()).toBeUndefined()
  await page.unroute(COMPRESSOR)
  await context.setOffline(false)
  await page.reload()

  await expect(page.getByText(directorPhoto.isDefault)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('tab', { name: admin.tabs.director }).focus()
  await tabTo(page, page.getByRole('button', { name: directorPhoto.choose }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('button', { name: directorPhoto.publish })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  const published = page.locator('[data-sonner-toast]').filter({ hasText: directorPhoto.save.success })
  await expect(published).toBeVisible()
  await expect(page.getByRole('button', { name: directorPhoto.chooseAnother })).toBeFocused()
  await expectVisibleFocus(page)
  await published.getByRole('button', { name: uiCopy.close }).click()
  await expect(published).toHaveCount(0)

  const before = await stored()
  await photoInput(page).setInputFiles(`${FIXTURES}private.png`)
  await expect(preview(page)).toBeVisible()
  await press(page, directorPhoto.cancel)
  await expect(current).toHaveAttribute('src', before ?? '')
  expect(await stored()).toBe(before)

  await photoInput(page).setInputFiles(`${FIXTURES}private.png`)
  await expect(page.getByRole('link', { name: admin.seeOnSite })).toHaveCount(0)
  await publish(page)
  await expect.poll(stored).not.toBe(before)
  await expect(page.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', '/director')
  await undoByKeys(page, directorPhoto.save.success)
  await expect.poll(stored).toBe(before)
  await expect(page.getByText(directorPhoto.undo.done)).toBeVisible()

  await press(page, directorPhoto.reset.open)
  await press(page, directorPhoto.reset.cancel)
  expect(await stored()).toBe(before)
  await press(page, directorPhoto.reset.open)
  await press(page, directorPhoto.reset.confirm)
  await expect.poll(stored).toBeUndefined()
  await expect(page.getByText(directorPhoto.isDefault)).toBeVisible()
  await undoByKeys(page, directorPhoto.reset.done)
  await expect.poll(stored).toBe(before)
  await expect(current).toHaveAttribute('src', before ?? '')
})

test('photo: progress, messages and time limits are as specified, and a failed save can be retried at 360 px (11, 124, 126, 127, 129, 130, decision 22)', async ({
  page,
  context,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(...UNANSWERED, ...OFFLINE, ...REFUSED)
  await backend.seed()
  const before = (await owner.get(PHOTO)) as { photoBase64: string }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(COMPRESSOR, async (route) => {
    await sent
    await route.continue()
  })
  await openPhoto(page)
  await expect(page.getByRole('img', { name: directorPhoto.current })).toBeVisible()
  const failed = page.getByRole('main').getByRole('alert')
  const toasts = page.locator('[data-sonner-toast]')

  // Compressing takes ten seconds, so the total limit of 30 ends before the 25 of the save.
  let answer = await holdCommits(page)
  await stopClock(page)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await page.clock.runFor(10_000)
  send()
  // The time in which somebody looks at the photo does not count.
  await expect(preview(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await publish(page)
  await page.clock.runFor(19_999)
  await expect(failed).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(failed).toHaveText('انتهت مهلة رفع الصورة، يرجى المحاولة مرة أخرى') // 129
  await page.clock.resume()
  answer()
  await expect(page.getByText('اكتمل الحفظ متأخراً')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await page.unroute(WRITES)
  await toasts.getByRole('button', { name: uiCopy.close }).click()
  await expect(toasts).toHaveCount(0)

  // After a fast compression the save has its full 25 seconds.
  const progress = await watchProgress(page)
  answer = await holdCommits(page)
  await stopClock(page)
  await photoInput(page).setInputFiles(`${FIXTURES}photo-4mp.jpg`)
  const compressed = page.getByText(/^ضُغطت الصورة من .+ إلى .+/)
  await expect(compressed).toBeVisible()
  expect(await progress()).toEqual([20, 30, 40, 60, 100]) // 126
  await expect(preview(page)).toBeVisible()
  await page.clock.runFor(1_999)
  await expect(compressed).toBeVisible()
  await page.clock.runFor(1)
  await expect(compressed).toHaveCount(0) // 126: shown for two seconds
  await expect(status(page).getByText(directorPhoto.notPublished)).toBeVisible() // decision 149
  await publish(page)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(status(page).getByText('جارٍ حفظ الصورة', { exact: true })).toBeVisible()
  await page.clock.runFor(3_999)
  await expect(page.getByText('بانتظار الشبكة. لم تُنشر الصورة بعد.')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText('بانتظار الشبكة. لم تُنشر الصورة بعد.')).toBeVisible()
  await expectNoSideScroll(page)
  await page.clock.runFor(20_999)
  await expect(failed).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(failed).toHaveText('انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى') // 130
  await expect(page.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()

  answer()
  const saved = status(page).filter({ hasText: 'تم حفظ صورة المدير بنجاح!' })
  const toast = toasts.getByText('تم حفظ صورة المدير بنجاح!') // 130
  // The answer takes real time, during which the clock moves in small steps; the toast appears by a timer of its own.
  const areBothVisible = async () => {
    await page.clock.runFor(20)
    return (await saved.isVisible()) && (await toast.isVisible())
  }
  await expect.poll(areBothVisible, { intervals: [20] }).toBe(true)
  await page.clock.runFor(2_500)
  await expect(saved).toBeVisible()
  await page.clock.runFor(600)
  await expect(saved).toHaveCount(0) // 126: shown for three seconds
  await page.clock.resume()
  const after = (await owner.get(PHOTO)) as { photoBase64: string; portrait: string }
  expect(after.photoBase64).toMatch(/^data:image\/jpeg;base64,/) // 127
  expect(after.portrait).toMatch(/^data:image\/webp;base64,/)
  expect(after.portrait.length).toBeLessThanOrEqual(PORTRAIT_CHARS)
  expect(after.photoBase64).not.toBe(before.photoBase64)
  await expect(page.getByRole('img', { name: directorPhoto.current })).toHaveAttribute('src', after.photoBase64)
  await page.unroute(WRITES)

  await context.setOffline(true)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await publish(page)
  // It fails at once, because a waiting write could later overwrite another photo.
  await expect(failed).toHaveText('مشكلة في الاتصال بالإنترنت')
  await context.setOffline(false)
  await denyCommits(page)
  await press(page, 'أعد المحاولة')
  await expect(failed).toHaveText('ليس لديك صلاحية لحفظ البيانات')
  await page.unroute(WRITES)
  await press(page, 'أعد المحاولة')
  await expect(failed).toHaveCount(0)
  await expect(saved).toBeVisible()
  expect(await owner.get(PHOTO)).not.toMatchObject({ photoBase64: after.photoBase64 })
})
