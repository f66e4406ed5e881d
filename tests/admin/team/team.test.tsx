import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberForm } from '../../../src/admin/team/member'
import { EMPTY, TeamForm } from '../../../src/admin/team/team-form'
import { clearDrafts } from '../../../src/admin/form/drafts'
import { closeToast } from '../../../src/admin/ui/toast'
import { admin } from '../../../src/copy/admin'
import { listWords } from '../../../src/copy/admin-list'
import { adminTeam } from '../../../src/copy/admin-team'
import { storedMember } from '../../fixtures/members'
import { press, showForm } from '../form/show-form'

const words = adminTeam.form

it('has every field, a new one with the icon Users and the first colour (110, 111, 112)', async () => {
  const onChange = vi.fn()
  const { user } = showForm(
    <MemberForm
      title={words.addTitle}
      fields={EMPTY}
      nameError={words.required}
      onChange={onChange}
      onPreparing={vi.fn()}
    />,
  )
  for (const label of [words.name, words.jobTitle, words.specialization, words.credentials.placeholder])
    expect(screen.getByLabelText(label)).toBeVisible()
  expect(screen.getByText(words.photo)).toBeVisible()
  expect(screen.getByLabelText(words.name)).toHaveAccessibleDescription(words.required)
  await user.click(screen.getByText(words.look))
  expect(screen.getByRole('radio', { name: words.icons.Users })).toBeChecked()
  expect(screen.getByRole('radio', { name: words.colors['text-primary'] })).toBeChecked()
  expect(screen.getAllByRole('radio', { name: new RegExp(Object.values(words.colors).join('|')) })).toHaveLength(4)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  await user.click(screen.getByLabelText(words.icons.Heart))
  const [[change] = []] = onChange.mock.calls as [(fields: typeof EMPTY) => typeof EMPTY][]
  expect(change?.(EMPTY)).toMatchObject({ icon: 'Heart' })
})

it('refuses a blank name, and a cancelled form can be brought back (115)', async () => {
  const members = ['سارة', 'خالد'].map((name, index) => storedMember(`m${index}`, { name, order: index + 1 }))
  showForm(<TeamForm members={members} announce={() => {}} refresh={null} />)
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const isChanged = () =>
    screen.getAllByRole('article').some((card) => card.textContent.includes(adminTeam.card.changed))
  const edit = (name: string) => {
    press(listWords.menu(name))
    fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
  }
  edit('سارة')
  fill(words.jobTitle, 'جديد')
  fill(words.name, ' ')
  press(adminTeam.save.updated)
  expect(screen.getByLabelText(words.name)).toBeInvalid()
  // The changes of one card stay while another one is open.
  edit('خالد')
  expect(isChanged()).toBe(true)
  edit('سارة')
  press(words.cancel)
  expect(screen.queryByLabelText(words.name)).toBeNull()
  expect(isChanged()).toBe(false)
  await screen.findByText(admin.redo)
  press(admin.redo)
  expect(isChanged()).toBe(true)
  closeToast()
  clearDrafts('')
})

it('waits with a save for a photo that is being prepared', async () => {
  showForm(<TeamForm members={[storedMember('m0', { name: 'سارة' })]} announce={() => {}} refresh={null} />)
  press(listWords.menu('سارة'))
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.edit }))
  fireEvent.change(screen.getByLabelText(words.jobTitle), { target: { value: 'جديد' } })
  // Its bytes never come, as those of a picture that lies in a cloud.
  const arrayBuffer = () => new Promise(() => undefined)
  const files = [Object.assign(new File(['picture'], 'a.jpg', { type: 'image/jpeg' }), { arrayBuffer })]
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
  press(adminTeam.save.updated)
  expect(await screen.findByText(adminTeam.toast.photoPreparing.title)).toBeVisible()
  closeToast()
  clearDrafts('')
})
