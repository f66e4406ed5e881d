// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VideosTab } from '../../src/admin/videos/videos-tab'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminProducts } from '../../src/copy/admin/products'
import { adminTeam } from '../../src/copy/admin/team'
import { adminVideos } from '../../src/copy/admin/videos'
import { videoAt } from '../fixtures/videos'
import { choose, fill, press } from '../helpers/admin/show-form'
import { chooseSlowImage, expectPreparing } from '../helpers/admin/slow-image'
import { owner } from '../helpers/emulator/backend'
import { openProducts } from '../helpers/emulator/products'
import { showTeam } from '../helpers/emulator/show-team'
import { expectCards, expectShown, showTab } from '../helpers/emulator/tab'

// No answer can come between two steps that wait for nothing.
const edit = (name: string) => choose(adminList.menu(name), adminList.edit)

/** Shows two members, and saves a change of the first one. */
async function saveFirstMember(): Promise<void> {
  await showTeam(2)
  edit('سارة')
  fill(adminTeam.labels.title, 'جديد')
  press(adminTeam.save.updated)
}

it('a member that is opened during the save of another one stays open after it', async () => {
  await saveFirstMember()
  edit('خالد')
  await expectShown(adminTeam.saved.updated.title)
  expect(screen.getByLabelText(adminTeam.labels.name)).toHaveValue('خالد')
})

it('a member that is opened again during its save stays open after it', async () => {
  await saveFirstMember()
  edit('خالد')
  edit('سارة')
  await expectShown(adminTeam.saved.updated.title)
  expect(screen.getByLabelText(adminTeam.labels.title)).toHaveValue('جديد')
})

it('a new member whose form is opened during a save stays open after it', async () => {
  await saveFirstMember()
  press(adminTeam.add)
  await expectShown(adminTeam.saved.updated.title)
  await waitFor(() => expect(screen.getByLabelText(adminTeam.labels.name)).toHaveValue(''))
})

it('a photo that is chosen during the save of its member is not lost after it', async () => {
  await saveFirstMember()
  const failImage = chooseSlowImage()
  await expectShown(adminTeam.saved.updated.title)
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
  fill(adminVideos.labels.title, 'جديد')
  press(admin.save.save)
}

it('a row of a video that is opened during a save stays open after it', async () => {
  await saveFirstVideo()
  edit('فيديو 2')
  await expectShown(adminVideos.toast.saved.text)
  expect(screen.getByLabelText(adminVideos.labels.title)).toHaveValue('فيديو 2')
})

it('an image that is chosen during the save of its video is not lost after it', async () => {
  await saveFirstVideo()
  const failImage = chooseSlowImage()
  await expectShown(adminVideos.toast.saved.text)
  await expectPreparing(failImage)
})

it('a row of a video that is cancelled during its save has no change after it', async () => {
  await saveFirstVideo()
  press(adminVideos.row.cancel)
  await expectShown(adminVideos.toast.saved.text)
  await expectCards('جديد', 'فيديو 2')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it('a new video whose row is cancelled during its save is stored and stays', async () => {
  await showVideos()
  press(adminVideos.add.open)
  fill(adminVideos.labels.url, 'https://youtu.be/eRsGyueVLvQ')
  fill(adminVideos.labels.title, 'جديد')
  press(admin.save.save)
  press(adminVideos.row.cancel)
  await expectShown(adminVideos.toast.saved.text)
  await expectCards('جديد', 'فيديو 1', 'فيديو 2')
  expect(screen.queryByText(admin.save.unsaved(1))).toBeNull()
})

it('a product whose form is opened and closed during its save has no change after it', async () => {
  await openProducts(1)
  press(adminProducts.edit.open('الأول'))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(adminProducts.labels.name), { target: { value: 'جديد' } })
  press(adminProducts.edit.save)
  press(adminProducts.edit.open('جديد'))
  press(adminProducts.edit.cancel)
  await waitFor(() => expect(screen.queryByText(adminList.saving)).toBeNull())
  await expectCards('جديد')
  expect(screen.queryByText(admin.discarded)).toBeNull()
  expect(screen.queryByText(adminProducts.edit.unsaved, { exact: false })).toBeNull()
})
