// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useList } from '../../src/admin/list/use-list'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { parseProduct, type Product } from '../../src/data/content/products'
import { deleteFrom } from '../../src/data/store/lists/positions'
import { byOrder } from '../../src/lib/sorting'
import { isVisible } from '../../src/lib/visibility'
import { idAt, NAMES } from '../fixtures/products'
import { InDashboard } from '../helpers/admin/show-form'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { expectStored, openProducts, putProducts } from '../helpers/emulator/products'
import { slowToken } from '../helpers/emulator/slow-token'
import { cards, expectCards, expectShown, findAndPress } from '../helpers/emulator/tab'

it('a move is stored after the failed move before it, as the screen shows both', async () => {
  expectConsole(/Error: No network/)
  const { user } = await openProducts(4)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await findAndPress(adminList.position.label('الأول', 1, 4))
  await user.keyboard('3{Enter}')
  await expectShown(adminList.unsaved)
  onLine.mockReturnValue(true)
  await findAndPress(adminList.position.label('الرابع', 4, 4))
  await user.keyboard('3{Enter}')
  const moved = ['الثاني', 'الثالث', 'الرابع', 'الأول']
  expect(cards()).toEqual(moved)
  await expectStored(...moved)
  await expectCards(...moved)
  await waitFor(() => expect(screen.queryByText(adminList.unsaved)).toBeNull())
})

/** The products that a live list would contain now. */
async function readList(): Promise<Product[]> {
  const products = (await owner.list('products')).flatMap(
    ({ id, data }) => parseProduct(data, id) ?? [],
  )
  return products.sort(byOrder)
}

const expectVisible = (...names: string[]) =>
  expect
    .poll(async () => (await readList()).filter(isVisible).map(({ name }) => name))
    .toEqual(names)

/** A list that shows the products of the last read. */
async function renderList() {
  const { deletion } = adminProducts
  const options = { collection: 'products', nounOf: String, deletion } as const
  const { result, rerender } = renderHook((items: Product[]) => useList({ ...options, items }), {
    initialProps: await readList(),
    wrapper: InDashboard,
  })
  const expectSaved = (id: string) =>
    expect.poll(() => result.current.writeOf(id).status).toBe('idle')
  return {
    rerender,
    /** Hides a product or makes it visible, or deletes it. Then shows the list as it is stored. */
    change: async (id: string, action: 'onToggleHidden' | 'onDelete') => {
      const before = JSON.stringify(await readList())
      const item = result.current.orderedItems.find((each) => each.id === id)
      if (item) act(() => result.current.controlsOf(item, () => {})[action]())
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

it('a running move stays on the screen while the live list shows the move before it', async () => {
  await putProducts(NAMES.slice(0, 3))
  const { rerender, shownNames, move, expectMoved } = await renderList()
  await expectMoved(move(0, 3), 'الثاني', 'الثالث', 'الأول')
  const list = await readList()
  const second = move(0, 2)
  rerender(list)
  expect(shownNames()).toEqual(['الثالث', 'الثاني', 'الأول'])
  await expectMoved(second, 'الثالث', 'الثاني', 'الأول')
})

it('a move comes between its neighbours although another device has deleted a product', async () => {
  await putProducts(NAMES.slice(0, 5))
  const { move, expectMoved } = await renderList()
  await deleteFrom('products', idAt(1))
  await expectMoved(move(4, 4), 'الثاني', 'الثالث', 'الخامس', 'الرابع')
})

it.each([
  ['hidden', ['onToggleHidden'], ['الثالث', 'الأول', 'الرابع']],
  ['deleted', ['onDelete'], ['الثالث', 'الأول', 'الرابع']],
  [
    'hidden and shown again',
    ['onToggleHidden', 'onToggleHidden'],
    ['الثاني', 'الثالث', 'الأول', 'الرابع'],
  ],
] as const)(
  'a move that waits is forgotten when its product is %s',
  async (_, actions, expected) => {
    await putProducts(NAMES.slice(0, 4))
    const { move, change, shownNames, expectSaved } = await renderList()
    const token = await slowToken()
    const running = move(0, 4)
    await token.isAsked
    const waiting = move(0, 4)
    for (const action of actions) await change(waiting, action)
    await token.release()
    await expectSaved(running)
    // This move is sent after the turn of the one that waited.
    move(shownNames().indexOf('الرابع'), 4)
    await expectVisible(...expected)
    expect(screen.queryByText(/على جهاز آخر/)).toBeNull()
  },
)
