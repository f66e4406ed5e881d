import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { NewProducts } from '../../../src/admin/products/new-products'
import { ProductList } from '../../../src/admin/products/product-list'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { useNewProducts } from '../../../src/admin/products/use-new-products'
import { admin } from '../../../src/copy/admin'
import { fieldErrors } from '../../../src/copy/admin-errors'
import { listWords } from '../../../src/copy/admin-list'
import { adminProducts as words } from '../../../src/copy/admin-products'
import { uploader } from '../../../src/copy/uploader'
import { SEARCH_FROM } from '../../../src/limits'
import { storedProduct } from '../../fixtures/stored-product'
import { expectConsole } from '../../helpers/console'
import { fill, InDashboard, press, showForm } from '../../helpers/show-form'
import { transfer } from '../../helpers/transfer'

const names = () =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)

// Requirement 101
describe('the form of new products', () => {
  const { add } = words
  const form = () => screen.queryByRole('region', { name: add.title })

  it('the form of new products opens for a dragged file, and takes a pasted one only while open', async () => {
    expectConsole(/\[uploader\] a picture was not taken/)
    showForm(<ProductsTab />)
    const files = [new File(['x'], 'shot.txt', { type: 'text/plain' })]
    fireEvent.paste(document.body, { clipboardData: transfer({ files }) })
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } })
    expect(form()).not.toBeVisible()
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'] } })
    expect(form()).toBeVisible()
    fireEvent.pointerDown(screen.getByRole('heading', { name: add.title }))
    fireEvent.paste(document.body, { clipboardData: transfer({ files }) })
    expect(await screen.findByText('shot.txt')).toBeVisible()
    expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
    expect(screen.queryByRole('button', { name: add.close })).toBeNull()
    press(uploader.remove('shot.txt'))
    press(add.close)
    expect(form()).not.toBeVisible()
    press(add.title)
    expect(screen.getByLabelText(words.labels.name)).toHaveValue('منتج 1')
    expect(form()).toBeVisible()
  })

  it('the form of new products gives names that were typed earlier to the next pictures', async () => {
    const typed = { names: ['أول', 'ثانٍ', 'ثالث'] }
    localStorage.setItem('draft::products', JSON.stringify({ at: new Date(), base: null, typed }))
    showForm(<ProductsTab />)
    expect(screen.getByText(admin.draft.title)).toBeVisible()
    expect(screen.getByLabelText(words.labels.name)).toHaveValue('أول')
    expect(screen.getByText(add.waiting(['ثانٍ', 'ثالث']))).toBeVisible()
    press(uploader.mode.url)
    for (const position of [1, 2]) {
      fill(uploader.link.label, `https://images.example.org/${position}.webp`)
      press(uploader.link.use)
      await waitFor(() => expect(screen.getByLabelText(uploader.link.label)).toHaveValue(''))
    }
    expect(screen.getByLabelText(add.nameOf(1))).toHaveValue('أول')
    expect(screen.getByLabelText(add.nameOf(2))).toHaveValue('ثانٍ')
    expect(screen.getByText(add.waiting(['ثالث']))).toBeVisible()
    // A blank name is named instead of saved (102).
    fill(add.nameOf(1), ' ')
    press(add.submit(2))
    expect(screen.getByRole('group', { name: fieldErrors.title(1) })).toHaveFocus()
    expect(screen.getByLabelText(add.nameOf(1))).toHaveAccessibleDescription(add.blank)
  })
})

it('a name of 150 letters is kept and refused with its message in the form of new products', async () => {
  const { add, labels } = words
  showForm(<ProductsTab />)
  press(add.title)
  press(uploader.mode.url)
  fill(uploader.link.label, 'https://images.example.org/1.webp')
  press(uploader.link.use)
  await screen.findByRole('button', { name: add.submit(1) })
  await waitFor(() => expect(screen.getByLabelText(uploader.link.label)).toHaveValue(''))
  fill(labels.name, 'ن'.repeat(150))
  press(add.submit(1))
  expect(screen.getByRole('group', { name: fieldErrors.title(1) })).toHaveFocus()
  expect(screen.getByLabelText(labels.name)).toHaveValue('ن'.repeat(150))
  expect(screen.getByLabelText(labels.name)).toHaveAccessibleDescription(fieldErrors.tooLong(30))
})

