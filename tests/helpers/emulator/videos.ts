import type { StoredFields } from '../../../scripts/firebase/values.mjs'
import { hashOf } from '../../../src/lib/hash'
import { makeImage } from './backend'

export const storedVideo = (id: string, order: number) => ({
  id,
  title: `v${id}`,
  url: 'https://youtu.be/abcdefghijk',
  createdAt: '2024-03-01T10:00:00.000Z',
  order,
  imageTag: hashOf(makeImage(200 + order)),
})
/** The stored list with these videos, each with an image of its own. */
export const storedVideos = (...ids: string[]): StoredFields => ({
  videos: ids.map((id, index) => storedVideo(id, index + 1)),
  images: Object.fromEntries(ids.map((id) => [id, makeImage(200 + Number(id))])),
})
