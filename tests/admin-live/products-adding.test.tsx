// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductsTab } from '../../src/admin/products/products-tab'
import { admin } from '../../src/copy/admin'
import { listWords } from '../../src/copy/admin-list'
import { adminProducts } from '../../src/copy/admin-products'
import { uploader } from '../../src/copy/uploader'
import { SEARCH_FROM } from '../../src/limits'
import { expectConsole } from '../console'
import { owner } from '../data/backend'
import { adminUid, button, cards, expectCards, expectShown, fill, press, showTab } from './tab'

const words = adminProducts.add
const PICTURE = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAcQERGIiP4HAA=='

/** Opens the tab with products of these names. */
async function open(names: readonly string[]) {
  await Promise.all(
    names.map((name, index) => {
      const id = String(1_900_000_000_001 + index)
      return owner.put(`products/${id}`, { id, image: PICTURE, name, order: index + 1, createdAt: new Date() })
    }),
  )
  const tab = showTab(ProductsTab)
  if (names.length > 0) await expectCards(...names)
  return tab
}
const form = () => screen.queryByRole('region', { name: words.title })
const takeLink = async (address: string) => {
  fill(uploader.link.label, address)
  await press(uploader.link.use)
}

describe('the form of new products (101)', () => {
  it('opens for a dragged file, and takes a pasted one only while it is open', async () => {
    expectConsole(/\[uploader\] a picture was not taken/)
    await open(['قلم'])
    const files = [new File(['x'], 'shot.txt', { type: 'text/plain' })]
    fireEvent.paste(document.body, { clipboardData: { files } })
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } })
    expect(form()).toBeNull()
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'] } })
    expect(form()).toBeVisible()
    fireEvent.pointerDown(screen.getByRole('heading', { name: words.title }))
    fireEvent.paste(document.body, { clipboardData: { files } })
    await expectShown('shot.txt')
    await expectShown(uploader.errors['not-image'])
    expect(screen.queryByRole('button', { name: words.close })).toBeNull()
    await press(uploader.remove('منتج 1'))
    await button(words.close)
  })

  it('gives the names that were typed at an earlier visit to the next pictures', async () => {
    const names = ['أول', 'ثانٍ', 'ثالث']
    const draft = JSON.stringify({ at: new Date(), base: null, typed: { names } })
    localStorage.setItem(`draft:${adminUid()}:products`, draft)
    await open([])
    await expectShown(admin.draft.title)
    expect(screen.getByLabelText(adminProducts.fields.name)).toHaveValue('أول')
    expect(screen.getByText(words.waiting(['ثانٍ', 'ثالث']))).toBeVisible()
    await press(uploader.mode.url)
    for (const position of [1, 2]) await takeLink(`https://images.example.org/${position}.webp`)
    expect(screen.getByLabelText(words.nameOf(1))).toHaveValue('أول')
    expect(screen.getByLabelText(words.nameOf(2))).toHaveValue('ثانٍ')
    expect(screen.getByText(words.waiting(['ثالث']))).toBeVisible()
  })

  it('adds at the end: each picture with its name, or with the one that was suggested (102, 106)', async () => {
    await open(['قلم'])
    await press(words.title)
    await press(uploader.mode.url)
    await takeLink('https://images.example.org/a.webp')
    await takeLink('https://images.example.org/b.webp')
    expect(screen.getByLabelText(words.nameOf(2))).toHaveValue('منتج 3')
    fill(words.nameOf(1), ' ')
    await press('إضافة منتجين')
    // The summary leads to the blank name.
    expect(screen.getByLabelText(words.nameOf(1))).toHaveAccessibleDescription(words.blank)
    fill(words.nameOf(1), 'دفتر')
    await press('إضافة منتجين')
    await expectCards('قلم', 'دفتر', 'منتج 3')
    const stored = (await owner.list('products')).map(({ data }) => [data['order'], data['name']])
    expect(stored).toEqual(
      expect.arrayContaining([
        [2, 'دفتر'],
        [3, 'منتج 3'],
      ]),
    )
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(adminProducts.edit.open('دفتر')))
    expect(form()).toBeNull()
  })
})

it('a list of 30 products has a search, which rests the moves', async () => {
  const names = ['أقلامٌ ملوّنة', ...Array.from({ length: SEARCH_FROM - 1 }, (_, index) => `لعبة ${index + 1}`)]
  await open(names)
  const field = screen.getByRole('searchbox', { name: adminProducts.search.label })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('اقلام')
  expect(cards()).toEqual(['أقلامٌ ملوّنة'])
  expect(screen.queryByRole('button', { name: listWords.drag.handle('أقلامٌ ملوّنة') })).toBeNull()
  expect(screen.getByText(`${adminProducts.search.found(1)} ${listWords.search.moves}`)).toBeVisible()
  type('كتاب')
  expect(screen.getByText(adminProducts.search.found(0))).toBeVisible()
  await press(listWords.search.clear)
  expect(field).toHaveFocus()
  expect(cards()).toEqual(names)
  await owner.remove('products/1900000000030')
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
})
