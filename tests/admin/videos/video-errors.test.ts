import { expect, it } from 'vitest'
import { videosErrors } from '../../../src/admin/videos/video-errors'
import { adminVideos as words } from '../../../src/copy/admin-videos'
import { LINK_MAX_CHARS, VIDEOS_MAX } from '../../../src/limits'
import { editedVideo } from '../../fixtures/videos'

it('what is invalid is named where it was changed, not where it is stored', () => {
  const broken = editedVideo('a', { title: ' ', url: 'javascript:alert(1)', duration: '4:3' })
  expect(videosErrors([], [broken]).map(({ name }) => name)).toEqual([
    'a.url',
    'a.title',
    'a.duration',
  ])
  expect(videosErrors([broken], [broken])).toEqual([])
  const long = editedVideo('a', { url: `https://a.example/${'x'.repeat(LINK_MAX_CHARS)}` })
  expect(videosErrors([], [long])).toMatchObject([{ message: words.refused['too-long'] }])
  const full = Array.from({ length: VIDEOS_MAX + 1 }, (_, index) => editedVideo(`v${index}`))
  expect(videosErrors(full, full)).toMatchObject([{ message: words.bar.tooMany(VIDEOS_MAX) }])
  expect(videosErrors(full.slice(1), full.slice(1))).toEqual([])
})
