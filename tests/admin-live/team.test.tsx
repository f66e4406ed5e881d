// @vitest-environment jsdom
import '../setup'
import '../setup-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { admin } from '../../src/copy/admin/admin'
import { adminList } from '../../src/copy/admin/list'
import { adminTeam } from '../../src/copy/admin/team'
import { memberAt } from '../fixtures/members'
import { fill, SAVE_BAR, TOASTS } from '../helpers/admin/show-form'
import { expectConsole } from '../helpers/console'
import { owner, putRules, RULES } from '../helpers/emulator/backend'
import { showTeam } from '../helpers/emulator/show-team'
import {
  adminUid,
  expectCards,
  expectShown,
  findAndChoose,
  findAndPress,
  findButton,
  undo,
} from '../helpers/emulator/tab'

const readStoredMember = async (name: string) =>
  (await owner.list('team')).map(({ data }) => data).find((fields) => fields['name'] === name)

const edit = async (name: string, title: string) => {
  await findAndChoose(name, adminList.edit)
  fill(adminTeam.labels.title, title)
}

// Requirements 109, 115, 117
it('the team keeps the changes of several members and saves all of them', async () => {
  await showTeam(2)
  await edit('سارة', 'جديد')
  await edit('خالد', 'أيضاً')
  await findAndPress(adminTeam.save.all)
  await expectShown(adminTeam.saved.all.title)
  expect(await readStoredMember('سارة')).toMatchObject({ title: 'جديد', credentials: ['شهادة'] })
  expect(await readStoredMember('خالد')).toMatchObject({ title: 'أيضاً' })
  await waitFor(() => expect(screen.queryByLabelText(adminTeam.labels.name)).toBeNull())
})

// Requirement 115
it('the team goes to a new card, and shows what is typed during the save as a change', async () => {
  await showTeam(1)
  await findAndPress(adminTeam.add)
  await waitFor(() => fill(adminTeam.labels.name, 'منى'))
  await findAndPress(adminTeam.save.added)
  fill(adminTeam.labels.title, 'كُتب أثناء الحفظ')
  await expectShown(adminTeam.saved.added.title)
  await expectCards('سارة', 'منى')
  expect(screen.getByLabelText(adminTeam.labels.title)).toHaveValue('كُتب أثناء الحفظ')
  await findAndPress(adminTeam.save.updated)
  await waitFor(async () =>
    expect(await readStoredMember('منى')).toMatchObject({ title: 'كُتب أثناء الحفظ', order: 2 }),
  )
  await waitFor(async () => expect(await findButton(adminList.menu('منى'))).toHaveFocus())
  expect(await owner.list('team')).toHaveLength(2)
})

it.each([
  { title: 'a hidden member has no way to the page', edited: ['خالد'], links: 0 },
  { title: 'a hidden and a visible one has a way', edited: ['خالد', 'سارة'], links: 1 },
])('a save of $title', async ({ edited, links }) => {
  const kind = edited.length > 1 ? 'all' : 'updated'
  await showTeam(2)
  await findAndChoose('خالد', adminList.hide)
  await expectShown(adminList.hiddenMark)
  for (const name of edited) await edit(name, 'جديد')
  await findAndPress(adminTeam.save[kind])
  await expectShown(adminTeam.saved[kind].title)
  expect(screen.queryAllByRole('link', { name: admin.seeOnSite })).toHaveLength(links)
})

/** Edits a member and saves, while the administrator has lost her right. */
async function saveWithoutRight(): Promise<void> {
  expectConsole(/\[data\]/)
  await showTeam(2)
  await edit('سارة', 'جديد')
  await owner.delete(`admins/${adminUid()}`)
  await findAndPress(adminTeam.save.updated)
  await expectShown(adminTeam.failed.updated.text)
}

// Requirement 116
it('a refused save of the team says so, and stores nothing', async () => {
  await saveWithoutRight()
  expect(document.querySelector(`${SAVE_BAR} [role=status]`)).toHaveTextContent(
    admin.reasons.denied,
  )
  expect(await readStoredMember('سارة')).toMatchObject({ title: 'أخصائي' })
})

it('a refused save of the team can be sent again', async () => {
  await saveWithoutRight()
  await owner.put(`admins/${adminUid()}`, {})
  await findAndPress(admin.save.retry, SAVE_BAR)
  await waitFor(async () => expect(await readStoredMember('سارة')).toMatchObject({ title: 'جديد' }))
  // The save has an answer: the next test replaces the database.
  await waitFor(() => expect(screen.queryByLabelText(adminTeam.labels.name)).toBeNull())
})

it('a refused save of the team stays refused while another member is deleted', async () => {
  await saveWithoutRight()
  await owner.put(`admins/${adminUid()}`, {})
  await findAndChoose('خالد', adminList.delete)
  await findAndPress(adminTeam.deletion.confirm)
  await expectShown(adminList.deleted(adminTeam.noun('خالد')))
  expect(document.querySelector(SAVE_BAR)).toHaveTextContent(admin.reasons.denied)
})

// Requirement 116
it('the team asks about a member who was deleted meanwhile, and stores it as new', async () => {
  expectConsole(/GoneError/)
  await showTeam(2)
  await edit('سارة', 'جديد')
  await owner.delete('team/m0')
  await findAndPress(adminTeam.save.updated)
  const question = within(
    await screen.findByRole('dialog', { name: admin.gone.question(adminTeam.noun('سارة')) }),
  )
  fireEvent.click(question.getByRole('button', { name: admin.gone.storeAsNew }))
  await waitFor(async () => expect(await readStoredMember('سارة')).toMatchObject({ title: 'جديد' }))
  await expectCards('خالد', 'سارة')
  // The save has an answer: the next test replaces the database.
  await waitFor(() => expect(screen.queryByLabelText(adminTeam.labels.name)).toBeNull())
})

