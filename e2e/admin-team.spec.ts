import type { Page } from '@playwright/test'
import { adminTeam as words } from '../src/copy/admin-team'
import { admin as shell } from '../src/copy/admin'
import { team } from '../src/copy/team'
import { uiCopy } from '../src/copy/ui'
import { TEAM_IMAGE_CHARS } from '../src/limits'
import { SECRETS, stored as picture, svg } from '../tests/fixtures/images'
import { member, NAMES, PICTURE } from '../tests/fixtures/members'
import {
  CUT,
  dialog,
  expectVisibleFocus,
  expectPickedUp,
  expectQuestion,
  file,
  loseNextAnswer,
  openTab,
  press,
  tabTo,
  isPhone,
  undoByKeys,
  textOf,
  OFFLINE,
  expectClearOfToasts,
} from './admin'
import { expect, expectAccessible, owner, test } from './fixtures'
import { expectAccessibleAtBothWidths } from './public'

const put = (count = 3) =>
  Promise.all(NAMES.slice(0, count).map((_, index) => owner.put(`team/m${index}`, member(index))))
const stored = async (name: string) =>
  (await owner.list('team')).map(({ data }) => data).find((one) => one['name'] === name)
const names = (page: Page) => page.getByRole('article').getByRole('heading')
const form = words.form
const toast = (page: Page, { title, text }: { title: string; text: string }) =>
  page.locator('li').filter({ hasText: title }).filter({ hasText: text })
const photo = (page: Page, one: Parameters<typeof file>[0]) =>
  page.locator('input[type="file"]').setInputFiles(file(one))

test('a member with a checked photo is added, edited, deleted and brought back (109-117; P13, P16)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[uploader\]/)
  await put(1)
  await openTab(page, 'team')
  await expect(names(page)).toHaveText(['سارة']) // 109
  for (const name of [words.refresh, words.saveAll]) await expect(page.getByRole('button', { name })).toBeVisible() // 109
  await press(page, words.add)
  await expect(page.getByLabel(form.icons.Users)).toBeChecked() // 111
  await expect(page.getByLabel(form.colors['text-primary'])).toBeChecked() // 112
  await expect(page.getByRole('button', { name: form.lastCredential })).toHaveAttribute('aria-disabled', 'true') // 113
  await page.getByLabel(form.name).fill(' منى ')
  await page.getByLabel(form.jobTitle).fill('أخصائية نطق')
  await page.getByLabel(form.specialization).fill('الطلاقة')
  await page.getByLabel(form.credential(1), { exact: true }).fill('ماجستير')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(form.credential(2), { exact: true })).toBeFocused()
  await page.getByLabel(form.icons.Heart).check()
  await page.getByLabel(form.colors['text-secondary']).check()

  const jpeg = Buffer.from(picture('private.jpg').bytes)
  const choose = (bytes: number) => {
    const buffer = Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
    return page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  }
  await choose(2 * 1_048_576)
  await expect(toast(page, words.toast.tooLarge)).toBeVisible() // 114, 116: too large
  await expect(page.getByText('يجب أن يكون حجم الصورة أقل من 2 ميجابايت. اختر صورة أصغر').first()).toBeVisible() // 114
  await photo(page, svg())
  await expect(toast(page, words.toast.wrongType)).toBeVisible() // 116: wrong type
  await photo(page, picture('phone.heic'))
  await expect(toast(page, words.toast.readFailed)).toBeVisible() // 116: cannot be read
  await expectAccessible(page)
  await choose(2 * 1_048_576 - 1)
  await expect(toast(page, words.toast.photoReady)).toBeVisible() // 114: one byte less passes; 117: image uploaded
  // Nothing is saved yet.
  await expect(page.getByRole('link', { name: shell.seeOnSite })).toHaveCount(0)
  await press(page, form.submitAdd)
  await expect(toast(page, words.toast.added)).toBeVisible() // 117: added
  await expect(page.getByLabel(form.name)).toHaveCount(0) // 115: the form resets
  await expect(names(page)).toHaveText(['سارة', 'منى'])
  const added = await stored('منى')
  expect(added).toMatchObject({
    title: 'أخصائية نطق',
    specialization: 'الطلاقة',
    credentials: ['ماجستير'],
    icon: 'Heart',
    color: 'text-secondary',
  })
  const image = textOf(added?.['image'])
  expect(image.length).toBeLessThanOrEqual(TEAM_IMAGE_CHARS)
  const bytes = Buffer.from(image.split(',')[1] ?? '', 'base64').toString('latin1')
  for (const secret of SECRETS) expect(bytes, secret).not.toContain(secret) // P13

  await press(page, words.card.edit('منى'))
  await expect(page.getByLabel(form.name)).toHaveValue('منى')
  await page.getByLabel(form.jobTitle).fill('رئيسة القسم')
  await press(page, form.submitEdit)
  await expect(toast(page, words.toast.updated)).toBeVisible() // 117: updated
  expect(await stored('منى')).toMatchObject({
    ...added,
    title: 'رئيسة القسم',
    updatedAt: expect.any(Date),
    version: expect.any(String),
  })

  await press(page, words.card.remove('منى'))
  await expect(dialog(page)).toContainText(words.removal.title('منى'))
  await press(page, words.removal.confirm)
  const gone = toast(page, { title: words.toast.removed.title, text: words.toast.removed.text('منى') })
  await expect(gone).toBeVisible() // 117: deleted
  await expect(names(page)).toHaveText(['سارة'])
  expect(await stored('منى')).toBeUndefined()
  await expect(gone.getByRole('link', { name: shell.historyPanel.title })).toHaveAttribute('href', /\?panel=history$/)
  await gone.getByRole('button', { name: words.removal.undo }).click()
  await expect(names(page)).toHaveText(['سارة', 'منى'])
  await expect
    .poll(() => stored('منى'))
    .toMatchObject({ id: added?.['id'], createdAt: added?.['createdAt'], title: 'رئيسة القسم' }) // P16
})

