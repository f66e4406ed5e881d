import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VideoListForm } from '../../../src/admin/videos/video-list-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { adminVideos } from '../../../src/copy/admin/videos'
import type { VideoFields } from '../../../src/data/store/videos'
import { VIDEOS_MAX } from '../../../src/limits'
import { editedVideo } from '../../fixtures/videos'
import {
  buttonNamed,
  choose,
  expectGone,
  fill,
  InDashboard,
  press,
  showForm,
} from '../../helpers/admin/show-form'
import { chooseSlowImage, expectToWait } from '../../helpers/admin/slow-image'

const list = [
  editedVideo('a'),
  editedVideo('b', { hidden: true }),
  editedVideo('c'),
  editedVideo('d'),
]

it.each([
  ['a description', { description: 'd' }],
  ['a length', { duration: '4:30' }],
  ['an image', { image: 'data:image/webp;base64,AAAA' }],
])(
  'the details of a video that has %s are shown, and those of one without are folded',
  (_, part) => {
    const isOpen = (fields: Partial<VideoFields>) => {
      showForm(<VideoListForm stored={{ videos: [editedVideo('a', fields)] }} />)
      choose(adminList.menu('ta'), adminList.edit)
      const { open } = screen
        .getByText(adminVideos.add.details)
        .closest('details') as HTMLDetailsElement
      cleanup()
      return open
    }
    expect([isOpen(part), isOpen({})]).toEqual([true, false])
  },
)

it('a row keeps the last sign of a Latin title and description at its end', () => {
  const video = editedVideo('a', { title: 'C++', description: "Let's talk!" })
  showForm(<VideoListForm stored={{ videos: [video] }} />)
  for (const line of ['C++', "Let's talk!"])
    expect(screen.getByText(`\u2066${line}\u2069`)).toBeVisible()
})

it('a length that is typed in Arabic digits is shown as it will be stored', () => {
  showForm(<VideoListForm stored={{ videos: [editedVideo('a')] }} />)
  choose(adminList.menu('ta'), adminList.edit)
  fill(new RegExp(adminVideos.labels.duration), '٤:٣٠')
  press(adminVideos.row.done)
  expect(screen.getByRole('article')).toHaveTextContent('4:30')
})

// Requirement 118
it('a cancelled row discards what was typed in it, with an undo', async () => {
  showForm(<VideoListForm stored={{ videos: [editedVideo('a')] }} />)
  choose(adminList.menu('ta'), adminList.edit)
  fill(adminVideos.labels.title, 'new')
  press(adminVideos.row.cancel)
  expect(screen.getByRole('article')).toHaveTextContent('ta')
  await screen.findByText(admin.bringBackChanges)
  press(admin.bringBackChanges)
  expect(screen.getByRole('article')).toHaveTextContent('new')
})

it('a cancelled row in which nothing was typed has nothing to undo', () => {
  showForm(<VideoListForm stored={{ videos: [editedVideo('a')] }} />)
  choose(adminList.menu('ta'), adminList.edit)
  press(adminVideos.row.cancel)
  expect(screen.queryByText(admin.discarded)).toBeNull()
})

it.each([
  ['#new', '', adminVideos.add.submit],
  ['#c', editedVideo('c').url, adminVideos.row.done],
])('the address with %s opens the form of that video', (hash, url, submit) => {
  showForm(<VideoListForm stored={{ videos: list }} />, `/?tab=videos${hash}`)
  expect(screen.getByLabelText(adminVideos.labels.url)).toHaveValue(url)
  expect(screen.getByText(submit)).toBeInTheDocument()
})

