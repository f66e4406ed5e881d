import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NewProducts } from '../../../src/admin/products/new-products'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { useNewProducts } from '../../../src/admin/products/use-new-products'
import { admin } from '../../../src/copy/admin/admin'
import { adminErrors } from '../../../src/copy/admin/errors'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { uploader } from '../../../src/copy/admin/uploader'
import type { Product } from '../../../src/data/content/products'
import { storedProduct } from '../../fixtures/stored-product'
import { fill, press, showForm } from '../../helpers/admin/show-form'
import { transfer } from '../../helpers/admin/transfer'
import { expectConsole } from '../../helpers/console'

afterEach(() => void vi.restoreAllMocks())

const { add, labels } = adminProducts
const form = () => screen.queryByRole('region', { name: add.title })

const drag = (type: string) =>
  fireEvent.dragEnter(document.body, { dataTransfer: { types: [type] } })
const paste = () => {
  const files = [new File(['x'], 'shot.txt', { type: 'text/plain' })]
  fireEvent.paste(document.body, { clipboardData: transfer({ files }) })
}

// Requirement 101
it('the form of new products opens for a dragged file, and for nothing else that is dragged', () => {
  showForm(<ProductsTab />)
  drag('text/plain')
  expect(form()).not.toBeVisible()
  drag('Files')
  expect(form()).toBeVisible()
})

it('the form of new products takes a pasted file only while it is open', async () => {
  expectConsole(/\[uploader\] an image was not taken/)
  showForm(<ProductsTab />)
  paste()
  expect(form()).not.toBeVisible()
  drag('Files')
  expect(screen.queryByText('shot.txt')).toBeNull()
  fireEvent.pointerDown(screen.getByRole('heading', { name: add.title }))
  paste()
  expect(await screen.findByText('shot.txt')).toBeVisible()
  expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
})

it('the form of new products can be closed once its last image is removed', async () => {
  expectConsole(/\[uploader\] an image was not taken/)
  showForm(<ProductsTab />)
  press(add.title)
  fireEvent.pointerDown(screen.getByRole('heading', { name: add.title }))
  paste()
  expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
  expect(screen.queryByRole('button', { name: add.close })).toBeNull()
  press(uploader.remove('shot.txt'))
  press(add.close)
  expect(form()).not.toBeVisible()
})

it('the form of new products proposes a name', () => {
  showForm(<ProductsTab />)
  press(add.title)
  expect(screen.getByLabelText(labels.name)).toHaveValue('منتج 1')
})

it('a focus selects the proposed name of a new product, and not a typed one', async () => {
  const { user } = showForm(<ProductsTab />)
  press(add.title)
  const name = screen.getByLabelText(labels.name)
  act(() => name.focus())
  await user.keyboard('مكعبات ')
  act(() => name.blur())
  act(() => name.focus())
  await user.keyboard('ملونة')
  expect(name).toHaveValue('مكعبات ملونة')
})

async function takeLinks(count: number) {
  press(uploader.mode.url)
  for (let position = 1; position <= count; position += 1) {
    fill(uploader.link.label, `https://images.example.org/${position}.webp`)
    press(uploader.link.use)
    await waitFor(() => expect(screen.getByLabelText(uploader.link.label)).toHaveValue(''))
  }
}

/** Shows the form of new products with names that were typed at an earlier visit. */
function showWithDraft(names: readonly string[]) {
  const draft = JSON.stringify({ at: new Date(), base: null, typed: { names } })
  localStorage.setItem('draft::products', draft)
  showForm(<ProductsTab />)
  expect(screen.getByText(admin.draft.title)).toBeVisible()
}

it('the form of new products gives names that were typed earlier to the next images', async () => {
  showWithDraft(['أول', 'ثانٍ', 'ثالث'])
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveValue('أول')
  expect(screen.getByText(add.unassigned(['ثانٍ', 'ثالث']))).toBeVisible()
  await takeLinks(2)
  expect(screen.getByLabelText(add.nameOf(1))).toHaveValue('أول')
  expect(screen.getByLabelText(add.nameOf(2))).toHaveValue('ثانٍ')
  expect(screen.getByText(add.unassigned(['ثالث']))).toBeVisible()
  expect(screen.getByText(admin.draft.title)).toBeVisible()
})

