// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TeamTab } from '../../src/admin/team/team-tab'
import { admin as shell } from '../../src/copy/admin'
import { adminTeam as words } from '../../src/copy/admin-team'
import { expectConsole } from '../console'
import { member, NAMES, PICTURE } from '../fixtures/members'
import { owner } from '../data/backend'
import {
  adminUid,
  button,
  cards,
  expectCards,
  expectQuestion,
  expectShown,
  fill,
  press,
  setOnline,
  showTab,
  undo,
} from './tab'

const { form } = words
const CONFLICT = /ConflictError: The stored document is newer/
/** Stores a member as another administrator. */
const savedElsewhere = (index: number, part: Record<string, unknown>) =>
  owner.put(`team/m${index}`, member(index, { updatedAt: new Date(), version: crypto.randomUUID(), ...part }))
const stored = async (name: string) =>
  (await owner.list('team')).map(({ data }) => data).find((one) => one['name'] === name)
const storedOrder = async () =>
  (await owner.list('team'))
    .map(({ data }) => data)
    .sort((a, b) => Number(a['order']) - Number(b['order']))
    .map(({ name }) => name)

/** Opens the tab with this many members. */
async function open(count: number) {
  await Promise.all(NAMES.slice(0, count).map((_, index) => owner.put(`team/m${index}`, member(index))))
  const tab = showTab(TeamTab)
  await expectCards(...NAMES.slice(0, count))
  return tab
}
const expectUnsaved = (count: number) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(shell.save.unsaved(count)),
    ),
  )

describe('a member', () => {
  it('keeps its form after a denied update (116, P6)', async () => {
    expectConsole(/a write failed/)
    expectConsole(/\[data\]/)
    await open(1)
    await press(words.card.edit('سارة'))
    fill(form.jobTitle, 'جديد')
    await owner.remove(`admins/${adminUid()}`)
    await press(form.submitEdit)
    await expectShown(words.toast.updateFailed.text)
    expect(screen.getByText(shell.reasons.denied)).toBeVisible()
    expect(screen.getByLabelText(form.jobTitle)).toHaveValue('جديد')
    expect(await stored('سارة')).toMatchObject({ title: 'أخصائي' })
    await owner.put(`admins/${adminUid()}`, {})
    await press(shell.save.retry)
    await waitFor(async () => expect(await stored('سارة')).toMatchObject({ title: 'جديد' }))
  })

  it('is asked about before a changed form is cancelled (115)', async () => {
    await open(1)
    await press(words.card.edit('سارة'))
    fill(form.name, 'اسم آخر')
    await press(form.cancel)
    await expectQuestion(words.discardAsk.title)
    await press(words.discardAsk.confirm)
    await waitFor(() => expect(screen.queryByLabelText(form.name)).toBeNull())
    await waitFor(async () => expect(await button(words.card.edit('سارة'))).toHaveFocus())
    expect(cards()).toEqual(['سارة'])
  })
})

describe('a change from elsewhere is never overwritten without a question (decision 44, beyond 4)', () => {
  const startEdit = async () => {
    expectConsole(CONFLICT)
    await open(2)
    await press(words.card.edit('خالد'))
    fill(form.jobTitle, 'لي')
    await savedElsewhere(1, { title: 'لهم' })
    await expectShown(form.changedElsewhere)
  }
  const conflict = () => screen.findByRole('dialog', { name: shell.conflict.title })

  it('and their version is shown, until mine is brought back and saved', async () => {
    await startEdit()
    await press(form.submitEdit)
    await conflict()
    await press(shell.conflict.theirs)
    await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveTextContent('لهم'))
    await undo(words.conflict.shown)
    await press(words.card.continueEdit('خالد'))
    expect(screen.getByLabelText(form.jobTitle)).toHaveValue('لي')
    await press(form.submitEdit)
    await conflict()
    await press(shell.conflict.mine)
    await waitFor(async () => expect(await stored('خالد')).toMatchObject({ title: 'لي', credentials: ['شهادة'] }))
    expect(await stored('سارة')).toMatchObject({ title: 'أخصائي' })
  })

  it('and changes of different fields are merged', async () => {
    await startEdit()
    fill(form.jobTitle, 'أخصائي')
    fill(form.specialization, 'تخصصي')
    await savedElsewhere(1, { title: 'لهم ثانية' })
    await press(form.submitEdit)
    await conflict()
    await press(shell.conflict.merge)
    await waitFor(async () =>
      expect(await stored('خالد')).toMatchObject({ title: 'لهم ثانية', specialization: 'تخصصي' }),
    )
  })

  it('and the form stays open while another member is deleted', async () => {
    await open(2)
    await press(words.card.edit('خالد'))
    fill(form.jobTitle, 'لي')
    await owner.remove('team/m0')
    await expectCards('خالد')
    expect(screen.getByLabelText(form.name)).toHaveValue('خالد')
    expect(screen.getByLabelText(form.jobTitle)).toHaveValue('لي')
  })
})

