// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clearDrafts } from '../../src/admin/form/drafts'
import { useList } from '../../src/admin/list/use-list'
import { ProductList } from '../../src/admin/products/product-list'
import { TeamForm } from '../../src/admin/team/team-form'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { deleteFrom, setHidden } from '../../src/data/store/lists/positions'
import { memberAt, teamDocuments } from '../fixtures/members'
import { idAt, productDocuments } from '../fixtures/products'
import { storedProduct } from '../fixtures/stored-product'
import { productListProps } from '../helpers/admin/product-list-props'
import { InDashboard } from '../helpers/admin/show-form'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { expectStored, openProducts } from '../helpers/emulator/products'
import { slowToken } from '../helpers/emulator/slow-token'
import {
  adminUid,
  expectCards,
  expectShown,
  findAndChoose,
  findAndPress,
  undo,
} from '../helpers/emulator/tab'

const thing = adminProducts.noun('الأول')
/** A product that the screen still shows. */
const shown = storedProduct({ id: idAt(1), name: 'الأول', order: 1 })

it('the undo of a hiding says that the product was deleted meanwhile', async () => {
  expectConsole(/Deleted meanwhile/)
  await openProducts(2)
  await findAndChoose('الأول', adminList.hide)
  await expectShown(adminList.hidden(thing))
  await owner.delete(`products/${idAt(1)}`)
  await expectCards('الثاني')
  await undo(adminList.hidden(thing))
  await expectShown(admin.gone.title(thing))
  expect(screen.queryByText(adminList.visible(thing))).toBeNull()
})

it('a product that is deleted here takes the offer to undo its hiding with it', async () => {
  await openProducts(2)
  await findAndChoose('الأول', adminList.hide)
  await expectShown(adminList.hidden(thing))
  await findAndChoose('الأول', adminList.delete)
  await findAndPress(adminProducts.deletion.confirm)
  await expectShown(adminList.deleted(thing))
  // It was closed when the deletion was sent, long before its answer.
  expect(screen.queryByText(adminList.hidden(thing))?.closest('[data-removed=false]')).toBeFalsy()
})

/** Opens three products, and moves the first one without a network. */
async function openWithFailedMove(): Promise<void> {
  expectConsole(/Error: No network/)
  await openProducts(3)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await findAndChoose('الأول', adminList.later)
  await expectShown(adminList.unsaved)
  onLine.mockRestore()
}

it('a product that is deleted here after a failed move is not called deleted elsewhere', async () => {
  await openWithFailedMove()
  await findAndChoose('الأول', adminList.delete)
  await findAndPress(adminProducts.deletion.confirm)
  await expectCards('الثاني', 'الثالث')
  // A move first sends the failed moves before it again.
  await findAndChoose('الثاني', adminList.later)
  await expectStored('الثالث', 'الثاني')
  expect(screen.queryByText(admin.gone.title(thing))).toBeNull()
})

it('a product that is hidden here after a failed move is not called hidden elsewhere', async () => {
  await openWithFailedMove()
  await findAndChoose('الأول', adminList.hide)
  await expectShown(adminList.hidden(thing))
  await waitFor(() => expect(screen.queryByText(adminList.unsaved)).toBeNull())
  await findAndChoose('الثاني', adminList.later)
  await expect.poll(() => owner.get(`products/${idAt(2)}`)).toMatchObject({ order: 2 })
  expect(screen.queryByText(adminList.hiddenElsewhere(thing))).toBeNull()
})

it('a deletion offers its undo although the failed move before it is given up meanwhile', async () => {
  await openWithFailedMove()
  const token = await slowToken()
  await findAndChoose('الأول', adminList.delete)
  await findAndPress(adminProducts.deletion.confirm)
  await token.isAsked
  await findAndPress(adminList.giveUp)
  await token.release()
  await expectShown(adminList.deleted(thing))
})

