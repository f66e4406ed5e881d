import { act, render, screen } from '@testing-library/react'
import { formatMoment } from '../../src/lib/format'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ProductForm } from '../../src/admin/products/product-form'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { admin } from '../../src/copy/admin'
import { adminProducts } from '../../src/copy/admin-products'
import { uploader } from '../../src/copy/uploader'
import { setupUser } from '../user'

const words = adminProducts.add
const nothing = () => {}

function show() {
  const element = (
    <UnsavedProvider>
      <ProductForm products={[]} uid="u1" onAdded={nothing} heading={null} onOpen={nothing} onClose={null} />
    </UnsavedProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return { user: setupUser(), ...render(<RouterProvider router={router} />) }
}

const at = new Date(Date.now() - 60_000)

describe('restored names without pictures (beyond 2)', () => {
  it('are given to the next pictures in order', async () => {
    localStorage.setItem('draft:u1:products', JSON.stringify({ value: ['أول', 'ثانٍ', 'ثالث'], at: at.toISOString() }))
    const { user } = show()
    expect(screen.getByText(formatMoment(at))).toBeVisible()
    await user.click(screen.getByRole('button', { name: admin.draft.restore }))
    expect(screen.getByLabelText(words.name)).toHaveValue('أول')
    expect(screen.getByText(words.waiting(['ثانٍ', 'ثالث']))).toBeVisible()
    await user.click(screen.getByRole('button', { name: uploader.mode.url }))
    for (const position of [1, 2]) {
      await user.click(screen.getByLabelText(uploader.link.label))
      await user.paste(`https://images.example.org/${position}.webp`)
      await user.click(screen.getByRole('button', { name: uploader.link.use }))
    }
    expect(screen.getByLabelText(words.nameOf(1))).toHaveValue('أول')
    expect(screen.getByLabelText(words.nameOf(2))).toHaveValue('ثانٍ')
    expect(screen.getByText(words.waiting(['ثالث']))).toBeVisible()
  })

  it('are dropped only when they are dismissed', async () => {
    localStorage.setItem('draft:u1:products', JSON.stringify({ value: ['أول'], at: at.toISOString() }))
    show().unmount()
    const { user } = show()
    await user.click(screen.getByRole('button', { name: admin.draft.dismiss }))
    expect(screen.getByLabelText(words.name)).toHaveValue('منتج 1')
    await act(async () => {})
    expect(localStorage.getItem('draft:u1:products')).toBeNull()
  })
})
