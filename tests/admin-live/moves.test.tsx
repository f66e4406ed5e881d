// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { adminList } from '../../src/copy/admin/list'
import { deleteFrom } from '../../src/data/store/lists/positions'
import { idAt, NAMES } from '../fixtures/products'
import { expectConsole } from '../helpers/console'
import { expectVisible, readList, renderList } from '../helpers/emulator/live-list'
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
