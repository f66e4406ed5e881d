import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { NAMES, productDocuments } from '../../fixtures/products'
import { owner } from './backend'
import { expectCards, showTab } from './tab'

/** Stores products as another administrator. */
export const putProducts = (...documents: Parameters<typeof productDocuments>) =>
  owner.store(productDocuments(...documents))
/** The stored products in their order. */
export const readProducts = async () =>
  (await owner.list('products'))
    .map(({ data }) => data)
    .sort((a, b) => Number(a['order']) - Number(b['order']))
export const expectStored = (...names: string[]) =>
  waitFor(async () =>
    expect((await readProducts()).map(({ name, order }) => ({ name, order }))).toEqual(
      names.map((name, index) => ({ name, order: index + 1 })),
    ),
  )

/** Opens the tab with this many products. */
export async function openProducts(count: number) {
  await putProducts(NAMES.slice(0, count))
  const tab = showTab(ProductsTab)
  await expectCards(...NAMES.slice(0, count))
  return tab
}
