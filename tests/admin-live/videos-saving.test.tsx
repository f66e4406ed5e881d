// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VideosTab } from '../../src/admin/videos/videos-tab'
import { admin as shell } from '../../src/copy/admin'
import { countOf } from '../../src/copy/admin-counts'
import { adminVideos as words } from '../../src/copy/admin-videos'
import { VIDEOS_MAX } from '../../src/limits'
import { expectConsole } from '../console'
import { DAY, film, video } from '../fixtures/videos'
import { owner } from '../data/backend'
import { adminUid, button, cards, expectCards, expectQuestion, expectShown, fill, press, showTab, undo } from './tab'

const CONFLICT = /ConflictError: The stored document is newer/
/** Stores the list as another administrator. */
const savedElsewhere = (videos: ReturnType<typeof video>[]) =>
  owner.put('videos/main-videos', { videos, updatedAt: new Date(), version: crypto.randomUUID() })
const storedTitles = async () => {
  const { videos = [] } = ((await owner.get('videos/main-videos')) ?? {}) as { videos?: ReturnType<typeof video>[] }
  return videos.toSorted((a, b) => b.order - a.order).map(({ title }) => title)
}
const expectStored = (...titles: string[]) => waitFor(async () => expect(await storedTitles()).toEqual(titles))
const expectSaved = () => waitFor(() => expect(screen.queryByText(words.bar.unsaved)).toBeNull())

/** Opens the tab with this many videos. */
async function open(count: number) {
  await owner.put('videos/main-videos', {
    videos: Array.from({ length: count }, (_, index) => video(index + 1, count)),
    updatedAt: new Date(DAY),
  })
  const tab = showTab(VideosTab)
  await expectShown(countOf(count, VIDEOS_MAX))
  return tab
}
async function add(title: string, url: string) {
  await press(words.add.open)
  fill(words.add.url, url)
  fill(words.add.name, title)
  await press(words.add.submit)
  await press(words.add.cancel)
}
async function edit(title: string, next: string) {
  await press(words.row.edit(title))
  fill(words.add.name, next)
}

it('a conflict is answered with their list or with mine (beyond 4)', async () => {
  expectConsole(CONFLICT)
  await open(2)
  await edit('فيديو 2', 'أكتبه الآن')
  await savedElsewhere([video(1, 1)])
  await expectShown(words.newer)
  expect(screen.getByLabelText(words.add.name)).toHaveValue('أكتبه الآن')
  await press(words.row.cancel)
  await expectCards('فيديو 1')
  await add('لي', film(10))
  await savedElsewhere([{ ...video(1, 1), title: 'لهم' }])
  await expectShown(words.newer)
  await press(words.bar.save)
  await press(words.conflict.theirs)
  await expectCards('لهم')
  await expectSaved()
  await undo(words.conflict.shown)
  await expectCards('لي', 'فيديو 1')
  await press(words.bar.save)
  await press(words.conflict.mine)
  await expectStored('لي', 'فيديو 1')
})

it('a list that was deleted elsewhere is stored again whole', async () => {
  expectConsole(CONFLICT)
  await open(2)
  await add('لي', film(10))
  await owner.remove('videos/main-videos')
  await expectShown(words.newer)
  await press(words.bar.save)
  await screen.findByRole('dialog', { name: shell.deleted.title })
  expect(screen.queryByRole('button', { name: words.conflict.merge })).toBeNull()
  await press(shell.deleted.theirs)
  await expectCards()
  await undo(shell.deleted.left)
  await expectCards('لي', 'فيديو 1', 'فيديو 2')
  await press(words.bar.save)
  await press(shell.deleted.mine)
  await expectStored('لي', 'فيديو 1', 'فيديو 2')
})

it('a change made during a save stays unsaved (P6)', async () => {
  await open(2)
  await add('أُرسل', film(10))
  await press(words.row.edit('فيديو 1'))
  await press(words.row.edit('فيديو 2'))
  fireEvent.click(await button(words.bar.save))
  // The answer cannot arrive before the test waits.
  expect(screen.getByText(shell.save.saving)).toBeVisible()
  fill(words.add.name, 'كُتب أثناء الحفظ')
  for (const done of screen.getAllByRole('button', { name: words.row.done }).slice(0, 1)) fireEvent.click(done)
  fill(words.add.name, 'نصف مكتوب')
  await expectShown(words.toast.saved.text)
  expect(await storedTitles()).toEqual(['أُرسل', 'فيديو 1', 'فيديو 2'])
  expect(screen.getByLabelText(words.add.name)).toHaveValue('نصف مكتوب')
  expect(screen.getByText(words.bar.unsaved)).toBeVisible()
  await press(words.row.done)
  await press(words.bar.save)
  await expectSaved()
  await expectStored('أُرسل', 'كُتب أثناء الحفظ', 'نصف مكتوب')
})

