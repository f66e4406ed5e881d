import { act, renderHook } from '@testing-library/react'
import { expect } from 'vitest'
import { useList } from '../../../src/admin/list/use-list'
import { adminProducts } from '../../../src/copy/admin/products'
import { parseProduct, type Product } from '../../../src/data/content/products'
import { byOrder } from '../../../src/lib/sorting'
import { isVisible } from '../../../src/lib/visibility'
import { InDashboard } from '../admin/show-form'
import { owner } from './backend'
import { expectStored } from './products'
import { findAndPress } from './tab'

/** The products that a live list would contain now. */
export async function readList(): Promise<Product[]> {
  const products = (await owner.list('products')).flatMap(
    ({ id, data }) => parseProduct(data, id) ?? [],
  )
  return products.sort(byOrder)
}

/** Waits until these products are stored as visible, in this order. */
export const expectVisible = (...names: string[]) =>
  expect
    .poll(async () => (await readList()).filter(isVisible).map(({ name }) => name))
    .toEqual(names)

/** Runs `useList` with the stored products of the last read. */
export async function renderList() {
  const { deletion } = adminProducts
  const options = { collection: 'products', nounOf: String, deletion } as const
  const { result, rerender } = renderHook((items: Product[]) => useList({ ...options, items }), {
    initialProps: await readList(),
    wrapper: InDashboard,
  })
  const expectSaved = (id: string) =>
    expect.poll(() => result.current.writeOf(id).status).toBe('idle')
  const press = (id: string, action: 'onToggleHidden' | 'onDelete'): void => {
    const item = result.current.orderedItems.find((each) => each.id === id)
    if (item) result.current.controlsOf(item, () => {})[action]()
  }
  return {
    rerender,
    list: () => result.current,
    press,
    /** Hides a product or makes it visible, or deletes it. Then shows the list as it is stored. */
    change: async (id: string, action: 'onToggleHidden' | 'onDelete') => {
      const before = JSON.stringify(await readList())
      act(() => press(id, action))
      if (action === 'onDelete') await findAndPress(deletion.confirm)
      await expect.poll(async () => JSON.stringify(await readList())).not.toBe(before)
      await expect.poll(() => result.current.areControlsOff(id)).toBe(false)
      rerender(await readList())
    },
    shownNames: () => result.current.orderedItems.map(({ name }) => name),
    /** Moves a product to a position, from 1. Returns its id. */
    move: (index: number, position: number): string => {
      const item = result.current.orderedItems[index]
      if (item) act(() => result.current.move(item, position))
      return item?.id ?? ''
    },
    expectSaved,
    expectMoved: async (id: string, ...expected: string[]) => {
      await expectStored(...expected)
      await expectSaved(id)
    },
  }
}
