import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { adminVideos } from '../../../src/copy/admin/videos'
import { fill, press, showForm } from '../../helpers/admin/show-form'

const URL = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'

it('a new video of a draft without the details that are empty opens again', () => {
  const typed = { id: 'new', title: '', url: URL, createdAt: '2024-01-01T00:00:00.000Z' }
  localStorage.setItem(
    'draft::videos',
    JSON.stringify({ at: new Date(), base: { videos: [] }, typed: { videos: [typed] } }),
  )
  showForm(<VideoListForm stored={{ videos: [] }} />)
  expect(screen.getByLabelText(new RegExp(adminVideos.labels.url))).toHaveValue(URL)
  fill(adminVideos.labels.title, 'اسم')
  press(adminVideos.add.submit)
  expect(screen.getByRole('article')).toHaveTextContent('اسم')
})
