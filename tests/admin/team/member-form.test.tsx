import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberForm } from '../../../src/admin/team/member-form'
import { EMPTY } from '../../../src/admin/team/team-form'
import { adminTeam } from '../../../src/copy/admin-team'
import { showForm } from '../form/show-form'

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
