import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberForm } from '../../../src/admin/team/member'
import { emptyMember } from '../../../src/admin/team/empty-member'
import { TeamForm } from '../../../src/admin/team/team-form'
import type { TeamMemberFields } from '../../../src/data/content/team'
import { admin } from '../../../src/copy/admin'
import { listWords } from '../../../src/copy/admin-list'
import { adminTeam } from '../../../src/copy/admin-team'
import { storedMember } from '../../fixtures/members'
import { choose, fill, press, showForm } from '../../helpers/show-form'

const { form: words, labels } = adminTeam
const edit = (name: string) => choose(listWords.menu(name), listWords.edit)

/** Shows a team of members with these names. */
function showTeam(...names: string[]) {
  const members = names.map((name, index) => storedMember(`m${index}`, { name, order: index + 1 }))
  return showForm(<TeamForm members={members} refresh={null} />)
}

// Requirements 110, 111, 112
it('has every field, a new one with the icon Users and the first colour', async () => {
  const onChange = vi.fn()
  const { user } = showForm(
    <MemberForm
      title={words.addTitle}
      id="m"
      fields={emptyMember()}
      errorOf={(name) => (name === 'm.name' ? words.required : null)}
      onChange={onChange}
      hold={vi.fn()}
    />,
  )
  for (const label of [
    labels.name,
    labels.title,
    labels.specialization,
    words.credentials.placeholder,
  ])
    expect(screen.getByLabelText(label)).toBeVisible()
  expect(screen.getByText(labels.image)).toBeVisible()
  expect(screen.getByLabelText(labels.name)).toHaveAccessibleDescription(words.required)
  await user.click(screen.getByText(words.look))
  expect(screen.getByRole('radio', { name: words.icons.Users })).toBeChecked()
  expect(screen.getByRole('radio', { name: words.colors['text-primary'] })).toBeChecked()
  expect(
    screen.getAllByRole('radio', { name: new RegExp(Object.values(words.colors).join('|')) }),
  ).toHaveLength(4)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  await user.click(screen.getByLabelText(words.icons.Heart))
  const [[change] = []] = onChange.mock.calls as [(fields: TeamMemberFields) => TeamMemberFields][]
  expect(change?.(emptyMember())).toMatchObject({ icon: 'Heart' })
})

// Requirement 115
it('refuses a blank name, and a cancelled form can be brought back', async () => {
  showTeam('سارة', 'خالد')
  const isChanged = () =>
    screen.getAllByRole('article').some((card) => card.textContent.includes(adminTeam.card.changed))
  edit('سارة')
  fill(labels.title, 'جديد')
  fill(labels.name, ' ')
  press(adminTeam.save.updated)
  expect(screen.getByLabelText(labels.name)).toBeInvalid()
  // The changes of one card stay while another one is open.
  edit('خالد')
  expect(isChanged()).toBe(true)
  edit('سارة')
  press(words.cancel)
  expect(screen.queryByLabelText(labels.name)).toBeNull()
  expect(isChanged()).toBe(false)
  await screen.findByText(admin.redo)
  press(admin.redo)
  expect(isChanged()).toBe(true)
})

it('waits with a save for a photo that is being prepared', async () => {
  showTeam('سارة')
  edit('سارة')
  fill(labels.title, 'جديد')
  // Its bytes never come, as those of a picture that lies in a cloud.
  const arrayBuffer = () => new Promise(() => undefined)
  const files = [
    Object.assign(new File(['picture'], 'a.jpg', { type: 'image/jpeg' }), { arrayBuffer }),
  ]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  press(adminTeam.save.updated)
  expect(await screen.findByText(admin.preparing)).toBeVisible()
})
