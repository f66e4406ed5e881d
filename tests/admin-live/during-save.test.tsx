// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VideosTab } from '../../src/admin/videos/videos-tab'
import { admin } from '../../src/copy/admin'
import { adminList } from '../../src/copy/admin-list'
import { adminProducts as products } from '../../src/copy/admin-products'
import { adminTeam as team } from '../../src/copy/admin-team'
import { adminVideos as videos } from '../../src/copy/admin-videos'
import { videoAt } from '../fixtures/videos'
import { owner } from '../helpers/emulator/backend'
import { openProducts } from '../helpers/emulator/products'
import { showTeam } from '../helpers/emulator/show-team'
import { expectCards, expectShown, showTab } from '../helpers/emulator/tab'
import { choose, fill, press } from '../helpers/show-form'
import { chooseSlowImage, expectPreparing } from '../helpers/slow-image'

// No answer can come between two steps that wait for nothing.
const edit = (name: string) => choose(adminList.menu(name), adminList.edit)

/** Shows two members, and saves a change of the first one. */
async function saveFirstMember(): Promise<void> {
  await showTeam(2)
  edit('سارة')
  fill(team.labels.title, 'جديد')
  press(team.save.updated)
}

it('a member that is opened during the save of another one stays open after it', async () => {
  await saveFirstMember()
  edit('خالد')
  await expectShown(team.saved.updated.title)
  expect(screen.getByLabelText(team.labels.name)).toHaveValue('خالد')
})

it('a member that is opened again during its save stays open after it', async () => {
  await saveFirstMember()
  edit('خالد')
  edit('سارة')
  await expectShown(team.saved.updated.title)
  expect(screen.getByLabelText(team.labels.title)).toHaveValue('جديد')
})

it('a new member whose form is opened during a save stays open after it', async () => {
  await saveFirstMember()
  press(team.add)
  await expectShown(team.saved.updated.title)
  await waitFor(() => expect(screen.getByLabelText(team.labels.name)).toHaveValue(''))
})

it('a photo that is chosen during the save of its member is not lost after it', async () => {
  await saveFirstMember()
  const failImage = chooseSlowImage()
  await expectShown(team.saved.updated.title)
  await expectPreparing(failImage)
})

async function showVideos(): Promise<void> {
  await owner.put('videos/main-videos', {
    videos: [videoAt(1, 2), videoAt(2, 2)],
    images: {},
    updatedAt: new Date(),
  })
  showTab(VideosTab)
  await expectCards('فيديو 1', 'فيديو 2')
}

/** Shows two videos, and saves a change of the first one. */
async function saveFirstVideo(): Promise<void> {
  await showVideos()
  edit('فيديو 1')
  fill(videos.labels.title, 'جديد')
  press(admin.save.save)
}

it('a row of a video that is opened during a save stays open after it', async () => {
  await saveFirstVideo()
  edit('فيديو 2')
  await expectShown(videos.toast.saved.text)
  expect(screen.getByLabelText(videos.labels.title)).toHaveValue('فيديو 2')
})

it('an image that is chosen during the save of its video is not lost after it', async () => {
  await saveFirstVideo()
  const failImage = chooseSlowImage()
  await expectShown(videos.toast.saved.text)
  await expectPreparing(failImage)
})

it('a row of a video that is cancelled during its save has no change after it', async () => {
  await saveFirstVideo()
  press(videos.row.cancel)
  await expectShown(videos.toast.saved.text)
  await expectCards('جديد', 'فيديو 2')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it('a new video whose row is cancelled during its save is stored and stays', async () => {
  await showVideos()
  press(videos.add.open)
  fill(videos.labels.url, 'https://youtu.be/eRsGyueVLvQ')
  fill(videos.labels.title, 'جديد')
  press(admin.save.save)
  press(videos.row.cancel)
  await expectShown(videos.toast.saved.text)
  await expectCards('جديد', 'فيديو 1', 'فيديو 2')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it('a product whose form is opened and closed during its save has no change after it', async () => {
  await openProducts(1)
  press(products.edit.open('الأول'))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(products.labels.name), { target: { value: 'جديد' } })
  press(products.edit.save)
  press(products.edit.open('جديد'))
  press(products.edit.cancel)
  await waitFor(() => expect(screen.queryByText(adminList.saving)).toBeNull())
  await expectCards('جديد')
  expect(screen.queryByText(admin.discarded)).toBeNull()
  expect(screen.queryByText(products.edit.unsaved, { exact: false })).toBeNull()
})
