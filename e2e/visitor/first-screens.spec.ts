import { CENTRE } from '../../scripts/seed/seed-content.mjs'
import { contact } from '../../src/copy/contact'
import { editLinks } from '../../src/copy/edit-links'
import { hero } from '../../src/copy/hero'
import { site } from '../../src/copy/site'
import { expect, signIn, test } from '../helpers/fixtures'

const SCREEN = { width: 360, height: 780 }

test.use({ viewport: SCREEN })

test.beforeEach(async ({ page, backend }) => {
  await backend.seed()
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText(CENTRE.email)).toBeAttached()
})

for (const [what, words, answers] of [
  ['the hours and the address', contact.visit, [/من الأحد إلى الخميس/, CENTRE.address]],
  ['the fees', hero.fees, [/^تختلف الرسوم بحسب الخدمة/]],
] as const)
  test(`${what} are one tap from the first two screens of a phone`, async ({ page }) => {
    const main = page.getByRole('main')
    const link = main.getByRole('link', { name: words })
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * SCREEN.height)
    await link.click()
    for (const answer of answers) {
      const text = main.getByText(answer).first()
      await expect(text).toBeInViewport({ ratio: 1 })
    }
  })

test('the bottom bar gives way to the buttons of the banner, also for an administrator', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: editLinks.label })).toBeVisible()
  const bar = page.getByRole('navigation', { name: site.quickContact, includeHidden: true })
  await expect(bar).toHaveCSS('opacity', '0')
})
