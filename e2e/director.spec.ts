import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, FIRESTORE, owner, signIn, test } from './fixtures'

const TEXTS = 'director-texts/main-director'
const PHOTO = 'director-photos/main-director-photo'
const FIXTURES = new URL('../tests/fixtures/', import.meta.url).pathname
const WIDTHS = [360, 1440]
const name = (page: Page) => page.getByLabel('الاسم')
const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true })
const list = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const lines = (page: Page, title: string) => list(page, title).getByRole('listitem').getByRole('textbox')
const photoInput = (page: Page) => page.locator('input[type="file"]')

type Texts = { name: string; titles: string[]; credentials: string[]; highlights: { text: string; color: string }[]; updatedAt: Date }
const texts = async () => (await owner.get(TEXTS)) as Texts

async function openTexts(page: Page) {
  await signIn(page)
  await page.getByRole('tab', { name: 'نصوص المدير' }).click()
  await expect(name(page)).toBeVisible()
}

async function openPhoto(page: Page) {
  await signIn(page)
  await page.getByRole('tab', { name: 'صورة المدير' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'صورة المدير' })).toBeVisible()
}

test.beforeEach(async ({ quietConsole }) => {
  quietConsole.allow(/Could not reach Cloud Firestore|WebChannelConnection|Failed to load resource|a live value failed|\[data\] director|\[director-photo\] not saved|RestConnection RPC/)
})

for (const width of WIDTHS) {
  test(`texts: add with Enter and the button, edit, move, delete, undo, colour, save at ${width} px (131)`, async ({ page, backend }) => {
    await backend.seed()
    await page.setViewportSize({ width, height: 800 })
    await openTexts(page)
    await expect(page.getByText('تظهر التغييرات في الموقع فور الحفظ.')).toBeVisible()
    const titles = list(page, 'الألقاب')
    const add = titles.getByRole('button', { name: 'أضف', exact: true })
    const field = titles.getByLabel('لقب جديد')

    await field.fill('   ')
    await expect(add).toBeDisabled()
    await field.fill('  لقب بالزر  ')
    await add.click()
    await expect(field).toBeFocused()
    await page.keyboard.type('لقب بالمفتاح')
    await page.keyboard.press('Enter')
    await expect(lines(page, 'الألقاب')).toHaveCount(5)
    await expect(page.getByText('تغييران لم يُحفظا')).toBeVisible()

    await lines(page, 'الألقاب').first().fill('لقب معدَّل')
    if (width < 768) await titles.getByRole('button', { name: 'ترتيب الألقاب' }).click()
    const up = titles.getByRole('button', { name: 'نقل «لقب بالمفتاح» إلى الأعلى' })
    await up.press('Enter')
    await expect(up).toBeFocused()
    await expect(titles.getByText('نُقل «لقب بالمفتاح» إلى الموضع 4 من 5')).toBeAttached()
    if (width < 768) await titles.getByRole('button', { name: 'ترتيب الألقاب' }).click()

    await titles.getByRole('button', { name: 'حذف «إرشاد أسري»' }).press('Enter')
    await expect(lines(page, 'الألقاب')).toHaveCount(4)
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'تراجع' }).click()
    await expect(lines(page, 'الألقاب').nth(1)).toHaveValue('إرشاد أسري')

    const highlights = list(page, 'نقاط التميّز')
    await highlights.getByLabel('نقطة تميّز جديدة').fill('نقطة خضراء')
    await highlights.getByRole('radio', { name: 'أخضر' }).last().check()
    await page.keyboard.press('Escape')
    await highlights.getByRole('button', { name: 'أضف', exact: true }).click()
    await highlights.getByRole('button', { name: 'لون «خطة مكتوبة لكل طفل»: أزرق' }).click()
    await highlights.getByRole('radio', { name: 'أحمر' }).first().check()
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await save(page).click()
    await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
    await expect(page.getByText(/^حُفظ الساعة/)).toBeVisible()
    const stored = await texts()
    expect(stored.titles).toEqual(['لقب معدَّل', 'إرشاد أسري', 'تدريب المختصين', 'لقب بالمفتاح', 'لقب بالزر'])
    expect(stored.highlights[0]).toEqual({ text: 'خطة مكتوبة لكل طفل', color: 'text-red-600' })
    expect(stored.highlights.at(-1)).toEqual({ text: 'نقطة خضراء', color: 'text-secondary' })
    await page.reload()
    await expect(name(page)).toBeVisible()
    await expect(page.getByText('مسودة لم تُحفظ')).toHaveCount(0)
  })
}

