import type { Locator, Page } from '@playwright/test'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { NAME_MAX_CHARS } from '../../src/limits'
import { transparent } from '../../tests/fixtures/images'
import { productDocuments } from '../../tests/fixtures/products'
import { videoAt } from '../../tests/fixtures/videos'
import { atSmallSizes, button, chooseFromMenu, file, openTab, toast } from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'

/** The rectangle of a part of the page. */
const measureBox = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }

test('the form of a product with a long name shows its title and its field whole', async ({
  page,
}) => {
  const name = 'بطاقات الأصوات '.repeat(NAME_MAX_CHARS).slice(0, NAME_MAX_CHARS).trim()
  await owner.store(productDocuments([name]))
  await openTab(page, 'products')
  const form = page.getByRole('dialog')
  await atSmallSizes(page, async () => {
    await button(page, adminProducts.edit.open(name)).click()
    await expect(form.getByLabel(adminProducts.labels.name)).toBeFocused()
    // The focus scrolls to the field where the title is as high as the screen.
    await form.evaluate((element) => element.scrollTo(0, 0))
    const [formBox, titleBox] = [
      await measureBox(form),
      await measureBox(form.getByRole('heading', { name: adminProducts.edit.title(name) })),
    ]
    expect(titleBox.y).toBeGreaterThanOrEqual(formBox.y)
    const label = await measureBox(form.getByText(adminProducts.labels.name, { exact: true }))
    expect(label.y).toBeGreaterThanOrEqual(titleBox.y + titleBox.height)
    await form.getByLabel(adminProducts.labels.name).scrollIntoViewIfNeeded()
    await expect(form.getByLabel(adminProducts.labels.name)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })
})

test('the number of an item stands whole in its badge', async ({ page }) => {
  await owner.store(productDocuments(['الأول']))
  await openTab(page, 'products')
  const number = button(page, adminList.position.label('الأول', 1, 1))
  await atSmallSizes(page, async () => {
    const [badge, digit] = [
      await measureBox(number.locator('span')),
      await measureBox(number.locator('bdi')),
    ]
    expect(badge.height).toBeGreaterThanOrEqual(digit.height)
    expect(badge.width).toBeGreaterThanOrEqual(digit.width)
  })
})

/** Opens the only video, and chooses an image for it. Returns the frame in which that is cropped. */
async function cropImageOfVideo(page: Page): Promise<Locator> {
  const storedVideo = { ...videoAt(1, 1), duration: '4:30' }
  await owner.put('videos/main-videos', {
    videos: [storedVideo],
    images: {},
    updatedAt: new Date(),
  })
  await openTab(page, 'videos')
  await chooseFromMenu(page, storedVideo.title, adminList.edit)
  await page.locator('input[type=file]').setInputFiles(file(transparent()))
  const crop = page.getByRole('application')
  await crop.waitFor()
  return crop
}

test('the frame in which a video is cropped fits into its row', async ({ page }) => {
  const crop = await cropImageOfVideo(page)
  const row = page.locator('[data-paste-area]').filter({ has: crop }).first()
  await atSmallSizes(page, async () => {
    await expect(async () => {
      const [room, frame] = [
        await measureBox(row),
        await measureBox(page.locator('.image:has([role=application])')),
      ]
      expect(frame.x).toBeGreaterThan(room.x)
      expect((await measureBox(crop)).width).toBe(frame.width)
    }).toPass()
  })
})

test('a message leaves the foot of an open dialog free', async ({ page }) => {
  await owner.store(productDocuments(['الأول', 'الثاني']))
  await openTab(page, 'products')
  await button(page, adminProducts.edit.open('الأول')).click()
  await page.getByRole('dialog').getByLabel(adminProducts.labels.name).fill('غيره')
  await button(page, adminProducts.edit.cancel).click()
  const message = toast(page)
  await message.waitFor()
  await atSmallSizes(page, async () => {
    await button(page, adminProducts.edit.open('الثاني')).click()
    const save = button(page, adminProducts.edit.save)
    await expect(message).toBeVisible()
    await expect(async () => {
      const [above, foot] = [await measureBox(message), await measureBox(save)]
      const isClear = above.y + above.height <= foot.y || foot.y + foot.height <= above.y
      expect(isClear).toBe(true)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