/** The list of two products that the screen still shows. */
function showTwo() {
  const items = [shown, storedProduct({ id: idAt(2), name: 'الثاني', order: 2 })]
  const { result } = renderHook(
    () =>
      useList({
        collection: 'products',
        nounOf: adminProducts.noun,
        deletion: adminProducts.deletion,
        items,
      }),
    { wrapper: InDashboard },
  )
  return { items, list: () => result.current }
}

it('a move of a product that was deleted meanwhile says so, and waits for no retry', async () => {
  expectConsole(/Deleted meanwhile/)
  const { items, list } = showTwo()
  act(() => list().move(shown, 2))
  await expectShown(admin.gone.title(thing))
  expect(list().writeOf(shown.id).status).toBe('idle')
  expect(list().orderedItems).toEqual(items)
})

it('the retry on the card of a move says that the product was deleted meanwhile', async () => {
  expectConsole(/a write failed/)
  expectConsole(/Deleted meanwhile/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { list } = showTwo()
  act(() => list().move(shown, 2))
  await waitFor(() => expect(list().writeOf(shown.id)).toMatchObject({ reason: 'offline' }))
  onLine.mockRestore()
  const write = list().writeOf(shown.id)
  if (write.status === 'failed') act(write.retry)
  await expectShown(admin.gone.title(thing))
  expect(list().writeOf(shown.id).status).toBe('idle')
})

it('a move of a product that was hidden meanwhile says so, and shows it where it stood', async () => {
  await owner.store(productDocuments(['الأول', 'الثاني']))
  await setHidden('products', { id: shown.id, isHidden: true })
  const { items, list } = showTwo()
  act(() => list().move(shown, 2))
  await expectShown(adminList.hiddenElsewhere(thing))
  await waitFor(() => expect(list().writeOf(shown.id).status).toBe('idle'))
  expect(list().orderedItems).toEqual(items)
})

it('a deletion of a product that an earlier attempt has deleted can be undone', async () => {
  await owner.store(productDocuments(['الأول', 'الثاني']))
  await deleteFrom('products', shown.id)
  const { list } = showTwo()
  act(() =>
    list()
      .controlsOf(shown, () => {})
      .onDelete(),
  )
  await findAndPress(adminProducts.deletion.confirm)
  await undo(adminList.deleted(thing))
  await expect.poll(() => owner.get(`products/${shown.id}`)).toMatchObject({ name: 'الأول' })
})

it('a product that is saved after its form has closed says that it was deleted meanwhile', async () => {
  expectConsole(/Deleted meanwhile/)
  const list = (shownProducts: (typeof shown)[]) => (
    <InDashboard>
      <ProductList products={shownProducts} {...productListProps} />
    </InDashboard>
  )
  const { rerender } = render(list([shown]))
  const token = await slowToken()
  await findAndPress(adminProducts.edit.open('الأول'))
  fireEvent.change(screen.getByLabelText(adminProducts.labels.name), { target: { value: 'جديد' } })
  await findAndPress(adminProducts.edit.save)
  await token.isAsked
  rerender(list([]))
  await token.release()
  await expectShown(admin.gone.title(thing))
  clearDrafts(adminUid())
})

it('an open member that is deleted here is not called deleted elsewhere before the answer', async () => {
  await owner.store(teamDocuments(1))
  const listed = (members: Parameters<typeof TeamForm>[0]['members']) => (
    <InDashboard>
      <TeamForm members={members} refresh={null} />
    </InDashboard>
  )
  const { rerender } = render(listed([memberAt(0)]))
  const token = await slowToken()
  await findAndChoose('سارة', adminList.edit)
  await findAndChoose('سارة', adminList.delete)
  await findAndPress(adminTeam.deletion.confirm)
  await token.isAsked
  rerender(listed([]))
  await token.release()
  await expectShown(adminList.deleted(adminTeam.noun('سارة')))
  expect(screen.queryByText(admin.gone.title(adminTeam.noun('سارة')))).toBeNull()
})
