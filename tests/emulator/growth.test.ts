import { expect, it } from 'vitest'
import { subscribeProducts } from '../../src/data/products'
import { PRODUCTS_PAGE } from '../../src/limits'
import { reportFigure, rawRequest, picture, PROJECT } from './backend'
import { firstValue, signedInBackend } from './sdk'

const FIRST_ID = 1_700_000_000_000

/** Stores products with the orders `from` + 1 to `to` in one request without the rules. */
async function fill(from: number, to: number) {
  const writes = Array.from({ length: to - from }, (_, index) => {
    const order = from + index + 1
    const id = String(FIRST_ID + order)
    const date = { timestampValue: new Date(FIRST_ID + order).toISOString() }
    const fields = {
      id: { stringValue: id },
      image: { stringValue: picture() },
      name: { stringValue: 'p' },
      order: { integerValue: String(order) },
      createdAt: date,
      updatedAt: date,
    }
    return { update: { name: `projects/${PROJECT}/databases/(default)/documents/products/${id}`, fields } }
  })
  expect((await rawRequest('owner', 'POST', ':commit', { writes })).status).toBe(200)
}

it('a visitor reads no more of 500 products than of 24', async () => {
  await signedInBackend()
  const costs = []
  for (const [from, to] of [
    [0, 24],
    [24, 500],
  ] as const) {
    await fill(from, to)
    // The page listens to this query before «more» is pressed; each document is one read.
    const list = await firstValue(subscribeProducts(PRODUCTS_PAGE + 1))
    costs.push({ reads: list.length, bytes: JSON.stringify(list).length })
    reportFigure(`${to} products: ${list.length} documents read before any tap`)
  }
  expect(costs[1]).toEqual(costs[0])
  expect(costs[0]?.reads).toBe(PRODUCTS_PAGE + 1)
})