it('the note about a draft of new products goes with its last name, for good', async () => {
  showWithDraft(['أول'])
  await takeLinks(1)
  expect(screen.getByLabelText(labels.name)).toHaveValue('أول')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
  press(uploader.remove('أول'))
  fill(labels.name, 'جديد')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

it('the note about a draft of new products goes with a name that is emptied, for good', () => {
  showWithDraft(['أول'])
  fill(labels.name, '')
  fill(labels.name, 'جديد')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

it('a discarded draft of new products comes back, after what was typed since', async () => {
  showWithDraft(['أول', 'ثانٍ'])
  press(admin.draft.discard)
  expect(screen.getByLabelText(labels.name)).toHaveValue('منتج 1')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
  fill(labels.name, 'جديد')
  await screen.findByText(admin.bringBackChanges)
  press(admin.bringBackChanges)
  expect(screen.getByLabelText(labels.name)).toHaveValue('جديد')
  expect(screen.getByText(add.unassigned(['أول', 'ثانٍ']))).toBeVisible()
  expect(screen.getByText(admin.draft.title)).toBeVisible()
})

// Requirement 102
it('the form of new products names a blank name instead of saving it', async () => {
  showForm(<ProductsTab />)
  press(add.title)
  await takeLinks(2)
  fill(add.nameOf(1), ' ')
  press(add.submit(2))
  expect(screen.getByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
  expect(screen.getByLabelText(add.nameOf(1))).toHaveAccessibleDescription(add.blank)
})

it('a name of 150 letters is kept and refused with its message in the form of new products', async () => {
  showForm(<ProductsTab />)
  press(add.title)
  await takeLinks(1)
  fill(labels.name, 'ن'.repeat(150))
  press(add.submit(1))
  expect(screen.getByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
  expect(screen.getByLabelText(labels.name)).toHaveValue('ن'.repeat(150))
  expect(screen.getByLabelText(labels.name)).toHaveAccessibleDescription(adminErrors.tooLong(30))
})

it('the form of new products can be closed once the name that was typed in it is emptied', () => {
  showForm(<ProductsTab />)
  press(add.title)
  fill(labels.name, 'x')
  fill(labels.name, '')
  press(add.close)
  press(add.title)
  expect(screen.getByLabelText(labels.name)).toHaveValue('منتج 1')
})

it.each([5, null, { 0: 'x' }, [5]])('a damaged draft of new products is ignored: %j', (names) => {
  expectConsole(/a draft could not be read/)
  const draft = JSON.stringify({ at: new Date(), base: null, typed: { names } })
  localStorage.setItem('draft::products', draft)
  showForm(<ProductsTab />)
  press(add.title)
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveValue('منتج 1')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

it('a new product is not proposed the name of another one', () => {
  showForm(<Form products={[storedProduct({ name: 'منتج 2' })]} />)
  expect(screen.getByLabelText(adminProducts.labels.name)).toHaveValue('منتج 3')
})

type FormProps = { products?: readonly Product[]; room?: number }

function Form({ products = [], room = 1 }: FormProps) {
  const newProducts = useNewProducts(products, () => {})
  return (
    <NewProducts newProducts={newProducts} freePositions={room} heading={null} onClose={null} />
  )
}

/** Shows the form of new products with room for this many, and with an image for one. */
async function addWithRoomFor(room: number) {
  showForm(<Form room={room} />)
  await takeLinks(1)
  return screen.findByRole('button', { name: add.submit(1) })
}

it('a new product that was cut off says when the network is back, and is sent again', async () => {
  expectConsole(/a write failed/)
  expectConsole(/products\.changeInList failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(await addWithRoomFor(1))
  const status = () => screen.getByRole('alert')
  await waitFor(() => expect(status()).toHaveTextContent(admin.reasons.offline))
  onLine.mockReturnValue(true)
  // React adds the listener only after it has shown the failure.
  await waitFor(() => {
    fireEvent(window, new Event('online'))
    expect(status()).toHaveTextContent(adminList.online)
  })
  press(adminList.unsaved)
  // No project is configured here.
  await waitFor(() => expect(status()).toHaveTextContent(admin.reasons['not-configured']))
})

it('a new product that failed is refused when its name is blank by then', async () => {
  expectConsole(/a write failed/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(await addWithRoomFor(1))
  await screen.findByText(adminList.unsaved)
  fill(labels.name, ' ')
  press(adminList.unsaved)
  expect(await screen.findByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
})

it('a new product is refused without room for it', async () => {
  expect(await addWithRoomFor(0)).toBeDisabled()
  expect(screen.getByText(add.full)).toBeVisible()
})

it('a new product is taken with room for one more', async () => {
  expect(await addWithRoomFor(1)).toBeEnabled()
  expect(screen.queryByText(add.full)).toBeNull()
})

it('a refused image takes no place of the list of products', async () => {
  expectConsole(/\[uploader\] an image was not taken/)
  await addWithRoomFor(1)
  press(uploader.mode.base64)
  fireEvent.pointerDown(screen.getByRole('heading', { name: add.title }))
  paste()
  expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
  expect(screen.getByRole('button', { name: add.submit(1) })).toBeEnabled()
  expect(screen.queryByText(add.full)).toBeNull()
})