it('a cancelled row keeps what another device has changed in it', () => {
  const { rerender } = showForm(<VideoListForm stored={{ videos: [editedVideo('a')] }} />)
  choose(adminList.menu('ta'), adminList.edit)
  fill(adminVideos.labels.title, 'mine')
  const theirs = { videos: [editedVideo('a', { description: 'theirs' })] }
  rerender(
    <InDashboard>
      <VideoListForm stored={theirs} />
    </InDashboard>,
  )
  press(adminVideos.row.cancel)
  expect(screen.getByRole('article')).toHaveTextContent('theirs')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it.each([
  ['form', () => choose(adminList.menu('ta'), adminList.edit)],
  ['menu', () => press(adminList.menu('ta'))],
  ['position', () => press(adminList.position.label('ta', 1, 1))],
])('a video whose %s is open while it is deleted elsewhere is named', async (_, open) => {
  const { rerender } = showForm(<VideoListForm stored={{ videos: [editedVideo('a')] }} />)
  open()
  rerender(
    <InDashboard>
      <VideoListForm stored={{ videos: [] }} />
    </InDashboard>,
  )
  await expectGone(adminVideos.noun('ta'))
  expect(buttonNamed(adminVideos.add.open)).toHaveFocus()
})

describe('a video that was deleted elsewhere meanwhile', () => {
  /** Shows two videos, of which the other device deletes one. */
  function showTwo() {
    const videos = [editedVideo('a'), editedVideo('b')]
    const { rerender } = showForm(<VideoListForm stored={{ videos }} />)
    return {
      deleteElsewhere: () =>
        rerender(
          <InDashboard>
            <VideoListForm stored={{ videos: videos.slice(1) }} />
          </InDashboard>,
        ),
    }
  }

  it('the undo of a hiding says that the video was deleted meanwhile', async () => {
    const { deleteElsewhere } = showTwo()
    choose(adminList.menu('ta'), adminList.hide)
    await screen.findByText(adminList.willHide(adminVideos.noun('ta')))
    press(admin.save.discard)
    deleteElsewhere()
    press(admin.undo)
    await expectGone(adminVideos.noun('ta'))
  })

  it('a cancelled row says that its video was deleted elsewhere, and not removed here', async () => {
    const { deleteElsewhere } = showTwo()
    choose(adminList.menu('ta'), adminList.edit)
    fill(adminVideos.labels.title, 'mine')
    deleteElsewhere()
    press(adminVideos.row.cancel)
    await expectGone(adminVideos.noun('mine'))
    expect(screen.queryByText(adminVideos.deletion.done('mine'))).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('a confirmed deletion says that the video was deleted meanwhile, and offers no undo', async () => {
    const { deleteElsewhere } = showTwo()
    choose(adminList.menu('ta'), adminList.delete)
    await screen.findByText(adminVideos.deletion.confirm)
    deleteElsewhere()
    press(adminVideos.deletion.confirm)
    await expectGone(adminVideos.noun('ta'))
    expect(screen.queryByText(admin.undo)).toBeNull()
  })
})

describe('a new video that was discarded', () => {
  async function addNew() {
    showForm(<VideoListForm stored={{ videos: [] }} />, '/?tab=videos#new')
    fill(adminVideos.labels.url, editedVideo('a').url)
    fill(adminVideos.labels.title, 'new')
    press(adminVideos.add.submit)
    await screen.findByRole('article')
  }

  it('is not called deleted elsewhere by the undo of its hiding', async () => {
    await addNew()
    choose(adminList.menu('new'), adminList.hide)
    await screen.findByText(adminList.willHide(adminVideos.noun('new')))
    press(admin.save.discard)
    press(admin.undo)
    await screen.findByText(admin.discarded)
    expect(screen.queryByText(admin.gone.title(adminVideos.noun('new')))).toBeNull()
  })

  it('is not called deleted elsewhere while its form is open', async () => {
    await addNew()
    choose(adminList.menu('new'), adminList.edit)
    press(admin.save.discard)
    await screen.findByText(admin.discarded)
    expect(screen.queryByText(admin.gone.title(adminVideos.noun('new')))).toBeNull()
  })
})

it('a changed video that another device deletes says so, also in the question of its deletion', () => {
  const show = (ids: string[]) => (
    <VideoListForm stored={{ videos: ids.map((id) => editedVideo(id)) }} />
  )
  const { rerender } = showForm(show(['a', 'b']))
  choose(adminList.menu('ta'), adminList.edit)
  fill(adminVideos.labels.title, 'mine')
  press(adminVideos.row.done)
  rerender(<InDashboard>{show(['b'])}</InDashboard>)
  expect(screen.getByText(adminVideos.row.states.deleted)).toBeVisible()
  choose(adminList.menu('mine'), adminList.delete)
  expect(screen.getByText(adminVideos.deletion.deletedText)).toBeVisible()
})

it('a removed video that another device changes comes back with a sign', async () => {
  const show = (title: string) => (
    <VideoListForm stored={{ videos: [editedVideo('a', { title }), editedVideo('b')] }} />
  )
  const { rerender } = showForm(show('ta'))
  choose(adminList.menu('ta'), adminList.delete)
  press(adminVideos.deletion.confirm)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  rerender(<InDashboard>{show('theirs')}</InDashboard>)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText(adminVideos.row.states.returned)).toBeVisible()
})

it('a video that is removed here takes the offer to undo its hiding with it', async () => {
  showForm(<VideoListForm stored={{ videos: [editedVideo('a'), editedVideo('b')] }} />)
  choose(adminList.menu('ta'), adminList.hide)
  await screen.findByText(adminList.willHide(adminVideos.noun('ta')))
  choose(adminList.menu('ta'), adminList.delete)
  await screen.findByText(adminVideos.deletion.confirm)
  press(adminVideos.deletion.confirm)
  const removed = await screen.findByText(adminVideos.deletion.done('ta'))
  await waitFor(() =>
    expect(screen.queryByText(adminList.willHide(adminVideos.noun('ta')))).toBeNull(),
  )
  // It went by itself, and not because its time was over.
  expect(removed).toBeVisible()
})

it('a save waits for the image of a video that is being prepared', async () => {
  showForm(<VideoListForm stored={{ videos: [editedVideo('a'), editedVideo('b')] }} />)
  choose(adminList.menu('ta'), adminList.edit)
  const failImage = chooseSlowImage()
  choose(adminList.menu('tb'), adminList.hide)
  press(admin.save.save)
  await expectToWait(failImage)
  expect(screen.getByLabelText(adminVideos.labels.title)).toBeVisible()
})

it('a new video that is cancelled while its image is prepared is not said to be added', async () => {
  showForm(<VideoListForm stored={{ videos: [] }} />, '/?tab=videos#new')
  fill(adminVideos.labels.url, editedVideo('a').url)
  fill(adminVideos.labels.title, 'mine')
  chooseSlowImage()
  press(adminVideos.add.submit)
  expect(await screen.findByText(admin.preparing)).toBeVisible()
  press(adminVideos.row.cancel)
  expect(await screen.findByText(adminVideos.deletion.done('mine'))).toBeVisible()
  await waitFor(() => expect(screen.queryByText(admin.preparing)).toBeNull())
  expect(screen.queryByText(adminVideos.add.added('mine'))).toBeNull()
})

it('the list of videos says that it is full instead of taking another one', () => {
  const videos = Array.from({ length: VIDEOS_MAX }, (_, index) => editedVideo(`v${index}`))
  showForm(<VideoListForm stored={{ videos: videos.slice(1) }} />)
  expect(buttonNamed(adminVideos.add.title)).toBeEnabled()
  expect(screen.queryByText(adminVideos.countFull)).toBeNull()
  cleanup()
  showForm(<VideoListForm stored={{ videos }} />)
  expect(buttonNamed(adminVideos.add.title)).toBeDisabled()
  expect(screen.getByText(adminVideos.countFull)).toBeVisible()
})
