import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { keyOf } from '../../../src/pages/products/slides'
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
    [one, { src: '/large-1', ratio: 1 }],
    [two, { src: '/large-2', ratio: 1 }],
  ])
  rerender([two, three])
  await expect.poll(shown).toEqual([
    [two, { src: '/large-2', ratio: 1 }],
    [three, { src: '/large-3', ratio: 1 }],
  ])
})
