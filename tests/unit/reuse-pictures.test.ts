import { expect, it } from 'vitest'
import { withKnownImages } from '../../src/data/content/videos'

const NO_DETAILS = { description: '', duration: '' }

it('a video keeps the built picture until another one is stored', () => {
  const video = { id: '1', title: 't', url: '', createdAt: '', pictureTag: 'a', ...NO_DETAILS }
  const built = { ...video, image: '/baked/pictures/1.webp' }
  const { pictureTag: _, ...bare } = video
  const imageOf = (stored: typeof bare & { pictureTag?: string }) =>
    withKnownImages([stored], [built])[0]?.image
  expect(imageOf(video)).toBe(built.image)
  expect([{ ...video, pictureTag: 'b' }, bare, { ...video, id: '2' }].map(imageOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(withKnownImages([video], null)).toEqual([video])
})
