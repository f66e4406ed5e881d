import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NewProducts } from '../../../src/admin/products/new-products'
import { useNewProducts } from '../../../src/admin/products/use-new-products'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { adminProducts } from '../../../src/copy/admin/products'
import type { Product } from '../../../src/data/content/products'
import { PIXEL } from '../../fixtures/images'
import { storedProduct } from '../../fixtures/stored-product'
import { InDashboard, press, showForm } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

const { add, labels } = adminProducts

const NEW_ID = '1800000000000'
const FIRST = storedProduct({ id: '1700000000000', name: 'قلم', order: 1 })
const SECOND = storedProduct({ id: NEW_ID, image: PIXEL, name: 'منتج 2', order: 2 })
const PHOTO = new File(['x'], 'IMG_2041.jpg', { type: 'image/jpeg' })

afterEach(() => void vi.useRealTimers())

/** The form beside a list of at most two products, with buttons that choose a photo and another part of it. */
function PhotoForm({ products }: { products: readonly Product[] }) {
  const newProducts = useNewProducts(products, () => {})
  const key = newProducts.rows[0]?.key ?? ''
  const prepare = (image: string) =>
    newProducts.prepareAgain(key, {
      prepare: async () => ({ value: { image, largeImage: image }, preview: image }),
    })
  const choose = () => {
    newProducts.addFiles([PHOTO], 'base64')
    prepare(PIXEL)
  }
  return (
    <>
      <button onClick={choose}>choose</button>
      <button onClick={() => prepare(`${PIXEL}AAAA`)}>crop</button>
      <NewProducts
        newProducts={newProducts}
        freePositions={2 - products.length}
        heading={null}
        onClose={null}
      />
    </>
  )
}

it('a product that is cropped while it is added keeps name and place, and asks to be saved', async () => {
  expectConsole(/products\.changeInList failed/)
  vi.useFakeTimers({ toFake: ['Date'], now: Number(NEW_ID) })
  const { rerender } = showForm(<PhotoForm products={[FIRST]} />)
  press('choose')
  press(add.submit(1))
  await screen.findByText(adminList.unsaved)
  press('crop')
  // The write that seemed to fail was stored.
  rerender(
    <InDashboard>
      <PhotoForm products={[FIRST, SECOND]} />
    </InDashboard>,
  )
  expect(screen.getByLabelText(labels.name)).toHaveValue('منتج 2')
  expect(screen.queryByText(add.full)).toBeNull()
  expect(screen.getByRole('button', { name: admin.save.save })).toBeEnabled()
})
