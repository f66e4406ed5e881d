import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ProductsView } from '../../src/admin/products/products-tab'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { hiddenCount } from '../../src/copy/admin-counts'
import { hiddenWords } from '../../src/copy/admin-hidden'
import { adminProducts } from '../../src/copy/admin-products'
import { uploader } from '../../src/copy/uploader'
import type { Product } from '../../src/data/content/products'
import { expectConsole } from '../console'
import { setupUser } from '../user'

const words = adminProducts.add
const product: Product = { id: '1', image: '', name: 'قلم', order: 1, createdAt: null, updatedAt: null }

let setProducts: (list: readonly Product[]) => void

function Tab({ start }: { start: readonly Product[] }) {
  const [value, setValue] = useState(start)
  useEffect(() => {
    setProducts = setValue
  }, [])
  return <ProductsView live={{ status: 'ready', value, retry: () => {} }} uid="u1" />
}

function show(list: readonly Product[]) {
  const element = (
    <UnsavedProvider>
      <Tab start={list} />
    </UnsavedProvider>
  )
  return {
    user: setupUser(),
    ...render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />),
  }
}

const addButton = () => screen.queryByRole('button', { name: words.title })
const form = () => screen.queryByRole('region', { name: words.title })

describe('the form of new products (101)', () => {
  it('is open in place of the add button while there are no products', () => {
    show([])
    expect(form()).toBeVisible()
    expect(addButton()).toBeNull()
    expect(screen.queryByRole('button', { name: words.close })).toBeNull()
  })

  it('is open while there is no product', () => {
    show([product])
    expect(form()).toBeNull()
    act(() => setProducts([]))
    expect(form()).toBeVisible()
    act(() => setProducts([product]))
    expect(form()).toBeNull()
  })

  it('is folded into the add button where there are products', async () => {
    const { user } = show([product])
    expect(form()).toBeNull()
    await user.click(screen.getByRole('button', { name: words.title }))
    expect(form()).toBeVisible()
    expect(addButton()).toBeNull()
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: words.close }))
    expect(form()).toBeNull()
    expect(addButton()).toHaveFocus()
  })

  it('takes a pasted picture only while it is open, and stays open while it holds one', async () => {
    expectConsole(/\[uploader\] a picture was not taken/)
    const { user } = show([product])
    const paste = () =>
      fireEvent.paste(document.body, {
        clipboardData: { files: [new File(['x'], 'shot.txt', { type: 'text/plain' })] },
      })
    paste()
    expect(form()).toBeNull()
    await user.click(screen.getByRole('button', { name: words.title }))
    paste()
    expect(await screen.findByText('shot.txt')).toBeVisible()
    expect(screen.queryByRole('button', { name: words.close })).toBeNull()
    expect(await screen.findByText(uploader.errors['not-image'])).toBeVisible()
    await user.click(screen.getByRole('button', { name: uploader.remove('منتج 1') }))
    expect(screen.getByRole('button', { name: words.close })).toBeVisible()
  })

  it('opens for a picture that is dragged over the page', () => {
    show([product])
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } })
    expect(form()).toBeNull()
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'] } })
    expect(form()).toBeVisible()
  })

  it('opens with a stored draft', () => {
    localStorage.setItem('draft:u1:products', JSON.stringify({ value: ['أول'], at: new Date().toISOString() }))
    show([product])
    expect(form()).toBeVisible()
  })
})

const cardOf = (name: string) => {
  const card = screen.getByRole('button', { name: adminProducts.card.rename(name) }).closest('article')
  if (!card) throw new Error(`There is no card of ${name}`)
  return within(card)
}
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

