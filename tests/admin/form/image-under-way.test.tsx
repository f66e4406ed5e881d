import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { admin } from '../../../src/copy/admin/admin'
import { adminErrors } from '../../../src/copy/admin/errors'
import { uiWords } from '../../../src/copy/ui'
import { change, city, stores } from '../../helpers/admin/form-shell'
import { fill, press, TOASTS } from '../../helpers/admin/show-form'
import { deferred } from '../../helpers/deferred'

/** Saves a form while an image is being prepared. `endImage` ends the preparation. */
async function saveWithImage() {
  const image = deferred<boolean>()
  const save = vi.fn(stores)
  await change(save, image.promise)
  press('image')
  press(admin.save.save)
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  return { save, endImage: image.resolve }
}

it('a save waits for an image, and sends what is typed by then', async () => {
  const { save, endImage } = await saveWithImage()
  fill('City', 'c3')
  expect(save).not.toHaveBeenCalled()
  endImage(true)
  expect(await screen.findByText('saved')).toBeVisible()
  expect(save.mock.lastCall?.[1].city).toBe('c3')
})

it('a save sends nothing when the image that it waits for is refused', async () => {
  const { save, endImage } = await saveWithImage()
  endImage(false)
  expect(await screen.findByText(admin.unready)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(admin.preparing)).toBeNull())
  expect(save).not.toHaveBeenCalled()
})

it('a save refuses a field that became invalid while it waited for an image', async () => {
  const { save, endImage } = await saveWithImage()
  fill('Name', '')
  endImage(true)
  await waitFor(() =>
    expect(screen.getByRole('group', { name: adminErrors.title(1) })).toHaveFocus(),
  )
  expect(save).not.toHaveBeenCalled()
})

it('the retry after a refused image does not say saved when nothing else was changed', async () => {
  const { save, endImage } = await saveWithImage()
  fill('City', 'c')
  endImage(false)
  await screen.findByText(admin.unready)
  press(uiWords.retry, TOASTS)
  await waitFor(() => expect(screen.queryByText(admin.unready)).toBeNull())
  expect(screen.queryByText('saved')).toBeNull()
  expect(save).not.toHaveBeenCalled()
  expect(city()).toHaveValue('c')
})
