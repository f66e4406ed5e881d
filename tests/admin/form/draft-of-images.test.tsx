import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DirectorPhotoTab } from '../../../src/admin/director/director-photo-tab'
import { draftNames } from '../../../src/admin/form/drafts'
import { ProductList } from '../../../src/admin/products/product-list'
import { ProductsTab } from '../../../src/admin/products/products-tab'
import { admin } from '../../../src/copy/admin/admin'
import { adminProducts } from '../../../src/copy/admin/products'
import { uploader } from '../../../src/copy/admin/uploader'
import { PIXEL } from '../../fixtures/images'
import { storedProduct } from '../../fixtures/stored-product'
import { mountForm, STORED } from '../../helpers/admin/mount-form'
import { productListProps } from '../../helpers/admin/product-list-props'
import { fill, press, showForm } from '../../helpers/admin/show-form'

it.each([
  ['another one', PIXEL],
  ['none', ''],
  ['a link', 'https://images.example.org/p.webp'],
])('a draft of nothing but an image over %s is told once, and waits nowhere', (_, image) => {
  const stored = { ...STORED, people: { p: { name: 'P', image } } }
  const first = mountForm(stored)
  first.type({ people: { p: { name: 'P', image: `${PIXEL}B` } } })
  first.unmount()
  expect(draftNames('')).toEqual([])
  const second = mountForm(stored)
  expect(second.form()).toMatchObject({
    typed: stored,
    draft: { hasOnlyImages: true },
    changed: [],
  })
  expect(draftNames('')).toEqual([])
  second.unmount()
  expect(mountForm(stored).form().draft).toBeNull()
})

it('the note about an image that was not kept stays until another one is saved', async () => {
  const first = mountForm()
  first.type({ people: { p: { name: 'P', image: `${PIXEL}B` } } })
  first.unmount()
  const { form, type, save, sent } = mountForm()
  type({ people: { p: { name: 'P', image: `${PIXEL}C` } } })
  expect(form().draft?.hasOnlyImages).toBe(true)
  await save()
  await sent[0]?.answer({})
  expect(form().draft).toBeNull()
})

const DRAFT = JSON.stringify({ at: new Date(), base: null, typed: {}, hasImages: true })

it('the card of a product leads to the words about its image that was not kept, once', async () => {
  const product = storedProduct({ name: 'قلم' })
  localStorage.setItem(`draft::product:${product.id}`, DRAFT)
  showForm(<ProductList products={[product]} {...productListProps} />)
  press(`${adminProducts.edit.unsaved} · ${adminProducts.edit.resume}`)
  expect(screen.getByText(admin.draft.images)).toBeVisible()
  expect(screen.queryByText(admin.draft.title)).toBeNull()
  press(adminProducts.edit.cancel)
  expect(screen.queryByText(new RegExp(adminProducts.edit.unsaved))).toBeNull()
})

it('the tab of the director’s photo says that a chosen photo was not kept', () => {
  localStorage.setItem('draft::director', DRAFT)
  showForm(<DirectorPhotoTab />)
  expect(screen.getByText(admin.draft.images)).toBeVisible()
})

it('the form of new products says once that chosen images were not kept', async () => {
  const { unmount } = showForm(<ProductsTab />)
  press(adminProducts.add.title)
  press(uploader.mode.url)
  fill(uploader.link.label, 'https://images.example.org/1.webp')
  press(uploader.link.use)
  await screen.findByRole('button', { name: adminProducts.add.submit(1) })
  unmount()
  const second = showForm(<ProductsTab />)
  expect(screen.getByText(admin.draft.images)).toBeVisible()
  expect(screen.queryByText(admin.draft.title)).toBeNull()
  second.unmount()
  showForm(<ProductsTab />)
  expect(screen.queryByText(admin.draft.images)).toBeNull()
})
