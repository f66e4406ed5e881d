import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useNames } from '../../src/admin/products/use-names'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import type { Product } from '../../src/data/content/products'

const product = (id: string): Product => ({ id, name: 'stored', image: '', order: 1, createdAt: null, updatedAt: null })
const list = ['1', '2'].map(product)
const NOTHING = {}

// A router accepts no changed children, so the hook is rendered inside its only route.
const inPage = ({ children }: { children: ReactNode }) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '/', element: <UnsavedProvider>{children}</UnsavedProvider> }])}
  />
)

it('a restored draft of names keeps what is typed now (beyond 2)', () => {
  localStorage.setItem(
    'draft:u:products:names',
    JSON.stringify({ value: { 1: 'draft 1', 2: 'draft 2' }, at: new Date().toISOString() }),
  )
  const { result } = renderHook(() => useNames(list, NOTHING, 'u'), { wrapper: inPage })
  act(() => result.current.type('1', 'typed now'))
  act(() => result.current.restore())
  expect(result.current.typed).toEqual({ 1: 'typed now', 2: 'draft 2' })
})