it('an edit of a member who was deleted elsewhere can be given up or added again', async () => {
  expectConsole(CONFLICT)
  await open(1)
  await press(words.card.edit('سارة'))
  fill(form.jobTitle, 'ما كتبته')
  await owner.remove('team/m0')
  await expectCards()
  await press(form.submitEdit)
  await screen.findByRole('dialog', { name: words.conflict.goneTitle('سارة') })
  await press(shell.deleted.theirs)
  await waitFor(() => expect(screen.queryByLabelText(form.jobTitle)).toBeNull())
  await undo(shell.deleted.left)
  await waitFor(() => expect(screen.getByLabelText(form.jobTitle)).toHaveValue('ما كتبته'))
  expect(await stored('سارة')).toBeUndefined()

  await press(form.submitEdit)
  await press(words.conflict.addAgain)
  await expectCards('سارة')
  expect(await stored('سارة')).toMatchObject({ id: 'm0', title: 'ما كتبته' })
})

/** Presses a button that saves, and types before the answer can arrive. */
async function saveAndType(name: string, label: string, text: string) {
  fireEvent.click(await button(name))
  expect(screen.getByText(shell.save.saving)).toBeVisible()
  fill(label, text)
}

describe('what is typed stays unsaved (115, P6)', () => {
  it('during an update', async () => {
    await open(1)
    await press(words.card.edit('سارة'))
    fill(form.jobTitle, 'أُرسل')
    await saveAndType(form.submitEdit, form.specialization, 'كُتب أثناء الحفظ')
    await expectShown(words.toast.updated.text)
    expect(await stored('سارة')).toMatchObject({ title: 'أُرسل', specialization: 'النطق' })
    expect(screen.getByLabelText(form.specialization)).toHaveValue('كُتب أثناء الحفظ')
    await expectUnsaved(1)
    await press(form.submitEdit)
    await waitFor(() => expect(screen.queryByLabelText(form.specialization)).toBeNull())
    expect(await stored('سارة')).toMatchObject({ title: 'أُرسل', specialization: 'كُتب أثناء الحفظ' })
  })

  it('during an addition', async () => {
    await open(1)
    await press(words.add)
    await screen.findByLabelText(form.name)
    fill(form.name, 'منى')
    await saveAndType(form.submitAdd, form.jobTitle, 'كُتب أثناء الإضافة')
    await expectShown(words.toast.added.text)
    await expectCards('سارة', 'منى')
    expect(await stored('منى')).toMatchObject({ title: '' })
    expect(screen.getByLabelText(form.jobTitle)).toHaveValue('كُتب أثناء الإضافة')
    await expectUnsaved(1)
    await press(form.submitEdit)
    await waitFor(() => expect(screen.queryByLabelText(form.jobTitle)).toBeNull())
    expect(await stored('منى')).toMatchObject({ title: 'كُتب أثناء الإضافة' })
    expect(await owner.list('team')).toHaveLength(2)
  })

  it('during the saving of all members', async () => {
    await open(2)
    await press(words.card.edit('خالد'))
    fill(form.jobTitle, 'أُرسل')
    await press(words.card.edit('سارة'))
    fill(form.jobTitle, 'أُرسل أيضاً')
    await saveAndType(words.saveAll, form.specialization, 'كُتب أثناء الحفظ')
    await expectShown(words.toast.saved.text)
    expect(await stored('خالد')).toMatchObject({ title: 'أُرسل' })
    expect(await stored('سارة')).toMatchObject({ title: 'أُرسل أيضاً', specialization: 'النطق' })
    expect(screen.getByLabelText(form.specialization)).toHaveValue('كُتب أثناء الحفظ')
    await expectUnsaved(1)
    await press(words.saveAll)
    await waitFor(() => expect(screen.queryByLabelText(form.specialization)).toBeNull())
    expect(await stored('سارة')).toMatchObject({ title: 'أُرسل أيضاً', specialization: 'كُتب أثناء الحفظ' })
  })
})

