// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clearDrafts, draftNames } from '../../src/admin/form/drafts'
import { ProductsTab } from '../../src/admin/products/products-tab'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { fetchVersions } from '../../src/data/store/history/list-versions'
import { PIXEL } from '../fixtures/images'
import { idAt } from '../fixtures/products'
import { expectConsole } from '../helpers/console'
import { owner } from '../helpers/emulator/backend'
import { expectStored, openProducts, putProducts, readProducts } from '../helpers/emulator/products'
import {
  adminUid,
  cards,
  expectCards,
  expectShown,
  findAndChoose,
  findAndPress,
  findButton,
  showTab,
  undo,
} from '../helpers/emulator/tab'

/** The field of the open form; the form of new products has one of the same name. */
const field = () => within(screen.getByRole('dialog')).getByLabelText(adminProducts.labels.name)
const type = (value: string) => fireEvent.change(field(), { target: { value } })

it('a product keeps what changed elsewhere in another field while its form is open', async () => {
  await openProducts(1)
  await findAndPress(adminProducts.edit.open('الأول'))
  type('اسمي')
  const other = `${PIXEL}AAAA`
  await owner.put(`products/${idAt(1)}`, {
    ...(await readProducts())[0],
    image: other,
    updatedAt: new Date(),
  })
  await findAndPress(adminProducts.edit.save)
  await expectStored('اسمي')
  expect((await readProducts())[0]).toMatchObject({ image: other })
})

it('a saved product names the field that another device has changed', async () => {
  await openProducts(1)
  await findAndPress(adminProducts.edit.open('الأول'))
  type('اسمي')
  await putProducts(['اسمهم'])
  await screen.findByRole('heading', { name: adminProducts.edit.title('اسمهم') })
  await findAndPress(adminProducts.edit.save)
  await expectShown(admin.clashes([adminProducts.labels.name]))
  await expectStored('اسمي')
})

it('a draft of a product goes with its deletion and comes back with its undo', async () => {
  const tab = await openProducts(2)
  await findAndPress(adminProducts.edit.open('الأول'))
  type('لم يُحفظ')
  await expect.poll(() => draftNames(adminUid())).toEqual([`product:${idAt(1)}`])
  tab.unmount()
  showTab(ProductsTab)
  await expectCards('لم يُحفظ', 'الثاني')
  await findAndChoose('لم يُحفظ', adminList.delete)
  await findAndPress(adminProducts.deletion.confirm)
  await expectCards('الثاني')
  await expect.poll(() => draftNames(adminUid())).toEqual([])
  await undo(adminList.deleted(adminProducts.noun('لم يُحفظ')))
  await expectCards('لم يُحفظ', 'الثاني')
  clearDrafts(adminUid())
})

// Requirement 103; contradiction 29
it('the cards of products have the date from which they are', async () => {
  await openProducts(5)
  expect(screen.getAllByText('6 مايو 2024')).toHaveLength(5)
})

// Requirement 104
it('a product is moved by its menu, which says where it is and keeps the focus', async () => {
  await openProducts(5)
  await findAndChoose('الثالث', adminList.earlier)
  expect(screen.getByText(adminList.moved(adminProducts.noun('الثالث'), 2, 5))).toBeInTheDocument()
  expect(await findButton(adminList.menu('الثالث'))).toHaveFocus()
  await expectStored('الأول', 'الثالث', 'الثاني', 'الرابع', 'الخامس')
})

// Requirement 104
it('a product is moved by a typed position', async () => {
  const { user } = await openProducts(5)
  await findAndPress(adminList.position.label('الثاني', 2, 5))
  await user.keyboard('5{Enter}')
  expect(cards()).toEqual(['الأول', 'الثالث', 'الرابع', 'الخامس', 'الثاني'])
  await expectStored('الأول', 'الثالث', 'الرابع', 'الخامس', 'الثاني')
})

it('the undo of a hiding brings a product back to its position', async () => {
  await openProducts(5)
  await findAndChoose('الرابع', adminList.hide)
  await undo(adminList.hidden(adminProducts.noun('الرابع')))
  await expectStored('الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس')
})

it('a deleted product comes back by a retry of an undo that had no network', async () => {
  expectConsole(/Error: No network/)
  await openProducts(2)
  await findAndChoose('الأول', adminList.delete)
  await findAndPress(adminProducts.deletion.confirm)
  await expectShown(adminList.deleted(adminProducts.noun('الأول')))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await undo(adminList.deleted(adminProducts.noun('الأول')))
  await expectShown(adminList.takeBackFailed(adminProducts.noun('الأول')))
  expect(screen.getByText(admin.reasons.offline)).toBeVisible()
  onLine.mockReturnValue(true)
  await undo(adminList.takeBackFailed(adminProducts.noun('الأول')))
  await expectStored('الأول', 'الثاني')
  expect((await readProducts()).map(({ id }) => id)).toEqual([idAt(1), idAt(2)])
})

/** Opens three products for somebody who may not write. */
async function openWithoutRight() {
  expectConsole(/\[data\]/)
  await openProducts(3)
  await owner.delete(`admins/${adminUid()}`)
}

// Requirement 108; contradiction 8
it('a refused move shows its failure on the card, and in no message', async () => {
  await openWithoutRight()
  await findAndChoose('الأول', adminList.later)
  await expectShown(adminList.unsaved)
  expect(screen.getByText('ليس لديك صلاحية لحفظ البيانات')).toBeVisible()
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  expect(cards()).toEqual(['الثاني', 'الأول', 'الثالث'])
  await expectStored('الأول', 'الثاني', 'الثالث')
})

// Requirement 108
it('a refused move can be sent again', async () => {
  await openWithoutRight()
  await findAndChoose('الأول', adminList.later)
  await expectShown(adminList.unsaved)
  await owner.put(`admins/${adminUid()}`, {})
  await findAndPress(adminList.unsaved)
  await expectStored('الثاني', 'الأول', 'الثالث')
  await waitFor(() => expect(screen.queryByText(adminList.unsaved)).toBeNull())
})

it('a refused move can be given up', async () => {
  await openWithoutRight()
  await findAndChoose('الأول', adminList.later)
  await findAndPress(adminList.giveUp)
  await expectCards('الأول', 'الثاني', 'الثالث')
  await expectStored('الأول', 'الثاني', 'الثالث')
})

it('a refused rename can be given up', async () => {
  await openWithoutRight()
  await findAndPress(adminProducts.edit.open('الثاني'))
  type('اسم جديد')
  await findAndPress(adminProducts.edit.save)
  await expectShown(adminList.unsaved)
  expect(cards()[1]).toBe('اسم جديد')
  await findAndPress(adminList.giveUp)
  await expectCards('الأول', 'الثاني', 'الثالث')
  await expectStored('الأول', 'الثاني', 'الثالث')
})

it('a deletion and its undo keep a change from elsewhere, without a question', async () => {
  await openProducts(2)
  await findAndChoose('الأول', adminList.delete)
  await putProducts(['اسم آخر', 'الثاني'], new Date())
  await screen.findByRole('heading', { name: /اسم آخر/, hidden: true })
  await findAndPress(adminProducts.deletion.confirm)
  await expectCards('الثاني')
  await undo(admin.historyPanel.title)
  await expectStored('اسم آخر', 'الثاني')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const names = (await fetchVersions()).map(({ fields }) => fields['name'])
  expect(names).toContain('اسم آخر')
})