test('a picture that is still being prepared counts as an unsaved change (115, beyond 1)', async ({ page }) => {
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(/browser-image-compression/, async (route) => {
    await held
    await route.continue()
  })
  await put(1)
  await openTab(page, 'team')
  await press(page, words.card.edit('سارة'))
  await photo(page, picture('private.jpg'))
  await expect(page.getByRole('progressbar')).toBeVisible()

  await page.getByRole('tab', { name: shell.tabs.products }).click()
  await expect(dialog(page)).toContainText(shell.leaveDialog.title)
  await press(page, shell.leaveDialog.cancel)
  await page.getByRole('button', { name: form.cancel, exact: true }).click()
  await expect(dialog(page)).toContainText(words.discardAsk.title)
  await press(page, words.discardAsk.cancel)

  // A save at this moment would store the member without the picture.
  const toWait = toast(page, words.toast.photoPreparing)
  await press(page, form.submitEdit)
  await expect(toWait).toBeVisible()
  await toWait.getByRole('button', { name: uiCopy.close }).click()
  await expect(toWait).toHaveCount(0)
  await press(page, words.add)
  await expect(toWait).toBeVisible()
  await expect(page.getByLabel(form.name)).toHaveValue('سارة')
  send()
  await expect(toast(page, words.toast.photoReady)).toBeVisible()
  await page.getByRole('button', { name: form.submitEdit, exact: true }).press('Enter')
  await expect(toast(page, words.toast.updated)).toBeVisible()
  const saved = await stored('سارة')
  expect(saved?.['image']).not.toBe(PICTURE)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('every action that fails without a network has a message of its own, and a save whose answer is lost is stored once (116, 152; P6)', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...OFFLINE, ...CUT)
  await put(2)
  await openTab(page, 'team')
  await context.setOffline(true)
  await press(page, words.refresh)
  await expect(toast(page, words.toast.loadFailed)).toBeVisible() // 116: load
  await press(page, words.card.remove('سارة'))
  await press(page, words.removal.confirm)
  await expect(toast(page, words.toast.removeFailed)).toBeVisible() // 116: delete
  await expect(names(page)).toHaveText(['سارة', 'خالد'])
  await press(page, words.add)
  await page.getByLabel(form.name).fill('منى')
  await press(page, form.submitAdd)
  await expect(toast(page, words.toast.addFailed)).toBeVisible() // 116: add
  await expect(page.getByLabel(form.name)).toHaveValue('منى')
  await press(page, words.card.edit('خالد'))
  await page.getByLabel(form.jobTitle).fill('مدير القسم')
  await press(page, form.submitEdit)
  await expect(toast(page, words.toast.updateFailed)).toBeVisible() // 116: update
  await press(page, words.order.later('سارة'))
  await expect(page.getByRole('article').getByRole('alert')).toContainText(words.card.unmoved)
  await page.getByRole('button', { name: words.saveAll }).first().click()
  await expect(toast(page, words.toast.saveFailed)).toBeVisible() // 116: save
  await expect(page.getByText(shell.reasons.offline).first()).toBeVisible()
  await expectStackOfToasts(page)
  await expectAccessible(page)
  const saved = (await owner.list('team')).map(({ data }) => data['name'])
  expect(saved).toHaveLength(2)
  expect(saved).toEqual(expect.arrayContaining(['خالد', 'سارة']))

  await context.setOffline(false)
  await press(page, words.card.giveUp)
  await loseNextAnswer(page)
  await page.getByRole('button', { name: words.saveAll }).first().click()
  await expect(toast(page, words.toast.saved)).toBeVisible() // 117: saved
  await expect(names(page)).toHaveText(['سارة', 'خالد', 'منى'])
  expect(await stored('خالد')).toMatchObject({ title: 'مدير القسم' })
})

