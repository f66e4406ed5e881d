import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NO_TEXTS, type VideoTexts, VideoForm } from '../../../src/admin/videos/video-form'
import { VideosForm } from '../../../src/admin/videos/videos-tab'
import { listWords } from '../../../src/copy/admin-list'
import { adminVideos as words } from '../../../src/copy/admin-videos'
import type { VideoFields } from '../../../src/data/store/videos'
import { press, showForm } from '../form/show-form'

const listed: VideoFields = {
  id: '1',
  title: 'القديم',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  createdAt: '2024-01-01T00:00:00.000Z',
}

/** Shows the form, and pastes a link. */
async function show(link: string) {
  const onSubmit = vi.fn()
  function Form() {
    const [texts, setTexts] = useState<VideoTexts>(NO_TEXTS)
    return (
      <VideoForm
        fields={{ ...texts, id: 'new' }}
        onChange={(part) => setTexts((now) => ({ ...now, ...part }))}
        list={[listed]}
        submit={{ label: words.add.submit }}
        onSubmit={onSubmit}
        onCancel={vi.fn()}
      />
    )
  }
  const all = showForm(<Form />)
  const submit = screen.getByRole('button', { name: words.add.submit })
  expect(submit).toBeDisabled()
  expect(screen.queryByLabelText(words.add.name)).toBeNull()
  const url = screen.getByLabelText(words.add.url)
  await all.user.click(url)
  await all.user.paste(link)
  const name = (title: string) => all.user.type(screen.getByLabelText(words.add.name), title)
  return { ...all, onSubmit, url, name, submit }
}

it('is off until title and link are filled in (119)', async () => {
  const { user, name, submit, onSubmit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('   ')
  expect(submit).toBeDisabled()
  await name('جديد')
  await user.click(submit)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it.each([
  ['https://youtu.be/eRsGyueVLvQ', 'يوتيوب'],
  ['https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRs/view', 'جوجل درايف'],
  ['https://fb.watch/aB3dE5gH7j/', 'فيسبوك'],
  ['https://cdn.example.org/a.mp4', 'رابط مباشر'],
  ['javascript:alert(1)', 'رابط غير مقبول'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', words.duplicate('القديم')],
])('says of %s «%s»', async (link, text) => {
  await show(link)
  expect(screen.getByText(text)).toBeVisible()
})

it('takes back what was typed in a row when that is cancelled (118)', () => {
  showForm(<VideosForm stored={{ videos: [listed] }} />)
  press(listWords.menu('القديم'))
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
  fireEvent.change(screen.getByLabelText(words.add.name), { target: { value: 'الجديد' } })
  press(words.row.cancel)
  expect(screen.getByRole('article')).toHaveTextContent('القديم')
})

it('names a refused link, leads to it, and never opens it', async () => {
  const { user, name, url, submit, onSubmit, container } = await show('javascript:alert(1)')
  await name('x')
  await user.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(url).toHaveAccessibleDescription(words.refused['unsafe-scheme'])
  expect(container.querySelectorAll('a:not([href^="#"]), iframe, img:not([src^="/art/"])')).toHaveLength(0)
})

it('refuses a length as soon as it cannot become minutes and seconds', async () => {
  const { user, name, submit, onSubmit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('x')
  await user.click(screen.getByText(words.add.details))
  const duration = screen.getByLabelText(new RegExp(words.add.duration))
  await user.type(duration, '4:3')
  expect(duration).toBeValid()
  await user.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(duration).toBeInvalid()
  await user.type(duration, '0')
  expect(duration).toBeValid()
  await user.clear(duration)
  await user.type(duration, '4m')
  expect(screen.getAllByText(words.add.durationError)[0]).toBeVisible()
})
