import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DashboardHeader } from '../../../src/admin/app/dashboard-header'
import type { FormName } from '../../../src/admin/form/form-name'
import { adminAccount } from '../../../src/copy/admin/account'
import { admin } from '../../../src/copy/admin/admin'
import { mountForm } from '../../helpers/admin/mount-form'
import { press, showForm } from '../../helpers/admin/show-form'

const { unsaved, text } = admin.signOutDialog

/** Types in a form of this name, closes it, and asks to sign out where it is not open. */
function askAfter(form: FormName): void {
  const { type, unmount } = mountForm(undefined, form)
  type({ name: 'typed' })
  unmount()
  ask()
}

function ask(): void {
  showForm(<DashboardHeader panel={null} />)
  press(admin.signOut)
}

// Requirement 97
it.each<FormName>(['team', 'centre', 'footer', 'product:p1', 'products'])(
  'a sign-out asks about the unsaved changes of %s that no open form shows',
  (form) => {
    askAfter(form)
    expect(screen.getByText(unsaved)).toBeVisible()
  },
)

// Requirement 97
it('a sign-out does not speak of unsaved changes while there are none', () => {
  ask()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(unsaved)).toBeNull()
})

it.each([admin.idle.after, admin.idle.spoken, adminAccount.everywhere.text])(
  'a question before the end of a session says what is kept, and that images are not: %s',
  (question) => expect(question).toContain(admin.kept),
)
