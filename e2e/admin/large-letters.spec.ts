import type { Locator } from '@playwright/test'
import { adminProducts as words } from '../../src/copy/admin-products'
import { NAME_MAX_CHARS } from '../../src/limits'
import { productDocuments } from '../../tests/fixtures/products'
import { atSmallSizes, button, openTab } from '../helpers/dashboard'
import { expect, owner, test } from '../helpers/fixtures'

test('the form of a product with a long name shows its title and its field whole', async ({
  page,
}) => {
  const name = 'بطاقات الأصوات '.repeat(NAME_MAX_CHARS).slice(0, NAME_MAX_CHARS).trim()
  await owner.store(productDocuments([name]))
  await openTab(page, 'products')
  const form = page.getByRole('dialog')
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: -1, height: 0 }
  await atSmallSizes(page, async () => {
    await button(page, words.edit.open(name)).click()
    await expect(form.getByLabel(words.labels.name)).toBeFocused()
    // The focus scrolls to the field where the title is as high as the screen.
    await form.evaluate((one) => one.scrollTo(0, 0))
    const [whole, title] = [
      await box(form),
      await box(form.getByRole('heading', { name: words.edit.title(name) })),
    ]
    expect(title.y).toBeGreaterThanOrEqual(whole.y)
    const label = await box(form.getByText(words.labels.name, { exact: true }))
    expect(label.y).toBeGreaterThanOrEqual(title.y + title.height)
    await form.getByLabel(words.labels.name).scrollIntoViewIfNeeded()
    await expect(form.getByLabel(words.labels.name)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })
})
