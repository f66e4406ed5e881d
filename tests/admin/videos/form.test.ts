import { expect, it } from 'vitest'
import { clean, countChanges, duplicateOf, errorsIn, moved, storedUrl } from '../../../src/admin/videos/video-form'
import { adminVideos as words } from '../../../src/copy/admin-videos'
import { newVideo, readVideos, type VideoFields } from '../../../src/data/store/videos'
import { LINK_MAX_CHARS, VIDEOS_MAX } from '../../../src/limits'

const video = (id: string, part: Partial<VideoFields> = {}): VideoFields => ({
  id,
  title: `t${id}`,
  url: `https://youtu.be/${id.padEnd(11, 'x')}`,
  createdAt: '2024-01-01T00:00:00.000Z',
  ...part,
})
const list = [video('a'), video('b', { hidden: true }), video('c'), video('d')]
const ids = (videos: readonly VideoFields[]) => videos.map(({ id }) => id).join('')

it('a new video has the time as its id and date, or the next free id (120)', () => {
  const fields = { title: 't', url: 'u' }
  expect(newVideo(fields, [], 1_700_000_000_000)).toEqual({
    ...fields,
    id: '1700000000000',
    createdAt: '2023-11-14T22:13:20.000Z',
  })
  expect(newVideo(fields, [video('1700000000000')], 1_700_000_000_000).id).toBe('1700000000001')
})

it.each([
  ['a', 3, 'cbda'],
  ['d', 1, 'dbac'],
  ['c', 9, 'abdc'],
  ['x', 1, 'abcd'],
])('moving %s to the place %i keeps hidden videos where they are', (id, position, sequence) => {
  expect(ids(moved(list, id, position))).toBe(sequence)
})

it('the list is in the order of the pages, and what is hidden stays where it stood', () => {
  const stored = (...videos: object[]) => ids(readVideos({ videos }).videos.toReversed())
  expect(
    stored({ ...video('a'), order: 1 }, { ...video('b'), order: 2, hidden: true }, { ...video('c'), order: 3 }),
  ).toBe('cba')
  const createdAt = '2025-01-01T00:00:00.000Z'
  expect(stored({ ...video('a'), order: 9 }, { ...video('b'), createdAt })).toBe('ba')
})

it('counts each added, removed and edited video, and a new sequence once (121)', () => {
  expect(countChanges(list, list)).toBe(0)
  expect(countChanges(list, [...list].reverse())).toBe(1)
  expect(countChanges(list, [video('n'), video('a', { title: 'new' }), ...list.slice(2)])).toBe(3)
  const hidden = list.map((one) => ({ ...one, hidden: true as const }))
  expect(countChanges(list, hidden)).toBe(3)
})

it('saves trimmed texts, a length in Latin digits, and links as https', () => {
  const url = 'www.youtube.com/watch?v=eRsGyueVLvQ'
  const { createdAt, ...typed } = video('a', { title: ' t ', url, duration: '٤:٣٠', description: ' ' })
  expect(clean({ videos: [{ createdAt, ...typed }] }).videos).toEqual([
    { id: 'a', title: 't', url: `https://${url}`, createdAt, duration: '4:30' },
  ])
})

it.each([
  [' https://a.example/v.mp4 ', 'https://a.example/v.mp4'],
  ['http://a.example/v.mp4', 'https://a.example/v.mp4'],
  ['youtu.be/eRsGyueVLvQ', 'https://www.youtube.com/watch?v=eRsGyueVLvQ'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('stores the link %s as %s', (typed, stored) => {
  expect(storedUrl(typed)).toBe(stored)
})

it('finds the same film behind another form of its link, but not in its own row', () => {
  const film = video('f', { url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' })
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ?si=x', [film], null)).toBe(film)
  expect(duplicateOf('https://youtu.be/eRsGyueVLvQ', [film], 'f')).toBeNull()
  expect(duplicateOf('x', [film], null)).toBeNull()
})

it('what is invalid is named where it was changed, not where it is stored', () => {
  const broken = video('a', { title: ' ', url: 'javascript:alert(1)', duration: '4:3' })
  expect(errorsIn([], [broken]).map(({ name }) => name)).toEqual(['a.url', 'a.title', 'a.duration'])
  expect(errorsIn([broken], [broken])).toEqual([])
  const long = video('a', { url: `https://a.example/${'x'.repeat(LINK_MAX_CHARS)}` })
  expect(errorsIn([], [long])).toMatchObject([{ message: words.refused['too-long'] }])
  const full = Array.from({ length: VIDEOS_MAX + 1 }, (_, index) => video(`v${index}`))
  expect(errorsIn(full, full)).toMatchObject([{ message: words.bar.tooMany(VIDEOS_MAX) }])
  expect(errorsIn(full.slice(1), full.slice(1))).toEqual([])
})
