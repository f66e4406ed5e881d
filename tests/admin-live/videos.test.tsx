// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { closeAllMessages } from '../../src/admin/ui/sticky-message'
import { VideosTab } from '../../src/admin/videos/videos-tab'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminVideos } from '../../src/copy/admin/videos'
import { VIDEOS_EVENT } from '../../src/fixed-names'
import { videoAt } from '../fixtures/videos'
import { owner } from '../helpers/emulator/backend'
import {
  expectCards,
  expectShown,
  findAndChoose,
  findAndPress,
  showTab,
  undo,
} from '../helpers/emulator/tab'

const save = () => findAndPress(admin.save.save)
const readVideos = () => owner.get('videos/main-videos')
const readHiddenVideos = () => owner.get('videos/hidden-videos')
async function openVideos() {
  const titles = ['فيديو 1', 'فيديو 2', 'فيديو 3']
  await owner.put('videos/main-videos', {
    videos: titles.map((_, index) => videoAt(index + 1, 3)),
    images: {},
    updatedAt: new Date(),
  })
  showTab(VideosTab)
  await expectCards(...titles)
}

async function editTitle(video: string, title: string) {
  await findAndChoose(video, adminList.edit)
  fireEvent.change(screen.getByLabelText(adminVideos.labels.title), { target: { value: title } })
  await findAndPress(adminVideos.row.done)
}
const titlesIn = (stored: unknown) =>
  (stored as { videos: { title: string }[] }).videos.map(({ title }) => title)

it('a moved video is saved at its new position', async () => {
  await openVideos()
  await findAndChoose('فيديو 3', adminList.earlier)
  await expectCards('فيديو 1', 'فيديو 3', 'فيديو 2')
  await save()
  await expectShown(adminVideos.toast.saved.text)
  // The last one is the first on the pages.
  expect(await readVideos()).toMatchObject({
    videos: [{ title: 'فيديو 2' }, { title: 'فيديو 3' }, { title: 'فيديو 1' }],
  })
})

it('a hidden video is saved beside the list, with its position', async () => {
  await openVideos()
  await findAndChoose('فيديو 1', adminList.hide)
  await save()
  await expectShown(adminVideos.toast.saved.text)
  expect(await readVideos()).toMatchObject({ videos: [{ title: 'فيديو 3' }, { title: 'فيديو 2' }] })
  expect(await readHiddenVideos()).toMatchObject({
    videos: [{ title: 'فيديو 1', order: 3, hidden: true }],
  })
})

it('a saved change of a hidden video has no way to the page, and its hiding has one', async () => {
  await openVideos()
  const links = () => screen.queryAllByRole('link', { name: admin.seeOnSite })
  await findAndChoose('فيديو 1', adminList.hide)
  await save()
  await waitFor(() => expect(links()).toHaveLength(1))
  act(closeAllMessages)
  await findAndChoose('فيديو 1', adminList.edit)
  fireEvent.change(screen.getByLabelText(adminVideos.labels.title), { target: { value: 'مخفي' } })
  await save()
  await waitFor(async () =>
    expect(await readHiddenVideos()).toMatchObject({ videos: [{ title: 'مخفي' }] }),
  )
  await expectShown(adminVideos.toast.saved.text)
  expect(links()).toHaveLength(0)
})

it('a deleted video returns to its position by its message', async () => {
  await openVideos()
  await findAndChoose('فيديو 2', adminList.delete)
  await findAndPress(adminVideos.deletion.confirm)
  await expectCards('فيديو 1', 'فيديو 3')
  await undo(adminVideos.deletion.done('فيديو 2'))
  await expectCards('فيديو 1', 'فيديو 2', 'فيديو 3')
})

it('a title that two devices changed is named with its video', async () => {
  await openVideos()
  await editTitle('فيديو 2', 'عندي')
  const others = [1, 2, 3].map((position) => videoAt(position, 3))
  await owner.put('videos/main-videos', {
    videos: others.map((video, index) => (index === 1 ? { ...video, title: 'عندهم' } : video)),
    images: {},
    updatedAt: new Date(),
  })
  await save()
  const clash = admin.labelIn(adminVideos.labels.title, adminVideos.noun('عندي'))
  await expectShown(admin.clashes([clash]))
  expect(await readVideos()).toMatchObject({ videos: [{}, { title: 'عندي' }, {}] })
})

describe('a video that one device changes and another deletes', () => {
  const storeWithoutSecond = (title = 'فيديو 1') =>
    owner.put('videos/main-videos', {
      videos: [{ ...videoAt(1, 3), title }, videoAt(3, 3)],
      images: {},
      updatedAt: new Date(),
    })

  it('comes back by a save only after a question', async () => {
    await openVideos()
    await editTitle('فيديو 2', 'عندي')
    await storeWithoutSecond()
    await expectShown(adminVideos.row.states.deleted)
    await save()
    await findAndPress(adminVideos.storeAgain.cancel)
    expect(await readVideos()).toMatchObject({ videos: [{}, {}] })
    await save()
    await findAndPress(adminVideos.storeAgain.confirm)
    const { clash, noun } = adminVideos
    await expectShown(admin.clashes([admin.labelIn(noun('عندي'), clash.deletedThere)]))
    expect(titlesIn(await readVideos())).toEqual(['فيديو 3', 'عندي', 'فيديو 1'])
  })

  it('stays where the deletion here meets a newer change', async () => {
    await openVideos()
    await findAndChoose('فيديو 1', adminList.delete)
    await findAndPress(adminVideos.deletion.confirm)
    await storeWithoutSecond('عندهم')
    await expectShown(adminVideos.row.states.returned)
    await editTitle('فيديو 3', 'عندي')
    await save()
    const { clash, noun } = adminVideos
    await expectShown(admin.clashes([admin.labelIn(noun('عندهم'), clash.deletedHere)]))
    expect(titlesIn(await readVideos())).toEqual(['عندي', 'عندهم'])
  })
})

// Requirement 122
it('this tab and the others are told of saved videos once they can be read', async () => {
  await openVideos()
  const otherTabs = new BroadcastChannel(VIDEOS_EVENT)
  // Pages read again as soon as they are told.
  const storedWhenTold = [window, otherTabs].map(
    (target) =>
      new Promise((resolve) =>
        target.addEventListener(target === window ? VIDEOS_EVENT : 'message', () =>
          resolve(readVideos()),
        ),
      ),
  )
  await findAndChoose('فيديو 3', adminList.earlier)
  await save()
  for (const stored of await Promise.all(storedWhenTold))
    expect(stored).toMatchObject({
      videos: [{ title: 'فيديو 2' }, { title: 'فيديو 3' }, { title: 'فيديو 1' }],
    })
  otherTabs.close()
})