/** Edits and deletes a member, while the administrator has lost her right. */
async function deleteWithoutRight(): Promise<void> {
  expectConsole(/\[data\]/)
  await showTeam(2)
  await edit('سارة', 'جديد')
  await owner.delete(`admins/${adminUid()}`)
  await findAndChoose('سارة', adminList.delete)
  await findAndPress(adminTeam.deletion.confirm)
  await expectShown(adminTeam.failed.deleted.text)
}

// Requirement 116
it('a refused deletion of a member says so and keeps what was typed', async () => {
  await deleteWithoutRight()
  expect(screen.getByLabelText(adminTeam.labels.title)).toHaveValue('جديد')
})

it('a refused deletion of a member can be sent again, and its undo keeps what was typed', async () => {
  await deleteWithoutRight()
  await owner.put(`admins/${adminUid()}`, {})
  await findAndPress(admin.save.retry, TOASTS)
  await expectCards('خالد')
  // The list may show the deletion before the message has left.
  await waitFor(() => expect(screen.queryByText(adminTeam.failed.deleted.text)).toBeNull())
  await undo(adminList.deleted(adminTeam.noun('سارة')))
  await expectCards('سارة', 'خالد')
  await findAndChoose('سارة', adminList.edit)
  await waitFor(() => expect(screen.getByLabelText(adminTeam.labels.title)).toHaveValue('جديد'))
})

it('the retry of a refused undo brings a member and its changes back once', async () => {
  expectConsole(/\[data\]/)
  await showTeam(2)
  await edit('سارة', 'جديد')
  await findAndChoose('سارة', adminList.delete)
  await findAndPress(adminTeam.deletion.confirm)
  await expectCards('خالد')
  await owner.delete(`admins/${adminUid()}`)
  await undo(adminList.deleted(adminTeam.noun('سارة')))
  await expectShown(adminList.takeBackFailed(adminTeam.noun('سارة')))
  await expectCards('خالد')
  await owner.put(`admins/${adminUid()}`, {})
  await undo(adminList.takeBackFailed(adminTeam.noun('سارة')))
  await expectCards('سارة', 'خالد')
  await findAndChoose('سارة', adminList.edit)
  await waitFor(() => expect(screen.getByLabelText(adminTeam.labels.title)).toHaveValue('جديد'))
  await findAndPress(adminTeam.save.updated)
  await expectShown(adminTeam.saved.updated.title)
  expect(await owner.list('team')).toHaveLength(2)
})

it('a field of a member that two devices changed is named with the member', async () => {
  await showTeam(2)
  await edit('سارة', 'عندي')
  await owner.put('team/m0', memberAt(0, { title: 'عندهم', updatedAt: new Date() }))
  await findAndPress(adminTeam.save.updated)
  const clash = admin.labelIn(adminTeam.labels.title, adminTeam.noun('سارة'))
  await expectShown(admin.clashes([clash]))
  expect(await readStoredMember('سارة')).toMatchObject({ title: 'عندي' })
})

it('a member is hidden and visible again at the place where it stood', async () => {
  await showTeam(3)
  await findAndChoose('خالد', adminList.hide)
  await waitFor(async () => expect(await readStoredMember('خالد')).toMatchObject({ hidden: 2 }))
  await expectCards('سارة', 'خالد', 'نورة')
  await waitFor(() => expect(screen.getAllByText(adminList.hiddenMark)).toHaveLength(1))
  await findAndChoose('خالد', adminList.show)
  await waitFor(async () => expect(await readStoredMember('خالد')).toMatchObject({ order: 2 }))
  expect(await readStoredMember('خالد')).not.toHaveProperty('hidden')
  expect(await readStoredMember('نورة')).toMatchObject({ order: 3 })
})

it('a member is deleted after a question, and brought back by its message', async () => {
  await showTeam(2)
  await findAndChoose('سارة', adminList.delete)
  await findAndPress(adminTeam.deletion.cancel)
  await findAndChoose('سارة', adminList.delete)
  await findAndPress(adminTeam.deletion.confirm)
  await expectCards('خالد')
  expect(await readStoredMember('خالد')).toMatchObject({ order: 1 })
  await undo(adminList.deleted(adminTeam.noun('سارة')))
  await expectCards('سارة', 'خالد')
  expect(await readStoredMember('خالد')).toMatchObject({ order: 2 })
})

it('a list that was not live any more is called refreshed once it is live again', async () => {
  expectConsole(/a live value failed|a read failed/)
  onTestFinished(() => putRules(RULES))
  await showTeam(2)
  await putRules(RULES.replace('match /team/{id} {', 'match /others/{id} {'))
  await owner.put('team/m1', memberAt(1, { name: 'منى' }))
  await expectShown(admin.stale.title)
  await findAndPress(adminTeam.refresh)
  await findButton(admin.save.retry, TOASTS)
  expect(screen.queryByText(adminTeam.refreshed)).toBeNull()
  await putRules(RULES)
  await findAndPress(adminTeam.refresh)
  expect(await screen.findByText(adminTeam.refreshed)).toBeInTheDocument()
  await expectCards('سارة', 'منى')
  expect(screen.queryByText(admin.stale.title)).toBeNull()
})
