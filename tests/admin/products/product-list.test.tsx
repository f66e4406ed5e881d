import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProductList } from '../../../src/admin/products/product-list'
import { admin } from '../../../src/copy/admin/admin'
import { adminErrors } from '../../../src/copy/admin/errors'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import { uiWords } from '../../../src/copy/ui'
import type { Product } from '../../../src/data/content/products'
import { SEARCH_FROM } from '../../../src/limits'
import { storedProduct } from '../../fixtures/stored-product'
import { productListProps } from '../../helpers/admin/product-list-props'
import { choose, expectGone, InDashboard, press, showForm } from '../../helpers/admin/show-form'
import { chooseSlowImage, expectToWait } from '../../helpers/admin/slow-image'
import { expectConsole } from '../../helpers/console'

afterEach(() => void vi.restoreAllMocks())

const shownNames = () =>
  [...document.querySelectorAll('li:not([hidden]) article h3')].map(
    ({ textContent }) => textContent,
  )

const product = (name: string, index: number) =>
  storedProduct({ id: String(index), name, order: index + 1 })
type ListProps = { names: readonly string[]; isSearching?: boolean }

function List({ names, isSearching = false }: ListProps) {
  const [search, setSearch] = useState(isSearching ? 'كتاب' : '')
  return (
    <ProductList
      products={names.map(product)}
      {...productListProps}
      search={search}
      onSearch={setSearch}
    />
  )
}

const dialogField = () =>
  within(screen.getByRole('dialog')).getByLabelText(adminProducts.labels.name)

const inDashboard = (names: readonly string[]) => (
  <InDashboard>
    <List names={names} />
  </InDashboard>
)

const MANY = [
  'أقلامٌ ملوّنة',
  ...Array.from({ length: SEARCH_FROM - 1 }, (_, index) => `لعبة ${index + 1}`),
]
/** Shows a list that is long enough for a search, and searches it. */
function searchFor(value: string) {
  const { rerender } = showForm(<List names={MANY} />)
  const field = screen.getByRole('searchbox', { name: adminProducts.search.label })
  const search = (typed: string) => fireEvent.change(field, { target: { value: typed } })
  search(value)
  return { rerender, field, search }
}

it('a card keeps the last sign of a Latin name at its end', () => {
  showForm(<List names={['C++']} />)
  expect(shownNames()).toEqual(['\u2066C++\u2069'])
})

