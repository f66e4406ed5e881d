import { expect, it } from 'vitest'
import {
  newVideo,
  parseVideosForEditing,
  type VideoFields,
} from '../../../../src/data/store/videos'
import { editedVideo } from '../../../fixtures/videos'

const ids = (videos: readonly VideoFields[]) => videos.map(({ id }) => id).join('')

// Requirement 120
it('a new video has the time as its id and date, or the next free id', () => {
  const fields = { title: 't', url: 'u' }
  expect(newVideo(fields, [], 1_700_000_000_000)).toEqual({
    ...fields,
    description: '',
    duration: '',
    image: '',
    id: '1700000000000',
    createdAt: '2023-11-14T22:13:20.000Z',
  })
  expect(newVideo(fields, [editedVideo('1700000000000')], 1_700_000_000_000).id).toBe(
    '1700000000001',
  )
})

it('the list is in the order of the pages, and what is hidden stays where it stood', () => {
  const idsOfStored = (...videos: object[]) =>
    ids(parseVideosForEditing({ videos }).videos.toReversed())
  expect(
    idsOfStored(
      { ...editedVideo('a'), order: 1 },
      { ...editedVideo('b'), order: 2, hidden: true },
      { ...editedVideo('c'), order: 3 },
    ),
  ).toBe('cba')
  const createdAt = '2025-01-01T00:00:00.000Z'
  expect(idsOfStored({ ...editedVideo('a'), order: 9 }, { ...editedVideo('b'), createdAt })).toBe(
    'ba',
  )
})
