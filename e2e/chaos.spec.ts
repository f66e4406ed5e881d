import { listWords as words } from '../src/copy/admin-list'
import { move } from '../src/lib/order'
import { cuttingProxy } from './cutting-proxy'
import { CUT, OFFLINE } from './admin'
import { expect, owner, signIn, test } from './fixtures'

const SAVES = 6
const CUTS = 3

test.use({ bypassCSP: true })

test('connections that are cut during saves lose no change (P6)', async ({ page, backend, consoleGuard }) => {
  test.setTimeout(180_000)
  // The SDK sends a transaction again whose answer was cut; the database refuses it, and it starts anew.
  consoleGuard.allow(...CUT, ...OFFLINE, /status of 400 .*documents:commit/)
  await backend.seed()
  const proxy = await cuttingProxy()
  await proxy.between(page)
  await signIn(page, '?tab=products')
  const cards = page.locator('[data-card]')
  let expected = (await stored()).map(({ id }) => id)
  await expect(cards).toHaveCount(expected.length)

  for (let save = 0; save < SAVES; save += 1) {
    const position = save % (expected.length - 1)
    const cut = save / (SAVES / CUTS)
    const isCut = Number.isInteger(cut)
    // Cut before one save is sent, and before the answer of another may have arrived.
    if (isCut && cut % 2 === 0) proxy.cut()
    const card = page.getByRole('article').filter({ has: page.locator(`[data-card="${expected[position]}"]`) })
    await card.locator('[data-act="place"]').click()
    await card.getByRole('textbox').fill(String(position + 2))
    await card.getByRole('button', { name: words.place.go }).click()
    if (isCut && cut % 2 === 1) setTimeout(() => proxy.cut(), 15)
    expected = move(expected, position, position + 1)
    await expect(page.getByText(words.saving)).toHaveCount(0, { timeout: 90_000 })
    const failed = page.getByRole('button', { name: words.unsaved })
    while ((await failed.count()) > 0) {
      await failed.first().click()
      await expect(page.getByText(words.saving)).toHaveCount(0, { timeout: 90_000 })
    }
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))))
      .toEqual(expected)
  }

  await expect.poll(async () => (await stored()).map(({ id }) => id)).toEqual(expected)
  expect((await stored()).map(({ data }) => data['order'])).toEqual(expected.map((_, index) => index + 1))
  // Check that connections were really cut.
  expect(proxy.cuts).toBeGreaterThanOrEqual(CUTS)
  await proxy.stop()
})

async function stored() {
  return (await owner.list('products')).sort((a, b) => Number(a.data['order']) - Number(b.data['order']))
}
