import { expect, it } from 'vitest'
import {
  cleanTypedVideos,
  countChanges,
  duplicateOf,
} from '../../../src/admin/videos/edited-videos'
import { editedVideo, FILM } from '../../fixtures/videos'

const list = [
  editedVideo('a'),
  editedVideo('b', { hidden: true }),
  editedVideo('c'),
  editedVideo('d'),
]

// Requirement 121
it('the form of videos counts each added, removed and edited video, and a new sequence once', () => {
  expect(countChanges(list, list)).toBe(0)
  expect(countChanges(list, [...list].reverse())).toBe(1)
  expect(
    countChanges(list, [editedVideo('n'), editedVideo('a', { title: 'new' }), ...list.slice(2)]),
  ).toBe(3)
  const hidden = list.map((video) => ({ ...video, hidden: true as const }))
  expect(countChanges(list, hidden)).toBe(3)
})

it.each([
  [' https://a.example/v.mp4 ', 'https://a.example/v.mp4'],
  ['http://a.example/v.mp4', 'https://a.example/v.mp4'],
  ['youtu.be/eRsGyueVLvQ', FILM],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])(
  'a cleaned video has the link %s as %s, trimmed texts, and a length in Latin digits',
  (typed, url) => {
    const { videos } = cleanTypedVideos({
      videos: [editedVideo('a', { title: ' t ', url: typed, duration: '٤:٣٠', description: ' ' })],
    })
    expect(videos).toEqual([editedVideo('a', { title: 't', url, duration: '4:30' })])
  },
)

it('a duplicate is found through another form of its link, but not in its own row', () => {
  const film = editedVideo('f', { url: FILM })
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ?si=x', [film], null)).toBe(film)
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ', [film], 'f')).toBeNull()
  expect(duplicateOf('x', [film], null)).toBeNull()
})