it('the form of new products can be closed once the name that was typed in it is emptied', () => {
  const { add, labels } = words
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
  press(words.add.title)
  expect(screen.getByLabelText(words.labels.name)).toHaveValue('منتج 1')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

describe('the list of products', () => {
  const product = (name: string, index: number) =>
    storedProduct({ id: String(index), name, order: index + 1 })
  function List({ names: all }: { names: readonly string[] }) {
    const [search, setSearch] = useState('')
    const rest = { className: '', onSaved: () => {}, focused: null }
    return (
      <ProductList products={all.map(product)} search={search} onSearch={setSearch} {...rest} />
    )
  }

  const inDashboard = (all: readonly string[]) => (
    <InDashboard>
      <List names={all} />
    </InDashboard>
  )

  it('the list has a search from 30 products on, and moves rest while it is used', () => {
    const all = [
      'أقلامٌ ملوّنة',
      ...Array.from({ length: SEARCH_FROM - 1 }, (_, index) => `لعبة ${index + 1}`),
    ]
    const { rerender } = showForm(<List names={all} />)
    const field = screen.getByRole('searchbox', { name: words.search.label })
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    type('اقلام')
    expect(names()).toEqual(['أقلامٌ ملوّنة'])
    expect(screen.queryByLabelText(listWords.drag.handle(words.thing('أقلامٌ ملوّنة')))).toBeNull()
    expect(screen.getByText(`${words.search.found(1)} ${listWords.search.moves}`)).toBeVisible()
    type('كتاب')
    expect(screen.getByText(words.search.found(0))).toBeVisible()
    // It belongs to the suggestions of the keyboard.
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(field).toHaveValue('كتاب')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(names()).toHaveLength(SEARCH_FROM)
    type('كتاب')
    press(listWords.search.clear)
    expect(field).toHaveFocus()
    expect(names()).toHaveLength(SEARCH_FROM)
    rerender(inDashboard(all.slice(1)))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  // Requirement 102
  it.each([
    ['a blank name', ' ', words.blank],
    ['a name of 150 letters', 'ن'.repeat(150), fieldErrors.tooLong(30)],
  ])('a product names %s instead of saving it', (_, name, message) => {
    showForm(<List names={['قلم']} />)
    press(words.edit.open('قلم'))
    const field = within(screen.getByRole('dialog')).getByLabelText(words.labels.name)
    fireEvent.change(field, { target: { value: name } })
    press(words.edit.save)
    expect(screen.getByRole('group', { name: fieldErrors.title(1) })).toHaveFocus()
    expect(field).toHaveAccessibleDescription(message)
  })

  it('the button that closes the form of a product discards its change, with an undo', async () => {
    showForm(<List names={['قلم', 'دفتر']} />)
    const field = () => within(screen.getByRole('dialog')).getByLabelText(words.labels.name)
    press(words.edit.open('قلم'))
    fireEvent.change(field(), { target: { value: 'غيره' } })
    press(words.edit.cancel)
    expect(names()).toEqual(['قلم', 'دفتر'])
    await screen.findByText(admin.redo)
    press(admin.redo)
    expect(names()).toEqual(['غيره', 'دفتر'])
  })

  it('an open product that was deleted elsewhere is named as gone', () => {
    const { rerender } = showForm(<List names={['قلم', 'دفتر']} />)
    press(words.edit.open('دفتر'))
    rerender(inDashboard(['قلم']))
    expect(screen.getByText(words.edit.gone('دفتر'))).toBeVisible()
  })

  it.each([
    ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['a press outside', () => fireEvent.click(document.querySelector('[data-overlay]') as Element)],
  ])(
    '%s closes the form of a product, and discards its change as its button does',
    async (_, close) => {
      showForm(<List names={['قلم']} />)
      press(words.edit.open('قلم'))
      const dialog = screen.getByRole('dialog')
      fireEvent.change(within(dialog).getByLabelText(words.labels.name), {
        target: { value: 'غيره' },
      })
      close(dialog)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(names()).toEqual(['قلم'])
      expect(await screen.findByText(admin.redo)).toBeVisible()
    },
  )
})

it.each([
  { what: 'refused without room for it', room: 0, isFull: true },
  { what: 'taken with room for one more', room: 1, isFull: false },
])('a new product is $what', async ({ room, isFull }) => {
  function Form() {
    const newProducts = useNewProducts([], () => {})
    return <NewProducts newProducts={newProducts} hasRoomFor={room} heading={null} onClose={null} />
  }
  showForm(<Form />)
  press(uploader.mode.url)
  fill(uploader.link.label, 'https://images.example.org/1.webp')
  press(uploader.link.use)
  expect(
    (await screen.findByRole('button', { name: words.add.submit(1) })).matches(':disabled'),
  ).toBe(isFull)
  expect(screen.queryAllByText(words.add.full)).toHaveLength(isFull ? 1 : 0)
})
