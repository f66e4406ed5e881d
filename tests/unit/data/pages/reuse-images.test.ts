import { expect, it } from 'vitest'
import type { Video } from '../../../../src/data/content/videos'
import { bakedFromJson, bakedToJson, getBaked, setBaked } from '../../../../src/data/pages/baked'
import { reuseImages } from '../../../../src/data/pages/reuse-images'
import { bake } from '../../../helpers/public/baked'

const BUILT = '/baked/images/1.webp'

it('a video keeps the built image until another one is stored', () => {
  const bare = { id: '1', title: 't', url: '', createdAt: '', description: '', duration: '' }
  const video: Video = { ...bare, imageTag: 'a' }
  const imageOf = (stored: Video) => reuseImages([stored], [{ ...video, image: BUILT }])[0]?.image
  expect(imageOf(video)).toBe(BUILT)
  expect([{ ...video, imageTag: 'b' }, bare, { ...video, id: '2' }].map(imageOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(reuseImages([video], null)).toEqual([video])
})

it('a product keeps the built image until it is saved again', () => {
  const product = { id: '1', image: 'stored', updatedAt: new Date('2026-11-01T10:00:00Z') }
  const imageOf = (updatedAt: Date | null) =>
    reuseImages([{ ...product, updatedAt }], [{ ...product, image: BUILT }])[0]?.image
  expect(imageOf(new Date(product.updatedAt))).toBe(BUILT)
  expect([new Date('2026-11-01T10:00:01Z'), null].map(imageOf)).toEqual(['stored', 'stored'])
})

it('what the build has read keeps its time to the millisecond', () => {
  const updatedAt = new Date(1_709_287_200_123)
  bake({ directorTexts: { name: 'n', titles: [], credentials: [], highlights: [], updatedAt } })
  expect(getBaked('directorTexts')?.updatedAt).toEqual(updatedAt)
  setBaked(bakedFromJson(bakedToJson({ directorTexts: getBaked('directorTexts') })))
  expect(getBaked('directorTexts')?.updatedAt).toEqual(updatedAt)
})
