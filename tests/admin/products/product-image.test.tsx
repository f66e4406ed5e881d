import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductList } from '../../../src/admin/products/product-list'
import { adminProducts as words } from '../../../src/copy/admin-products'
import { uploader } from '../../../src/copy/uploader'
import { storedProduct } from '../../fixtures/stored-product'
import { press, showForm } from '../../helpers/show-form'
import { chooseSlowImage, expectToWait } from '../../helpers/slow-image'

it('the crop of another image of a product waits until that is ready', async () => {
  showForm(
    <ProductList
      products={[storedProduct({ name: 'قلم' })]}
      className=""
      onSaved={() => {}}
      focusedId={null}
      search=""
      onSearch={() => {}}
    />,
  )
  press(words.edit.open('قلم'))
  const failImage = chooseSlowImage()
  expect(await screen.findByRole('progressbar')).toBeVisible()
  press(uploader.crop.open)
  await expectToWait(failImage)
  expect(screen.getByText(uploader.errors.unreadable)).toBeVisible()
})
