import { expect, it } from 'vitest'
import type { Video } from '../../src/data/content/videos'
import { reusePictures } from '../../src/data/pages/reuse-pictures'

const BUILT = '/baked/pictures/1.webp'

it('a video keeps the built picture until another one is stored', () => {
  const bare = { id: '1', title: 't', url: '', createdAt: '', description: '', duration: '' }
  const video: Video = { ...bare, pictureTag: 'a' }
  const imageOf = (stored: Video) => reusePictures([stored], [{ ...video, image: BUILT }])[0]?.image
  expect(imageOf(video)).toBe(BUILT)
  expect([{ ...video, pictureTag: 'b' }, bare, { ...video, id: '2' }].map(imageOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(reusePictures([video], null)).toEqual([video])
})

it('a product keeps the built picture until it is saved again', () => {
  const product = { id: '1', image: 'stored', updatedAt: new Date('2026-11-01T10:00:00Z') }
  const imageOf = (updatedAt: Date | null) =>
    reusePictures([{ ...product, updatedAt }], [{ ...product, image: BUILT }])[0]?.image
  expect(imageOf(new Date(product.updatedAt))).toBe(BUILT)
  expect([new Date('2026-11-01T10:00:01Z'), null].map(imageOf)).toEqual(['stored', 'stored'])
})
