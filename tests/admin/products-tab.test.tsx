import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ProductsView } from '../../src/admin/products/products-tab'
import { UnsavedProvider } from '../../src/admin/unsaved'
import { adminProducts } from '../../src/copy/admin-products'
import { uploader } from '../../src/copy/uploader'
import type { Product } from '../../src/data/products'
import { expectConsole } from '../console'

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
    user: userEvent.setup({ delay: null }),
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

  it('opens when the last product is gone, and stays open for the next ones', () => {
    show([product])
    expect(form()).toBeNull()
    act(() => setProducts([]))
    expect(form()).toBeVisible()
    act(() => setProducts([product]))
    expect(form()).toBeVisible()
    expect(screen.getByRole('button', { name: words.close })).toBeVisible()
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

  it('opens with a pasted picture and stays open while it holds one', async () => {
    expectConsole(/\[uploader\] a picture was not taken/)
    const { user } = show([product])
    expect(form()).toBeNull()
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'shot.txt', { type: 'text/plain' })] } })
    expect(form()).toBeVisible()
    expect(screen.getByText('shot.txt')).toBeVisible()
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
