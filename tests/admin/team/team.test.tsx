import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyMember } from '../../../src/admin/team/empty-member'
import { MemberForm } from '../../../src/admin/team/member-form'
import { TeamForm } from '../../../src/admin/team/team-form'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { adminTeam } from '../../../src/copy/admin/team'
import { uiWords } from '../../../src/copy/ui'
import type { TeamMemberFields } from '../../../src/data/content/team'
import { TEAM_MAX } from '../../../src/limits'
import { storedMember } from '../../fixtures/members'
import { NO_IMAGES } from '../../helpers/admin/link-form'
import {
  buttonNamed,
  choose,
  expectGone,
  fill,
  InDashboard,
  press,
  showForm,
  TOASTS,
} from '../../helpers/admin/show-form'
import { consoleLines, expectConsole } from '../../helpers/console'

const { form: words, labels } = adminTeam
const edit = (name: string) => choose(adminList.menu(name), adminList.edit)

/** Shows a team of members with these names. */
function showTeam(...names: string[]) {
  const team = (shownNames: readonly string[]) => (
    <TeamForm
      members={shownNames.map((name, index) => storedMember(name, { name, order: index + 1 }))}
      refresh={null}
    />
  )
  const { rerender, ...shown } = showForm(team(names))
  return {
    ...shown,
    /** Shows these members instead. */
    live: (...liveNames: string[]) => rerender(<InDashboard>{team(liveNames)}</InDashboard>),
  }
}

it.each([
  ['form', () => edit('هند')],
  ['menu', () => press(adminList.menu('هند'))],
  ['position', () => press(adminList.position.label('هند', 2, 2))],
])('a member whose %s is open while it is deleted elsewhere is named', async (_, open) => {
  const { live } = showTeam('سارة', 'هند')
  open()
  live('سارة')
  await expectGone(adminTeam.noun('هند'))
  expect(buttonNamed(adminTeam.add)).toHaveFocus()
})

/** Shows the form of a new member without a name. */
function showNewMember() {
  const onChange = vi.fn()
  const shown = showForm(
    <MemberForm
      title={words.addTitle}
      id="m"
      fields={emptyMember()}
      errorOf={(name) => (name === 'm.name' ? words.required : null)}
      onChange={onChange}
      images={NO_IMAGES}
    />,
  )
  return { ...shown, onChange }
}

// Requirement 110
it('the form of a member has every field, and the error of its name', () => {
  showNewMember()
  for (const label of [
    labels.name,
    labels.title,
    labels.specialization,
    words.credentials.placeholder,
  ])
    expect(screen.getByLabelText(label)).toBeVisible()
  expect(screen.getByText(labels.image)).toBeVisible()
  expect(screen.getByLabelText(labels.name)).toHaveAccessibleDescription(words.required)
})

// Requirements 111, 112
it('a new member has the icon Users and the first of four colours', async () => {
  const { user } = showNewMember()
  await user.click(screen.getByText(words.look))
  expect(screen.getByRole('radio', { name: words.icons.Users })).toBeChecked()
  expect(screen.getByRole('radio', { name: words.colors['text-primary'] })).toBeChecked()
  expect(
    screen.getAllByRole('radio', { name: new RegExp(Object.values(words.colors).join('|')) }),
  ).toHaveLength(4)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
})

// Requirement 111
it('a new member can have another icon', async () => {
  const { user, onChange } = showNewMember()
  await user.click(screen.getByText(words.look))
  await user.click(screen.getByLabelText(words.icons.Heart))
  const [[change] = []] = onChange.mock.calls as [(fields: TeamMemberFields) => TeamMemberFields][]
  expect(change?.(emptyMember())).toMatchObject({ icon: 'Heart' })
})

const isChanged = () =>
  screen.getAllByRole('article').some((card) => card.textContent.includes(adminTeam.card.changed))

// Requirement 115
it('the team refuses a blank name', () => {
  showTeam('سارة')
  edit('سارة')
  fill(labels.name, ' ')
  press(adminTeam.save.updated)
  expect(screen.getByLabelText(labels.name)).toBeInvalid()
})

it('the changes of a card stay while another one is open', () => {
  showTeam('سارة', 'خالد')
  edit('سارة')
  fill(labels.title, 'جديد')
  edit('خالد')
  expect(isChanged()).toBe(true)
})