test('texts: a line that was typed but not added is saved with the rest', async ({ page, backend }) => {
  await backend.seed()
  await openTexts(page)
  await page.getByLabel('مؤهل جديد').fill('مؤهل لم يُضف')
  await expect(page.getByText('تغيير لم يُحفظ')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
  expect((await texts()).credentials.at(-1)).toBe('مؤهل لم يُضف')
  await expect(page.getByLabel('مؤهل جديد')).toHaveValue('')
})

test('texts: nothing stored shows the defaults and says so; saving stores them (131, 65)', async ({ page }) => {
  await openTexts(page)
  await expect(page.getByText('لم يُحفظ شيء بعد. هذه هي النصوص الافتراضية')).toBeVisible()
  await expect(lines(page, 'الألقاب')).toHaveCount(3)
  await expect(lines(page, 'المؤهلات')).toHaveCount(10)
  await expect(lines(page, 'نقاط التميّز')).toHaveCount(4)
  await name(page).fill('اسم جديد')
  await save(page).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
  expect((await texts()).credentials).toHaveLength(10)
})

test('texts: the limits stand before the save: 12 highlights, 30 lines (131)', async ({ page, backend }) => {
  await backend.seed()
  const highlights = Array.from({ length: 11 }, (_, index) => ({ text: `نقطة ${index + 1}`, color: 'text-primary' }))
  await owner.put(TEXTS, { ...(await texts()), highlights })
  await openTexts(page)
  const region = list(page, 'نقاط التميّز')
  await expect(region.getByText('11 من 12')).toBeVisible()
  await region.getByLabel('نقطة تميّز جديدة').fill('الأخيرة')
  await page.keyboard.press('Enter')
  await expect(region.getByText('12 من 12')).toBeVisible()
  await expect(region.getByText('بلغت نقاط التميّز حدّها')).toBeVisible()
  await expect(region.getByLabel('نقطة تميّز جديدة')).toBeDisabled()
  await expect(list(page, 'الألقاب').getByText('3 من 30')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
})

for (const choice of ['theirs', 'mine'] as const) {
  test(`texts: somebody else saved meanwhile: ${choice} (decision 13, beyond 4)`, async ({ page, backend }) => {
    await backend.seed()
    await openTexts(page)
    await name(page).fill('نسختي')
    await owner.put(TEXTS, { ...(await texts()), name: 'نسختهم', updatedAt: new Date() })
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'حفظ شخص آخر نسخة أحدث' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    expect((await texts()).name).toBe('نسختهم')
    if (choice === 'theirs') {
      await dialog.getByRole('button', { name: 'حمّل نسختهم' }).click()
      await expect(name(page)).toHaveValue('نسختهم')
      // What was written is not thrown away.
      await page.getByRole('button', { name: 'استعادة' }).click()
      await expect(name(page)).toHaveValue('نسختي')
    } else {
      await dialog.getByRole('button', { name: 'احفظ نسختي' }).click()
      await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
      expect((await texts()).name).toBe('نسختي')
    }
  })
}

test('texts: a draft older than the stored version says so before it is restored (beyond 2)', async ({ page, backend }) => {
  await backend.seed()
  await openTexts(page)
  await name(page).fill('مسودة قديمة')
  await expect(page.getByText('تغيير لم يُحفظ')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await owner.put(TEXTS, { ...(await texts()), name: 'أحدث', updatedAt: new Date(Date.now() + 60_000) })
  await page.reload()
  await expect(page.getByText('حُفظت بعدها نسخة أحدث')).toBeVisible()
  await expect(name(page)).toHaveValue('أحدث')
  await page.getByRole('button', { name: 'تجاهل' }).click()
  await expect(page.getByText('مسودة لم تُحفظ')).toHaveCount(0)
  await page.reload()
  await expect(name(page)).toBeVisible()
  await expect(page.getByText('مسودة لم تُحفظ')).toHaveCount(0)
})

test('texts: a refused save says why, keeps the form, and works again after signing in (11, 131)', async ({ page, backend }) => {
  await backend.seed()
  await openTexts(page)
  await name(page).fill('اسم لم يُحفظ')
  // The commit reaches the server after the right was taken away.
  await page.route(/documents:commit/, (route) => route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } } }))
  await save(page).click()
  await expect(page.getByText('ليس لديك صلاحية لحفظ البيانات').first()).toBeVisible()
  await expect(page.getByText('لم يُحفظ', { exact: false }).first()).toBeVisible()
  await expect(name(page)).toHaveValue('اسم لم يُحفظ')
  await page.unroute(/documents:commit/)
  await page.getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
  expect((await texts()).name).toBe('اسم لم يُحفظ')
})

test('texts: an answer that is lost after the save arrived is a success on retry, not a conflict (22, P6)', async ({ page, backend }) => {
  await backend.seed()
  await openTexts(page)
  await name(page).fill('وصل ولم يُعرف')
  await page.route(/documents:commit/, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'lost' } } })
  })
  await save(page).click()
  await expect(page.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
  expect((await texts()).name).toBe('وصل ولم يُعرف')
  await page.unroute(/documents:commit/)
  await page.getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(page.getByText('تم حفظ نصوص المدير بنجاح')).toBeVisible()
})