const storedOrder = async () =>
  (await owner.list('team'))
    .map(({ data }) => [Number(data['order']), textOf(data['name'])] as const)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name)

test('every change and the order can be made by keyboard alone, and the public page follows (110-113, 148; decision 147)', async ({
  page,
  context,
}) => {
  await put(2)
  const visitor = await context.newPage()
  await visitor.goto('/team')
  const shown = visitor.getByRole('list', { name: team.list }).getByRole('heading', { level: 3 })
  await expect(shown).toHaveText(['سارة', 'خالد'])
  await openTab(page, 'team')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('tab', { name: shell.tabs.team }).focus()
  await tabTo(page, button(words.add))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: form.addTitle })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${form.addTitle}" [level=3]
    - button "${words.uploader.choose}"
    - group "${words.uploader.mode.label}"
    - textbox "${form.name}"
    - textbox "${form.jobTitle}"
    - textbox "${form.specialization}"
    - group "${form.credentials}":
      - list:
        - listitem:
          - textbox "${form.credential(1)}"
          - button "${form.lastCredential}" [disabled]
      - button "${form.addCredential}"
    - group "${form.icon}":
      - radio "${form.icons.Users}" [checked]
    - group "${form.color}":
      - radio "${form.colors['text-primary']}" [checked]
    - button "${form.cancel}"
    - button "${form.submitAdd}"
  `)
  await tabTo(page, page.getByLabel(form.name))
  await page.keyboard.type('منى')
  await tabTo(page, button(form.addCredential))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(form.credential(2), { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(form.credential(1), { exact: true })).toBeFocused()
  await tabTo(page, page.getByLabel(form.icons.Users))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(form.icons.Users)).not.toBeChecked()
  await tabTo(page, page.getByLabel(form.colors['text-primary']))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(form.colors['text-accent'])).toBeChecked()
  await tabTo(page, button(form.submitAdd))
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['سارة', 'خالد', 'منى'])
  await expect(button(words.add)).toBeFocused()

  await tabTo(page, button(words.card.edit('خالد')))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel(form.jobTitle))
  await page.keyboard.type('!')
  await tabTo(page, button(form.submitEdit))
  await page.keyboard.press('Enter')
  await expect(toast(page, words.toast.updated)).toBeVisible()
  await expect(button(words.card.edit('خالد'))).toBeFocused()

  await tabTo(page, button(words.card.remove('خالد')))
  await page.keyboard.press('Enter')
  await expectQuestion(page, { ...words.removal, title: words.removal.title('خالد') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['سارة', 'منى'])
  await expectVisibleFocus(page)
  await undoByKeys(page, words.toast.removed.text('خالد'))
  await expect(names(page)).toHaveText(['سارة', 'خالد', 'منى'])
  await expectVisibleFocus(page)
  await expect(shown).toHaveText(['سارة', 'خالد', 'منى'])

  const later = button(words.order.later('سارة'))
  await later.focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['خالد', 'سارة', 'منى'])
  await expect(page.getByText(words.order.moved('سارة', 2, 3))).toBeAttached()
  await expect(later).toBeFocused()
  await expect.poll(storedOrder).toEqual(['خالد', 'سارة', 'منى'])

  await button(words.order.handle('خالد')).focus()
  await page.keyboard.press('Space')
  await expectPickedUp(page, words.order.picked('خالد', 1, 3))
  await page.keyboard.press(isPhone(page) ? 'ArrowDown' : 'ArrowLeft')
  await expect(page.getByText(words.order.over('خالد', 2, 3))).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names(page)).toHaveText(['سارة', 'خالد', 'منى'])
  await expect.poll(storedOrder).toEqual(['سارة', 'خالد', 'منى'])
  await expect(shown).toHaveText(['سارة', 'خالد', 'منى'])
})

const inSight = (page: Page) => page.locator('[data-sonner-toast][data-visible=true][data-removed=false]')

/** On a phone one toast; on a desktop a stack of three, 356 px wide and 14 px apart (152). Neither covers what is pressed next. */
async function expectStackOfToasts(page: Page) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(inSight(page)).toHaveCount(1)
  await expect(inSight(page)).toHaveText(new RegExp(words.toast.saveFailed.text))
  expect((await inSight(page).boundingBox())?.width).toBe(328)
  await expectClearOfToasts(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(inSight(page)).toHaveCount(3)
  await expectClearOfToasts(page)
  await inSight(page).first().hover()
  const widthsAndGaps = async () => {
    const boxes = await Promise.all((await inSight(page).all()).map((one) => one.boundingBox()))
    const sorted = boxes.map((box) => box ?? { y: 0, width: 0, height: 0 }).sort((a, b) => a.y - b.y)
    const gap = (index: number) => {
      const [one, next] = [sorted[index], sorted[index + 1]]
      return one && next ? Math.round(next.y - one.y - one.height) : null
    }
    return [sorted.map(({ width }) => width), gap(0), gap(1)]
  }
  await expect.poll(widthsAndGaps).toEqual([[356, 356, 356], 14, 14])
  await page.mouse.move(0, 0)
  await page.setViewportSize(size)
}

test('every state of the team tab is accessible and fits at 360 and 1440 px (109, 110)', async ({ page }) => {
  await openTab(page, 'team')
  await expect(page.getByText(words.empty)).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await put()
  await expect(names(page)).toHaveText(NAMES)
  await press(page, words.add)
  await page.getByLabel(form.jobTitle).fill('بلا اسم')
  await press(page, form.submitAdd)
  await expect(page.getByText(form.required, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: form.required }).click()
  await expect(page.getByLabel(form.name)).toBeFocused()
  await expectAccessibleAtBothWidths(page)
  // A phone is rotated and back.
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByLabel(form.jobTitle)).toHaveValue('بلا اسم')
  }
  for (const button of await page.getByRole('article').first().getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('button', { name: uiCopy.close })).toHaveCount(0)
})
