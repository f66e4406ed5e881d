import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clearDrafts } from '../../../src/admin/form/drafts'
import { useProductForm } from '../../../src/admin/products/use-product-form'
import { storedProduct } from '../../fixtures/stored-product'
import { InDashboard } from '../../helpers/admin/show-form'
import { allowConsole, expectConsole } from '../../helpers/console'
import { deferred } from '../../helpers/deferred'

const STORED = storedProduct()
const nothing = () => {}

/** The form of a product, saved while its image is being prepared. */
function saveBeforeImage() {
  allowConsole(/a live value failed/)
  onTestFinished(() => clearDrafts(''))
  const { result } = renderHook(
    () =>
      useProductForm(STORED, {
        onSend: nothing,
        onSaved: nothing,
        list: { isDeletedHere: () => false, stopFailed: nothing },
      }),
    { wrapper: InDashboard },
  )
  const form = () => result.current.form
  const { promise, resolve } = deferred()
  const refuse = vi.fn()
  act(() => form().images.addPending(promise.then(() => true)))
  act(() => result.current.save(refuse))
  return { form, refuse, finishImage: () => act(async () => resolve()) }
}

it('a save that waited for the only change, an image, sends it', async () => {
  expectConsole(/save failed/)
  const { form, finishImage } = saveBeforeImage()
  act(() => form().set({ image: 'https://images.example.org/new.webp' }))
  await finishImage()
  // No project is configured here.
  await expect.poll(() => form().write).toMatchObject({ reason: 'not-configured' })
})

it('a save refuses a name that was emptied while it waited for an image', async () => {
  const { form, refuse, finishImage } = saveBeforeImage()
  act(() => form().set({ name: ' ' }))
  await finishImage()
  await expect.poll(() => refuse.mock.calls).toHaveLength(1)
  expect(form().write.status).toBe('idle')
})
