import type { Page } from '@playwright/test'
import { admin } from '../../src/copy/admin'
import { listWords } from '../../src/copy/admin-list'
import { adminTeam as words } from '../../src/copy/admin-team'
import { TEAM_IMAGE_CHARS, TEAM_PHOTO_MAX_BYTES } from '../../src/limits'
import { stored as picture } from '../../tests/fixtures/images'
import { member, NAMES } from '../../tests/fixtures/members'
import { expectAccessible, expectNoSideScroll, expectVisibleFocus, tabTo } from '../helpers/checks'
import { countTaps, file, moveByKeys, openTab, press, textOf, toast } from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'
import { CUT, cutNextCommit } from '../helpers/network'

const { form } = words
const put = (count: number) =>
  Promise.all(NAMES.slice(0, count).map((_, index) => owner.put(`team/m${index}`, member(index))))
const stored = async (name: string) =>
  (await owner.list('team')).map(({ data }) => data).find((one) => one['name'] === name)
const names = (page: Page) => page.getByRole('article').getByRole('heading')
const credential = (page: Page, row: number) => page.locator(`[name="credentials.${row}"]`)

// Requirements 109, 110, 111, 112, 113, 114, 115, 116, 117
test('a member with a checked photo is added at 360 px', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\[uploader\]/)
  await page.setViewportSize({ width: 360, height: 800 })
  await put(1)
  await openTab(page, 'team')
  await expect(names(page)).toHaveText(['سارة'])
  await press(page, words.refresh)
  await expect(page.getByText(words.refreshed)).toBeAttached()
  const expectTaps = await countTaps(page)
  await press(page, words.add)
  await page.getByText(form.look).click()
  await page.getByLabel(form.icons.Heart).check()
  await page.getByLabel(form.name).fill(' منى ')
  await page.getByLabel(form.jobTitle).fill('أخصائية نطق')
  const credentials = ['بكالوريوس', 'ماجستير', 'دكتوراه']
  for (const [row, text] of credentials.entries()) {
    await credential(page, row).fill(text)
    await page.keyboard.press('Enter')
    await expect(credential(page, row + 1)).toBeFocused()
  }

  const photo = page.locator('input[type=file]').last()
  const jpeg = file(picture('private.jpg'))
  await photo.setInputFiles({
    ...jpeg,
    buffer: Buffer.concat([jpeg.buffer, Buffer.alloc(TEAM_PHOTO_MAX_BYTES)]),
  })
  await expect(toast(page, words.toast.tooLarge.text)).toBeVisible()
  await photo.setInputFiles(file(picture('phone.heic')))
  await expect(toast(page, words.toast.readFailed.text)).toBeVisible()
  await expectAccessible(page)
  await photo.setInputFiles(jpeg)
  await expect(toast(page, words.toast.photoReady.title)).toBeVisible()
  await expectNoSideScroll(page)
  await press(page, words.save.added)
  await expectTaps('a member with three credentials, an icon and a photo', 4)
  // One tap leads to the page.
  await expect(toast(page, words.saved.added.title).getByRole('link')).toHaveAttribute(
    'href',
    '/team',
  )
  await expect(names(page)).toHaveText(['سارة', 'منى'])
  // The page goes to the new card.
  await expect(page.getByRole('button', { name: listWords.menu('منى') })).toBeFocused()
  await expect(names(page).last()).toBeInViewport()
  const added = await stored('منى')
  expect(added).toMatchObject({
    title: 'أخصائية نطق',
    credentials,
    icon: 'Heart',
    color: 'text-primary',
  })
  const image = textOf(added?.['image'])
  expect(image.length).toBeLessThanOrEqual(TEAM_IMAGE_CHARS)
  // Not the file: e2e/admin/image-pipeline shows what is left of it.
  expect(image).toMatch(/^data:image\/webp;/)
})

// Requirements 110, 115
test('members are edited and moved by keyboard alone, and a lost answer adds nobody twice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...CUT, /write failed|\[data\]/)
  await put(3)
  await openTab(page, 'team')
  const menu = (name: string) => page.getByRole('button', { name: listWords.menu(name) })
  await page.getByRole('tab', { name: admin.tabs.team }).focus()
  await tabTo(page, menu('سارة'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: form.editTitle('سارة') })).toBeFocused()
  await tabTo(page, page.getByLabel(form.name))
  await page.keyboard.insertText('سارة الأولى')
  await tabTo(page, page.getByRole('button', { name: words.save.updated }))
  await page.keyboard.press('Enter')
  await expect(toast(page, words.saved.updated.title)).toBeVisible()
  await expectVisibleFocus(page)
  await moveByKeys(page, words.thing('خالد'), { key: 'ArrowLeft', from: 2, to: 3, total: 3 })
  await expect(names(page)).toHaveText(['سارة الأولى', 'نورة', 'خالد'])
  await expect.poll(async () => (await stored('خالد'))?.['order']).toBe(3)

  await cutNextCommit(page)
  await press(page, words.add)
  await page.getByLabel(form.name).fill('منى')
  await press(page, words.save.added)
  await expect(names(page)).toHaveText(['سارة الأولى', 'نورة', 'خالد', 'منى'])
  await expect.poll(async () => (await owner.list('team')).length).toBe(4)
})