// Requirement 115
it('a cancelled form of a member discards its changes, with an undo', async () => {
  showTeam('سارة', 'خالد')
  edit('سارة')
  fill(labels.title, 'جديد')
  press(words.cancel)
  expect(screen.queryByLabelText(labels.name)).toBeNull()
  expect(isChanged()).toBe(false)
  await screen.findByText(admin.bringBackChanges)
  press(admin.bringBackChanges)
  expect(isChanged()).toBe(true)
})

// Requirement 116
it('the team says that a member cannot be added, and tries again', async () => {
  // No project is configured here, so no id can be made.
  expectConsole(/a live value failed/)
  expectConsole(/a member was not added/)
  showTeam('سارة')
  press(adminTeam.add)
  const failures = () => consoleLines().filter((line) => line.includes('was not added')).length
  expect(await screen.findByText(adminTeam.failed.added.text)).toBeVisible()
  expect(failures()).toBe(1)
  press(uiWords.retry, TOASTS)
  await waitFor(() => expect(failures()).toBe(2))
  expect(screen.queryByLabelText(labels.name)).toBeNull()
})

/** Makes each save fail, until the test ends. */
function goOffline(): void {
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
}

it('the message of a save that failed goes with the cancelled form of its member', async () => {
  goOffline()
  showTeam('سارة', 'خالد')
  edit('سارة')
  fill(labels.title, 'جديد')
  press(adminTeam.save.updated)
  await screen.findByText(adminTeam.failed.updated.text)
  press(words.cancel)
  await waitFor(() => expect(screen.queryByText(adminTeam.failed.updated.text)).toBeNull())
})

// Requirement 116
it('the team says that the changes of several members were not saved, and keeps them', async () => {
  goOffline()
  showTeam('سارة', 'خالد')
  for (const name of ['سارة', 'خالد']) {
    edit(name)
    fill(labels.title, `لقب ${name}`)
  }
  press(adminTeam.save.all)
  expect(await screen.findByText(adminTeam.failed.all.text)).toBeVisible()
  expect(screen.getByLabelText(labels.title)).toHaveValue('لقب خالد')
  edit('سارة')
  expect(screen.getByLabelText(labels.title)).toHaveValue('لقب سارة')
})

/** Edits and deletes a member, and undoes that, which fails: no project is configured here. */
async function failUndoOfDeletion() {
  expectConsole(/team\.changeInList failed/)
  expectConsole(/versions\.takeBackLastDeletion failed/)
  const { live } = showTeam('سارة', 'خالد')
  edit('سارة')
  fill(labels.title, 'جديد')
  choose(adminList.menu('سارة'), adminList.delete)
  await screen.findByText(adminTeam.deletion.confirm)
  press(adminTeam.deletion.confirm)
  await screen.findByText(adminTeam.failed.deleted.text)
  // Only the answer was lost.
  live('خالد')
  await screen.findByText(adminList.deleted(adminTeam.noun('سارة')))
  live('خالد', 'هند')
  press(admin.undo)
  await screen.findByText(adminList.takeBackFailed(adminTeam.noun('سارة')))
  return { live }
}

it('a deleted member whose undo failed is no new one', async () => {
  await failUndoOfDeletion()
  expect(screen.queryByText(adminTeam.card.isNew)).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('a deleted member comes back with its changes though the answer of the undo was lost', async () => {
  const { live } = await failUndoOfDeletion()
  live('سارة', 'خالد', 'هند')
  await waitFor(() =>
    expect(screen.queryByText(adminList.takeBackFailed(adminTeam.noun('سارة')))).toBeNull(),
  )
  edit('سارة')
  expect(screen.getByLabelText(labels.title)).toHaveValue('جديد')
})

it('the team says that it is full instead of adding another member, without hidden ones', () => {
  const show = (hiddenMembers: number) => {
    cleanup()
    const members = Array.from({ length: TEAM_MAX }, (_, index) =>
      storedMember(`m${index}`, index < hiddenMembers ? { hidden: 1 } : { order: index + 1 }),
    )
    showForm(<TeamForm members={members} refresh={null} />)
  }
  show(1)
  expect(buttonNamed(adminTeam.add)).toBeEnabled()
  expect(screen.queryByText(adminTeam.full)).toBeNull()
  show(0)
  expect(buttonNamed(adminTeam.add)).toBeDisabled()
  expect(screen.getByText(adminTeam.full)).toBeVisible()
})
