import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ProductList } from '../../../src/admin/products/product-list'
import { adminProducts } from '../../../src/copy/admin/products'
import { uploader } from '../../../src/copy/admin/uploader'
import { uiWords } from '../../../src/copy/ui'
import { storedProduct } from '../../fixtures/stored-product'
import { productListProps } from '../../helpers/admin/product-list-props'
import { press, showForm } from '../../helpers/admin/show-form'
import { chooseSlowImage, expectPreparing, expectToWait } from '../../helpers/admin/slow-image'
import { expectConsole } from '../../helpers/console'

beforeEach(() => {
  showForm(<ProductList products={[storedProduct({ name: 'قلم' })]} {...productListProps} />)
  press(adminProducts.edit.open('قلم'))
})

it('the crop of another image of a product waits until that is ready', async () => {
  const failImage = chooseSlowImage()
  expect(await screen.findByRole('progressbar')).toBeVisible()
  press(uploader.crop.open)
  await expectToWait(failImage)
  expect(screen.getByText(uploader.errors.unreadable)).toBeVisible()
})

it('a product stays open at the first save after its image failed', async () => {
  await expectPreparing(chooseSlowImage())
  press(adminProducts.edit.save)
  await screen.findByText(adminProducts.edit.unready)
  expect(screen.getByRole('dialog')).toBeVisible()
  press(adminProducts.edit.save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a product that is closed waits for its image, and stays open when that fails', async () => {
  const failImage = chooseSlowImage()
  press(uiWords.close)
  await expectToWait(failImage)
  expect(screen.getByText(uploader.errors.unreadable)).toBeVisible()
  press(uiWords.close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// No project is configured here, so the load fails for real.
it('a large image that cannot be read is not replaced by the small one', async () => {
  expectConsole(/readLargeImage failed/)
  press(uploader.crop.open)
  expect(await screen.findByRole('alert')).toHaveTextContent(adminProducts.edit.loadError.title)
  expect(screen.getByRole('button', { name: uiWords.retry })).toBeVisible()
})