describe('a hidden product', () => {
  const list: Product[] = [
    product,
    { ...product, id: '2', name: 'دفتر', order: 2 },
    { ...product, id: '3', name: 'كرة', order: 500, hidden: 1 },
  ]

  it('is marked, counted, and has no place among the others', () => {
    show(list)
    expect(screen.getByText(hiddenCount(1))).toBeVisible()
    expect(screen.getByText(hiddenWords.hint)).toBeVisible()
    const [pen, ball] = [cardOf('قلم'), cardOf('كرة')]
    expect(ball.getByText(hiddenWords.mark)).toBeVisible()
    expect(ball.getByRole('button', { name: hiddenWords.show('كرة') })).toBeVisible()
    expect(ball.queryByRole('button', { name: adminProducts.order.handle('كرة') })).toBeNull()
    expect(ball.queryByRole('button', { name: adminProducts.order.earlier('كرة') })).toBeNull()
    expect(pen.queryByText(hiddenWords.mark)).toBeNull()
    expect(pen.getByRole('button', { name: hiddenWords.hide('قلم') })).toBeVisible()
    expect(pen.getByRole('button', { name: adminProducts.order.handle('قلم') })).toBeVisible()
    expect(pen.getByRole('button', { name: adminProducts.order.position('قلم', 1, 2) })).toBeVisible()
    const later = cardOf('دفتر').getByRole('button', { name: adminProducts.order.later('دفتر') })
    expect(later).toHaveAttribute('aria-disabled', 'true')
  })

  it('says on its card that it could not be put back', async () => {
    expectConsole(/a write failed/)
    expectConsole(/products.changeSequence failed/)
    const { user } = show(list)
    await user.click(cardOf('كرة').getByRole('button', { name: hiddenWords.show('كرة') }))
    expect(await cardOf('كرة').findByRole('button', { name: adminProducts.card.unsaved })).toBeVisible()
  })
})

describe('the search of products', () => {
  const titles = ['أقلامٌ ملوّنة', 'المكعبات', ...Array.from({ length: 11 }, (_, index) => `لعبة ${index + 1}`)]
  const many = titles.map((name, index): Product => ({ ...product, id: String(index), name, order: index + 1 }))
  const field = () => screen.getByRole('searchbox', { name: adminProducts.search.label })
  const seek = async (user: ReturnType<typeof show>['user'], text: string) => {
    await user.click(field())
    await user.paste(text)
  }

  it('is offered only for a list that is too long to overlook', () => {
    show(many.slice(0, 12))
    expect(screen.queryByRole('searchbox')).toBeNull()
    act(() => setProducts(many))
    expect(field()).toBeVisible()
  })

  it.each([
    ['اقلام', ['أقلامٌ ملوّنة']],
    ['ملونه', ['أقلامٌ ملوّنة']],
    ['مكعب', ['المكعبات']],
    ['لعبه 11', ['لعبة 11']],
  ])('finds a product by %s', async (typed, found) => {
    const { user } = show(many)
    await seek(user, typed)
    expect(names()).toEqual(found)
  })

  it('rests the moves, says so, and ends with Escape or its button', async () => {
    const { user } = show(many)
    const move = () => screen.queryByRole('button', { name: adminProducts.order.later('المكعبات') })
    const said = `${adminProducts.search.found(1)} ${adminProducts.search.moves}`
    await seek(user, 'مكعب')
    expect(move()).toBeNull()
    expect(screen.queryByRole('button', { name: adminProducts.order.handle('المكعبات') })).toBeNull()
    expect(screen.getByText(said)).toHaveAttribute('role', 'status')
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(names()).toEqual(titles)
    expect(move()).toBeVisible()
    expect(screen.queryByText(said)).toBeNull()
    await seek(user, 'كتاب')
    expect(screen.getByText(`${adminProducts.search.found(0)} ${adminProducts.search.moves}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: adminProducts.search.clear }))
    expect(field()).toHaveFocus()
    expect(names()).toEqual(titles)
  })

  it('keeps a name that is being typed on a card', async () => {
    const { user } = show(many)
    await user.click(screen.getByRole('button', { name: adminProducts.card.rename('المكعبات') }))
    await user.type(screen.getByRole('textbox', { name: adminProducts.card.renameLabel }), ' الكبيرة')
    await seek(user, 'لعبة')
    expect(screen.queryByRole('textbox', { name: adminProducts.card.renameLabel })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('textbox', { name: adminProducts.card.renameLabel })).toHaveValue('المكعبات الكبيرة')
  })
})