it('a denied save says so, keeps the changes and can be tried again (123, P6)', async () => {
  expectConsole(/a write failed/)
  expectConsole(/\[data\]/)
  await open(1)
  await add('لا يضيع', film(10))
  await owner.remove(`admins/${adminUid()}`)
  await press(words.bar.save)
  await expectShown('فشل في حفظ التغييرات') // 123
  expect(screen.getByText('خطأ في الحفظ')).toBeVisible() // 123
  expect(screen.getByText(shell.reasons.denied)).toBeVisible()
  expect(cards()).toEqual(['لا يضيع', 'فيديو 1'])
  expect(await storedTitles()).toEqual(['فيديو 1'])
  await owner.put(`admins/${adminUid()}`, {})
  await press(shell.save.retry)
  await expectStored('لا يضيع', 'فيديو 1')
})

it('videos are reordered by buttons and by a typed position (beyond 9)', async () => {
  const { user } = await open(4)
  const up = await button(words.row.earlier('فيديو 3'))
  up.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText(words.row.moved('فيديو 3', 2, 4))).toBeInTheDocument()
  expect(up).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(cards()).toEqual(['فيديو 3', 'فيديو 1', 'فيديو 2', 'فيديو 4'])
  expect(screen.getByText(words.bar.unsaved)).toBeVisible()
  await user.click(await button(words.row.position('فيديو 3', 1, 4)))
  await user.keyboard('4{Enter}')
  expect(cards()).toEqual(['فيديو 1', 'فيديو 2', 'فيديو 4', 'فيديو 3'])
  await press(words.bar.save)
  await expectStored('فيديو 1', 'فيديو 2', 'فيديو 4', 'فيديو 3')
})

it('undo restores a removed video at its old position (beyond 5)', async () => {
  await open(4)
  for (const position of [2, 3]) {
    await press(words.row.remove(`فيديو ${position}`))
    await press(words.removal.confirm)
  }
  await expectCards('فيديو 1', 'فيديو 4')
  for (const position of [3, 2]) await undo(words.removal.done(`فيديو ${position}`))
  await expectCards('فيديو 1', 'فيديو 2', 'فيديو 3', 'فيديو 4')
  expect(screen.queryByText(words.bar.unsaved)).toBeNull()
})

it('the form stops at the maximum number of videos (decision 104)', async () => {
  await open(VIDEOS_MAX - 1)
  await press(words.add.open)
  fill(words.add.url, film(99))
  fill(words.add.name, 'الأخير')
  await press(words.add.submit)
  expect(screen.getByText(countOf(VIDEOS_MAX, VIDEOS_MAX))).toBeVisible()
  expect(screen.getByText(words.countFull)).toBeVisible()
  fill(words.add.url, film(98))
  fill(words.add.name, 'زائد')
  expect(await button(words.add.submit)).toBeDisabled()
  await press(words.bar.save)
  await waitFor(async () => expect(await storedTitles()).toHaveLength(VIDEOS_MAX))
})

it('an undo past the maximum number of videos is said before the save, and loses nothing', async () => {
  await open(VIDEOS_MAX)
  await press(words.row.remove('فيديو 1'))
  await press(words.removal.confirm)
  await add('جديد', film(99))
  await undo(words.removal.done('فيديو 1'))
  await press(words.bar.save)
  await expectShown(words.bar.tooMany(VIDEOS_MAX))
  expect(cards()).toHaveLength(VIDEOS_MAX + 1)
  expect(await storedTitles()).not.toContain('جديد')
  await press(words.row.remove('فيديو 2'))
  await press(words.removal.confirm)
  await press(words.bar.save)
  await waitFor(async () => expect(await storedTitles()).toContain('جديد'))
})

it('leaving with unsaved changes asks first (beyond 1)', async () => {
  const { router } = await open(1)
  await add('جديد', film(10))
  void router.navigate('/?tab=team')
  await expectQuestion(shell.leaveDialog.title)
  await press(shell.leaveDialog.cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(cards()).toEqual(['جديد', 'فيديو 1'])
  await press(words.bar.undo)
  await expectQuestion(words.discard.title)
  await press(words.discard.confirm)
  await expectCards('فيديو 1')
  await expectSaved()
  void router.navigate('/?tab=team')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=team'))
})