it('the search is there from 30 products on', () => {
  const { rerender } = searchFor('')
  expect(shownNames()).toHaveLength(30)
  rerender(inDashboard(MANY.slice(1)))
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('the search finds a name without its marks', () => {
  searchFor('اقلام')
  expect(shownNames()).toEqual(['أقلامٌ ملوّنة'])
})

it('moves rest during a search, which says so', () => {
  searchFor('اقلام')
  const handle = adminList.drag.handle(adminProducts.noun('أقلامٌ ملوّنة'))
  expect(screen.queryByLabelText(handle)).toBeNull()
  const found = `${adminProducts.search.found(1)} ${adminList.search.moves}`
  expect(screen.getByText(found)).toBeVisible()
})

it('the search says that it found nothing', () => {
  searchFor('كتاب')
  expect(screen.getByText(adminProducts.search.found(0))).toBeVisible()
})

it('Escape empties the search', () => {
  const { field } = searchFor('كتاب')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(shownNames()).toHaveLength(SEARCH_FROM)
})

it('Escape that closes the suggestions of the keyboard keeps the search', () => {
  const { field } = searchFor('كتاب')
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(field).toHaveValue('كتاب')
})

it('the button that empties the search leaves the focus in its field', () => {
  const { field } = searchFor('كتاب')
  press(adminList.search.clear)
  expect(field).toHaveFocus()
  expect(shownNames()).toHaveLength(SEARCH_FROM)
})

const failSave = () => {
  press(adminProducts.edit.open('أقلامٌ ملوّنة'))
  fireEvent.change(dialogField(), { target: { value: 'ألوان' } })
  press(adminProducts.edit.save)
}
const failHiding = () => choose(adminList.menu('أقلامٌ ملوّنة'), adminList.hide)

it.each([
  ['save', failSave, 'ألوان'],
  ['hiding', failHiding, 'أقلامٌ ملوّنة'],
])(
  'a product whose %s failed is shown during a search, until it is given up',
  async (_, fail, name) => {
    expectConsole(/a write failed/)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { search } = searchFor('')
    fail()
    search('لعبة 7')
    expect(await screen.findByText(admin.reasons.offline)).toBeVisible()
    expect(shownNames()).toEqual([name, 'لعبة 7'])
    expect(screen.getByText(adminProducts.search.found(1), { exact: false })).toBeVisible()
    press(adminList.giveUp)
    expect(shownNames()).toEqual(['لعبة 7'])
  },
)

it('a product whose save failed twice can be given up', async () => {
  // No project is configured here.
  expectConsole(/save failed/)
  showForm(<List names={['قلم']} />)
  press(adminProducts.edit.open('قلم'))
  fireEvent.change(dialogField(), { target: { value: 'دفتر' } })
  press(adminProducts.edit.save)
  await screen.findByText(adminList.unsaved)
  press(adminList.unsaved)
  await waitFor(() => expect(screen.queryByText(adminList.unsaved)).toBeNull())
  await screen.findByText(adminList.unsaved)
  press(adminList.giveUp)
  await waitFor(() => expect(screen.queryByText(adminList.unsaved)).toBeNull())
  expect(shownNames()).toEqual(['قلم'])
})

it('the message about an image without which a product was not saved goes with its form', async () => {
  showForm(<List names={['قلم']} />)
  press(adminProducts.edit.open('قلم'))
  const refuseImage = chooseSlowImage()
  press(adminProducts.edit.save)
  await expectToWait(refuseImage)
  await screen.findByText(adminProducts.edit.unready)
  press(adminProducts.edit.cancel)
  await waitFor(() => expect(screen.queryByText(adminProducts.edit.unready)).toBeNull())
})

it('an address of a product opens its form and empties the search, whatever that found', () => {
  showForm(<List names={MANY} isSearching />, '/?tab=products#5')
  expect(screen.getByRole('dialog', { name: adminProducts.edit.title('لعبة 5') })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

// Requirement 102
it.each([
  ['a blank name', ' ', adminProducts.blank],
  ['a name of 150 letters', 'ن'.repeat(150), adminErrors.tooLong(30)],
])('a product names %s instead of saving it', (_, name, message) => {
  showForm(<List names={['قلم']} />)
  press(adminProducts.edit.open('قلم'))
  const field = dialogField()
  fireEvent.change(field, { target: { value: name } })
  press(adminProducts.edit.save)
  expect(screen.getByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
  expect(field).toHaveAccessibleDescription(message)
})

it('the button that closes the form of a product discards its change, with an undo', async () => {
  showForm(<List names={['قلم', 'دفتر']} />)
  press(adminProducts.edit.open('قلم'))
  fireEvent.change(dialogField(), { target: { value: 'غيره' } })
  press(adminProducts.edit.cancel)
  expect(shownNames()).toEqual(['قلم', 'دفتر'])
  await screen.findByText(admin.bringBackChanges)
  press(admin.bringBackChanges)
  expect(shownNames()).toEqual(['غيره', 'دفتر'])
})

it.each([
  ['form', adminProducts.edit.open('دفتر')],
  ['menu', adminList.menu('دفتر')],
  ['position', adminList.position.label('دفتر', 2, 2)],
])('a product whose %s is open while it is deleted elsewhere is named', async (_, button) => {
  const { rerender } = showForm(<List names={['قلم', 'دفتر']} />)
  press(button)
  rerender(inDashboard(['قلم']))
  await expectGone(adminProducts.noun('دفتر'))
  expect(screen.getByRole('button', { name: adminProducts.edit.open('قلم') })).toHaveFocus()
})

it('the focus goes to the product after one that was deleted elsewhere, not to a hidden one', async () => {
  const [hidden, open, later] = ['قلم', 'دفتر', 'كتاب'].map(product) as [Product, Product, Product]
  const list = (products: readonly Product[]) => (
    <ProductList products={products} {...productListProps} />
  )
  const first = { ...hidden, order: undefined, hidden: 1 }
  const { rerender } = showForm(list([first, { ...open, order: 1 }, { ...later, order: 2 }]))
  press(adminProducts.edit.open('دفتر'))
  rerender(<InDashboard>{list([first, { ...later, order: 1 }])}</InDashboard>)
  await expectGone(adminProducts.noun('دفتر'))
  expect(screen.getByRole('button', { name: adminProducts.edit.open('كتاب') })).toHaveFocus()
})

it('the form of a product that was deleted elsewhere stays closed when it comes back', async () => {
  const { rerender } = showForm(<List names={['قلم', 'دفتر']} />)
  press(adminProducts.edit.open('دفتر'))
  rerender(inDashboard(['قلم']))
  await expectGone(adminProducts.noun('دفتر'))
  rerender(inDashboard(['قلم', 'دفتر']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['Escape', () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['a press outside', () => fireEvent.click(document.querySelector('[data-overlay]') as Element)],
  ['its X', () => press(uiWords.close)],
])('%s closes the form of a product and keeps its change, as the card says', async (_, close) => {
  showForm(<List names={['قلم']} />)
  press(adminProducts.edit.open('قلم'))
  fireEvent.change(dialogField(), { target: { value: 'غيره' } })
  close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shownNames()).toEqual(['غيره'])
  const opener = screen.getByRole('button', { name: adminProducts.edit.open('غيره') })
  await waitFor(() => expect(opener).toHaveFocus())
  const { unsaved, resume } = adminProducts.edit
  expect(opener).toHaveAccessibleDescription(`${unsaved} · ${resume}`)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  press(`${unsaved} · ${resume}`)
  expect(dialogField()).toHaveValue('غيره')
  expect(screen.queryByText(admin.discarded)).toBeNull()
})

it('the focus returns to the product whose changes were opened from its note', async () => {
  showForm(<List names={['قلم']} />)
  press(adminProducts.edit.open('قلم'))
  fireEvent.change(dialogField(), { target: { value: 'غيره' } })
  press(uiWords.close)
  const { unsaved, resume, cancel } = adminProducts.edit
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press(`${unsaved} · ${resume}`)
  press(cancel)
  const opener = screen.getByRole('button', { name: adminProducts.edit.open('قلم') })
  await waitFor(() => expect(opener).toHaveFocus())
  expect(opener).not.toHaveAccessibleDescription()
})
