import { expect, it } from 'vitest'
import { videoListErrors } from '../../../src/admin/videos/video-errors'
import { adminVideos } from '../../../src/copy/admin/videos'
import { LINK_MAX_CHARS, VIDEOS_MAX } from '../../../src/limits'
import { editedVideo } from '../../fixtures/videos'

const broken = editedVideo('a', { title: ' ', url: 'javascript:alert(1)', duration: '4:3' })

it('what is invalid in a video is named where it was changed', () => {
  expect(videoListErrors([], [broken]).map(({ name }) => name)).toEqual([
    'a.url',
    'a.title',
    'a.duration',
  ])
})

it('what is invalid in a video is not named where it is stored', () => {
  expect(videoListErrors([broken], [broken])).toEqual([])
})

it('a link of a video that is too long is named', () => {
  const long = editedVideo('a', { url: `https://a.example/${'x'.repeat(LINK_MAX_CHARS)}` })
  expect(videoListErrors([], [long])).toMatchObject([{ message: adminVideos.refused['too-long'] }])
})

it('one video more than a list may have is named', () => {
  const tooMany = Array.from({ length: VIDEOS_MAX + 1 }, (_, index) => editedVideo(`v${index}`))
  expect(videoListErrors(tooMany, tooMany)).toMatchObject([
    { message: adminVideos.bar.tooMany(VIDEOS_MAX) },
  ])
  const full = tooMany.slice(1)
  expect(videoListErrors(full, full)).toEqual([])
})