it('unsaved edits stay with their member and are offered back at the next visit (115, beyond 1, beyond 2)', async () => {
  const { router, unmount } = await open(2)
  await press(words.card.edit('سارة'))
  fill(form.jobTitle, 'أولى')
  await press(words.add)
  await waitFor(() => expect(screen.getByLabelText(form.name)).toHaveValue(''))
  fill(form.name, 'منى')
  await press(words.card.edit('خالد'))
  await expectShown(words.card.isNew)
  expect(screen.getAllByText(words.card.changed)).toHaveLength(1)
  await press(words.card.continueEdit('سارة'))
  expect(screen.getByLabelText(form.jobTitle)).toHaveValue('أولى')
  await press(words.refresh)
  await expectQuestion(words.refreshAsk.title)
  await press(words.refreshAsk.cancel)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  void router.navigate('/?tab=products')
  await expectQuestion(shell.leaveDialog.title)
  await press(shell.leaveDialog.cancel)
  expect(screen.getByLabelText(form.jobTitle)).toHaveValue('أولى')

  unmount()
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))
  expect(JSON.stringify(drafts)).toContain('منى')
  expect(JSON.stringify(drafts)).not.toContain('data:image')
  showTab(TeamTab)
  await press(shell.draft.restore)
  await expectUnsaved(2)
  await press(words.refresh)
  await press(words.refreshAsk.confirm)
  await waitFor(async () => expect(await button(words.saveAll)).toBeDisabled())
  expect(screen.queryByLabelText(form.name)).toBeNull()
  expect(await stored('سارة')).toMatchObject({ title: 'أخصائي', image: PICTURE })
})

it('a move keeps an open form, is sent again after a network failure, and is known to an undo (decision 147)', async () => {
  expectConsole(/OfflineError: No network/)
  await open(3)
  await press(words.card.edit('نورة'))
  fill(form.jobTitle, 'مشرفة')
  await press(words.order.earlier('نورة'))
  await waitFor(async () => expect(await storedOrder()).toEqual(['سارة', 'نورة', 'خالد']))
  await expectCards('سارة', 'نورة', 'خالد')
  expect(screen.queryByText(form.changedElsewhere)).toBeNull()
  expect(screen.getByLabelText(form.jobTitle)).toHaveValue('مشرفة')
  await press(form.submitEdit)
  await expectShown(words.toast.updated.text)
  expect(await stored('نورة')).toMatchObject({ title: 'مشرفة', order: 2 })

  setOnline(false)
  await press(words.order.later('سارة'))
  const [, moved] = await screen.findAllByRole('article')
  expect(await within(moved ?? document.body).findByRole('alert')).toHaveTextContent(words.card.unmoved)
  expect(cards()).toEqual(['نورة', 'سارة', 'خالد'])
  expect(await storedOrder()).toEqual(['سارة', 'نورة', 'خالد'])
  setOnline(true)
  await press(words.card.unmoved)
  await waitFor(async () => expect(await storedOrder()).toEqual(['نورة', 'سارة', 'خالد']))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

  await press(words.card.remove('سارة'))
  await press(words.removal.confirm)
  await expectCards('نورة', 'خالد')
  await undo(words.toast.removed.text('سارة'))
  await expectCards('نورة', 'سارة', 'خالد')
  await waitFor(async () => expect(await storedOrder()).toEqual(['نورة', 'سارة', 'خالد']))
})
