// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NewProducts } from '../../src/admin/products/new-products'
import { ProductsTab } from '../../src/admin/products/products-tab'
import { useNewProducts } from '../../src/admin/products/use-new-products'
import { admin } from '../../src/copy/admin/admin'
import { adminErrors } from '../../src/copy/admin/errors'
import { adminProducts } from '../../src/copy/admin/products'
import { uploader } from '../../src/copy/admin/uploader'
import { SAVE_TIMEOUT_MS, SEARCH_FROM } from '../../src/limits'
import { fill } from '../helpers/admin/show-form'
import { consoleLines, expectConsole } from '../helpers/console'
import { expectStored, openProducts, putProducts } from '../helpers/emulator/products'
import { slowToken } from '../helpers/emulator/slow-token'
import { expectCards, findAndPress, showTab } from '../helpers/emulator/tab'

const { add } = adminProducts

/** Opens the form of new products, and takes images with these names by their links. */
async function addLinks(...names: string[]) {
  await findAndPress(add.title)
  await takeLinks(...names)
}

async function takeLinks(...names: string[]) {
  await findAndPress(uploader.mode.url)
  for (const name of names) {
    fill(uploader.link.label, `https://images.example.org/${name}.webp`)
    await findAndPress(uploader.link.use)
    await waitFor(() => expect(screen.getByLabelText(uploader.link.label)).toHaveValue(''))
  }
}

// Requirements 102, 106
it('new products come last, and the focus goes to the first of them', async () => {
  await openProducts(1)
  await addLinks('a', 'b')
  // The number follows that of the stored product.
  fill(add.nameOf(2), 'دفتر')
  await findAndPress('إضافة منتجين')
  await expectCards('الأول', 'دفتر', 'منتج 3')
  await expectStored('الأول', 'دفتر', 'منتج 3')
  await waitFor(() =>
    expect(document.activeElement).toHaveAccessibleName(adminProducts.edit.open('دفتر')),
  )
  expect(screen.queryByRole('region', { name: add.title })).toBeNull()
})

it('a search that may not find the new product is emptied', async () => {
  await putProducts(Array.from({ length: SEARCH_FROM }, (_, n) => `n${n}`))
  showTab(ProductsTab)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'n1' } })
  await addLinks('a')
  await findAndPress(add.submit(1))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
})

it('a product can be renamed or removed while it is being added', async () => {
  await openProducts(1)
  await addLinks('a', 'b', 'c')
  for (const position of [2, 3, 4]) fill(add.nameOf(position), `old ${position}`)
  await findAndPress('إضافة 3 منتجات')
  fill(add.nameOf(3), 'renamed')
  await findAndPress(uploader.remove('old 4'))
  await expectCards('الأول', 'old 2', 'renamed')
  await expectStored('الأول', 'old 2', 'renamed')
})

it('a product whose name is emptied while others are added is named, and they are added', async () => {
  await openProducts(1)
  await addLinks('a', 'b', 'c')
  await findAndPress('إضافة 3 منتجات')
  fill(add.nameOf(3), ' ')
  await expectCards('الأول', 'منتج 2', 'منتج 4')
  expect(await screen.findByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveAccessibleDescription(add.blank)
})

/** The form of new products before the list of the stored ones has come. */
function FormBeforeList() {
  const newProducts = useNewProducts(null, () => {})
  return <NewProducts newProducts={newProducts} freePositions={9} heading={null} onClose={null} />
}

it('a product that is added before the list has come is numbered by its true position', async () => {
  await putProducts(['الأول', 'الثاني'])
  showTab(FormBeforeList)
  await takeLinks('a')
  await findAndPress(add.submit(1))
  await expectStored('الأول', 'الثاني', 'منتج 3')
})

/** Sends a new product whose answer does not come in time; returns how to let it come. */
async function addWithoutAnswer(): Promise<() => Promise<void>> {
  await addLinks('a')
  const token = await slowToken()
  expectConsole(/a write failed/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await findAndPress(add.submit(1))
  await token.isAsked
  await act(() => vi.advanceTimersByTimeAsync(SAVE_TIMEOUT_MS))
  vi.useRealTimers()
  expect(await screen.findByText(admin.reasons.timeout)).toBeVisible()
  return token.release
}

it('a new product is announced when its answer comes late, and its form closes', async () => {
  await openProducts(1)
  const answer = await addWithoutAnswer()
  await answer()
  expect(await screen.findByText(add.added(1))).toBeVisible()
  await expectStored('الأول', 'منتج 2')
  expect(screen.queryByRole('region', { name: add.title })).toBeNull()
})

it('a new product whose row is removed after a failure is not stored any more', async () => {
  expectConsole(/products\.changeInList failed/)
  await openProducts(1)
  const goOn = await addWithoutAnswer()
  await findAndPress(uploader.remove('منتج 2'))
  await goOn()
  await waitFor(() => expect(consoleLines().join()).toMatch(/changeInList failed.*abort/))
  await expectStored('الأول')
})

it('a new product that is sent again before its late answer is added once', async () => {
  expectConsole(/products\.changeInList failed/)
  await openProducts(1)
  const answer = await addWithoutAnswer()
  await findAndPress(add.submit(1))
  await answer()
  expect(await screen.findByText(add.added(1))).toBeVisible()
  await expectCards('الأول', 'منتج 2')
  await expectStored('الأول', 'منتج 2')
})

it('a name that is typed after a failure waits for the retry when the late answer comes', async () => {
  await openProducts(1)
  const answer = await addWithoutAnswer()
  fill(adminProducts.labels.name, 'دفتر')
  await answer()
  await expectCards('الأول', 'منتج 2')
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveValue('دفتر')
  await findAndPress(admin.save.save)
  await expectStored('الأول', 'دفتر')
  expect(await screen.findByText(adminProducts.edit.saved('دفتر'))).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('region', { name: add.title })).toBeNull())
})

it('an earlier attempt that goes on later does not replace the name that the retry has stored', async () => {
  await openProducts(1)
  const goOn = await addWithoutAnswer()
  fill(adminProducts.labels.name, 'دفتر')
  await findAndPress(add.submit(1))
  await expectCards('الأول', 'دفتر')
  expectConsole(/products\.changeInList failed/)
  await goOn()
  await waitFor(() => expect(consoleLines().join()).toMatch(/changeInList failed.*abort/))
  await expectStored('الأول', 'دفتر')
})

it('a retry that fails is not taken for stored while the list shows the name before it', async () => {
  await openProducts(1)
  const answer = await addWithoutAnswer()
  fill(adminProducts.labels.name, 'دفتر')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await findAndPress(add.submit(1))
  await answer()
  await expectCards('الأول', 'منتج 2')
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveValue('دفتر')
  onLine.mockReturnValue(true)
  await findAndPress(admin.save.save)
  await expectStored('الأول', 'دفتر')
})
