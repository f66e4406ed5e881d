import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { adminVideos } from '../../../src/copy/admin/videos'
import { editedVideo, FILM } from '../../fixtures/videos'
import { AddVideo } from '../../helpers/admin/add-video'
import { showForm } from '../../helpers/admin/show-form'

/** Shows the form of a new video, and pastes a link. */
async function show(link: string) {
  const onSubmit = vi.fn()
  const { user } = showForm(
    <AddVideo onSubmit={onSubmit} title="" list={[editedVideo('f', { url: FILM })]} />,
  )
  const submit = screen.getByRole('button', { name: adminVideos.add.submit })
  expect(submit).toBeDisabled()
  expect(screen.queryByLabelText(adminVideos.labels.title)).toBeNull()
  await user.click(screen.getByLabelText(adminVideos.labels.url))
  await user.paste(link)
  const name = (title: string) => user.type(screen.getByLabelText(adminVideos.labels.title), title)
  return { user, onSubmit, name, submit }
}

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'يوتيوب'],
  ['https://drive.google.com/file/d/1aBcDeFgHiJkLmNoPqRs/view', 'جوجل درايف'],
  ['https://fb.watch/aB3dE5gH7j/', 'فيسبوك'],
  ['https://cdn.example.org/a.mp4', 'رابط مباشر'],
  ['javascript:alert(1)', 'رابط غير مقبول'],
  ['https://youtu.be/eRsGyueVLvQ?si=x', adminVideos.duplicate('tf')],
])('the form of a new video says of %s «%s»', async (link, text) => {
  await show(link)
  expect(screen.getByText(text)).toBeVisible()
})

const typeDuration = async (user: Awaited<ReturnType<typeof show>>['user'], typed: string) => {
  const duration = screen.getByLabelText(new RegExp(adminVideos.labels.duration))
  await user.type(duration, typed)
  return duration
}

// Requirement 119
it('the button that adds a video is off until link and title are typed', async () => {
  const { name, submit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('   ')
  expect(submit).toBeDisabled()
  await name('x')
  expect(submit).toBeEnabled()
})

it('a new video with an unfinished length is refused, and added once the length is finished', async () => {
  const { user, name, submit, onSubmit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('x')
  await user.click(screen.getByText(adminVideos.add.details))
  const duration = await typeDuration(user, '4:3')
  expect(duration).toBeValid()
  await user.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(duration).toBeInvalid()
  await typeDuration(user, '0')
  expect(duration).toBeValid()
  await user.click(submit)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a length that cannot become one is named while it is typed', async () => {
  const { user } = await show('https://youtu.be/eRsGyueVLvQ')
  await user.click(screen.getByText(adminVideos.add.details))
  await typeDuration(user, '4m')
  expect(screen.getAllByText(adminVideos.add.durationError)[0]).toBeVisible()
})

it('the message about a length opens the folded details of a video', async () => {
  const { user, name, submit } = await show('https://youtu.be/eRsGyueVLvQ')
  await name('x')
  const details = screen.getByText(adminVideos.add.details).closest('details') as HTMLDetailsElement
  details.open = true
  await user.type(screen.getByLabelText(new RegExp(adminVideos.labels.duration)), '4:3')
  details.open = false
  await user.click(submit)
  await user.click(screen.getAllByText(adminVideos.add.durationError)[0] as Element)
  expect(details.open).toBe(true)
})
