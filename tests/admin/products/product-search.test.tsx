import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { expect, it } from 'vitest'
import { ProductSearch } from '../../../src/admin/products/product-search'

const never = new Promise<never>(() => {})

/** A list that is never ready once something is searched. */
function List({ search }: { search: string }) {
  if (search !== '') use(never)
  return <p>all products</p>
}

function Searched() {
  const [search, setSearch] = useState('')
  return (
    <>
      <ProductSearch typed={search} onType={setSearch} found={null} />
      <Suspense>
        <List search={search} />
      </Suspense>
    </>
  )
}

it('the letters of a search are shown before the list that they find', async () => {
  render(<Searched />)
  const field = screen.getByRole('searchbox')
  // React asks for this around what is not ready.
  await act(async () => fireEvent.change(field, { target: { value: 'قلم' } }))
  expect(field).toHaveValue('قلم')
  expect(screen.getByText('all products')).toBeVisible()
})
