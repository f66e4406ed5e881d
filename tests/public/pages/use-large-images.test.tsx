import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { keyOf } from '../../../src/pages/products/lightbox-gallery'
import { useLargeImages } from '../../../src/pages/products/use-large-images'

it('only the large images of the open product and its neighbours are kept', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  const [one, two, three] = ['1', '2', '3'].map((id) => keyOf({ id, name: '', src: `/${id}` }))
  const { result, rerender } = renderHook(
    (keys) => useLargeImages(keys, async (id) => Promise.resolve(`/large-${id}`)),
    { initialProps: [one, two] },
  )
  const shown = () => [...result.current]
  await expect.poll(shown).toEqual([
    [one, '/large-1'],
    [two, '/large-2'],
  ])
  rerender([two, three])
  await expect.poll(shown).toEqual([
    [two, '/large-2'],
    [three, '/large-3'],
  ])
})
