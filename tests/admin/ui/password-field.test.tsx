import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PasswordField } from '../../../src/admin/ui/password-field'
import { renderUi } from '../../render'

function Form() {
  const [password, setPassword] = useState('')
  return <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value={password} onChange={setPassword} />
}

it('keeps the password out of the attribute, which style sheets can read', async () => {
  const { user } = renderUi(<Form />)
  const field = screen.getByLabelText('Password')
  for (const name of ['Show', 'Hide']) {
    await user.type(field, 'secret')
    expect(field).not.toHaveAttribute('value')
    await user.click(screen.getByRole('button', { name }))
    expect(field).not.toHaveAttribute('value')
  }
  expect(field).toHaveValue('secretsecret')
})
