import { beforeAll, expect, it, vi } from 'vitest'
import { fetchProductCount, subscribePages } from '../../src/data/content/products'
import { readPublic } from '../../src/data/pages/read-public'
import { signOut } from '../../src/data/session/session'
import { subscribeShownTeam } from '../../src/data/content/team'
import { ORDER_MAX, PRODUCTS_PAGE, TEAM_MAX } from '../../src/limits'
import { owner, reportFigure, picture, store } from './backend'
import { firstValue, signedInBackend } from './sdk'

const FIRST_ID = 1_700_000_000_000

/** Returns products with the orders `from` + 1 to `to`. */
const products = (from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from }, (_, index) => {
      const order = from + index + 1
      const [id, date] = [String(FIRST_ID + order), new Date(FIRST_ID + order)]
      return [`products/${id}`, { id, image: picture(), name: 'p', order, createdAt: date, updatedAt: date }]
    }),
  )

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  await signedInBackend()
  // The rules treat the SDK as a visitor.
  await signOut()
})

it('a visitor reads 500 products page by page, and their number by one read (P25)', async () => {
  await store(products(0, ORDER_MAX))
  // The page asks for one more than it shows, to know whether there are more.
  let page = await firstValue(subscribePages([0]))
  expect(page).toHaveLength(PRODUCTS_PAGE + 1)
  const orders = page.map(({ order }) => order)
  let pages = 1
  while (page.length >= PRODUCTS_PAGE) {
    page = await firstValue(subscribePages([orders.at(-1) ?? 0]))
    expect(page.length).toBeLessThanOrEqual(PRODUCTS_PAGE)
    orders.push(...page.map(({ order }) => order))
    pages += 1
  }
  expect(orders).toEqual(Array.from({ length: ORDER_MAX }, (_, index) => index + 1))
  expect(await fetchProductCount()).toBe(ORDER_MAX)
  reportFigure(`${ORDER_MAX} products: ${pages} pages, at most ${PRODUCTS_PAGE} more documents a page`)
})

it('the team page asks for at most its limit, and so does the build', async () => {
  await owner.clear()
  const updatedAt = new Date()
  const ids = Array.from({ length: TEAM_MAX + 3 }, (_, index) => `m${index}`)
  await store(Object.fromEntries(ids.map((id) => [`team/${id}`, { id, name: id, credentials: [], updatedAt }])))
  await store(products(0, 100))
  expect(await firstValue(subscribeShownTeam)).toHaveLength(TEAM_MAX)
  const content = await readPublic(AbortSignal.timeout(20_000))
  expect([content.team?.length, content.products?.length]).toEqual([TEAM_MAX, PRODUCTS_PAGE])
})