for (const width of WIDTHS) {
  test(`photo: a 4-megapixel JPEG is compressed, shown, saved and told at ${width} px (124, 126, 127, 130)`, async ({ page, backend }) => {
    await backend.seed()
    const before = (await owner.get(PHOTO)) as { photoBase64: string }
    await page.setViewportSize({ width, height: 800 })
    await openPhoto(page)
    await expectAccessible(page)
    // The answer waits, so that the state between is there to be looked at.
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/Write\/channel/, async (route) => {
      await held
      await route.continue()
    })
    await photoInput(page).setInputFiles(`${FIXTURES}photo-4mp.jpg`)
    await expect(page.getByText(/^صُغّرت الصورة من .+ إلى .+/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByRole('img', { name: 'الصورة الجديدة قبل أن تُحفظ' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    answer()
    await expect(page.getByText('تم حفظ صورة المدير بنجاح!').first()).toBeVisible()
    const after = (await owner.get(PHOTO)) as { photoBase64: string }
    expect(after.photoBase64).toMatch(/^data:image\/jpeg;base64,/)
    expect(after.photoBase64).not.toBe(before.photoBase64)
    // The message leaves after its three seconds; the photo stays.
    await expect(page.getByText('تم حفظ صورة المدير بنجاح!')).toHaveCount(0, { timeout: 15_000 })
    await expect(page.getByRole('img', { name: 'صورة المدير الحالية' })).toHaveAttribute('src', after.photoBase64)
  })
}

test('photo: what is no picture, broken or of a phone is refused in words, and nothing is sent (125, 129, 26)', async ({ page, backend }) => {
  await backend.seed()
  const before = await owner.get(PHOTO)
  await openPhoto(page)
  const refused = page.getByRole('main').getByRole('alert')
  await photoInput(page).setInputFiles({ name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect(refused).toHaveText('يرجى اختيار ملف صورة صالح')
  await photoInput(page).setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1_048_576) })
  await expect(refused).toHaveText('الصورة كبيرة جداً، اختر صورة أصغر من 10 ميجابايت')
  await photoInput(page).setInputFiles(`${FIXTURES}phone.heic`)
  await expect(refused).toContainText('HEIC')
  await photoInput(page).setInputFiles({ name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') })
  await expect(refused).toHaveText('يرجى اختيار ملف صورة صالح')
  await expectAccessible(page)
  expect(await owner.get(PHOTO)).toEqual(before)
})

test('photo: after 25 s without an answer it says so, and a write that lands later is told too (130, 22)', async ({ page, backend }) => {
  await backend.seed()
  await page.clock.install()
  await openPhoto(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/Write\/channel/, async (route) => {
    await held
    await route.continue()
  })
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByRole('img', { name: 'الصورة الجديدة قبل أن تُحفظ' })).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(page.getByText('بانتظار الشبكة. لم تُنشر الصورة بعد.')).toBeVisible()
  await page.clock.fastForward(21_000)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('انتهت مهلة الحفظ. يرجى المحاولة مرة أخرى')
  await expect(page.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible()
  answer()
  await expect(page.getByText('وصل الحفظ متأخراً')).toBeVisible()
})

test('photo: without a network it says so, and the retry saves the same picture (130)', async ({ page, context, backend }) => {
  await backend.seed()
  await page.clock.install()
  await openPhoto(page)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByText('تم حفظ صورة المدير بنجاح!').first()).toBeVisible()
  await context.setOffline(true)
  await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
  await expect(page.getByText('بانتظار الشبكة. لم تُنشر الصورة بعد.')).toBeVisible()
  await page.clock.fastForward(25_000)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('مشكلة في الاتصال بالإنترنت')
  // Pressed before the network is back: afterwards the first write may already have arrived by itself.
  await page.getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(page.getByText('بانتظار الشبكة. لم تُنشر الصورة بعد.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('تم حفظ صورة المدير بنجاح!').first()).toBeVisible()
})

test('photo: a refused save says that there is no permission (11, 130)', async ({ page, backend }) => {
  await backend.seed()
  await openPhoto(page)
  // The rules of this moment refuse everything, as they do for an account that lost its document.
  await fetch(`http://${FIRESTORE}/emulator/v1/projects/demo-speech-centre:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'rules', content: DENY_WRITES }] } }),
  })
  try {
    await photoInput(page).setInputFiles(`${FIXTURES}private.jpg`)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('ليس لديك صلاحية لحفظ البيانات')
  } finally {
    const { readFile } = await import('node:fs/promises')
    const content = await readFile(new URL('../firestore.rules', import.meta.url), 'utf8')
    await fetch(`http://${FIRESTORE}/emulator/v1/projects/demo-speech-centre:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'rules', content }] } }),
    })
  }
})

test('photo: none stored shows the default and offers the first (66, 124)', async ({ page }) => {
  await openPhoto(page)
  await expect(page.getByText('لم تُحفظ صورة بعد، ويرى الزوار الصورة الافتراضية.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'اختيار صورة' })).toBeVisible()
})

const DENY_WRITES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read: if true; allow write: if false; } } }`
