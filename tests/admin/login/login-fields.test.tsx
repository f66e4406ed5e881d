import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordField } from '../../../src/admin/login/login-fields'
import { login } from '../../../src/copy/admin/login'
import { uiWords } from '../../../src/copy/ui'
import { renderUi } from '../../helpers/render'

// Requirement 80
it('a password is hidden until its button is pressed, and never in the attribute', async () => {
  const { user } = renderUi(<PasswordField />)
  const input = screen.getByLabelText(login.password)
  expect(input).toHaveAttribute('dir', 'ltr')
  for (const [type, press] of [
    ['password', uiWords.showPassword],
    ['text', uiWords.hidePassword],
  ] as const) {
    expect(input).toHaveAttribute('type', type)
    await user.type(input, 'secret')
    expect(input).not.toHaveAttribute('value')
    const button = screen.getByRole('button', { name: press })
    // The label says what the next press does.
    expect(button).not.toHaveAttribute('aria-pressed')
    await user.click(button)
  }
  expect(input).toHaveAttribute('type', 'password')
  expect(input).not.toHaveAttribute('value')
  expect(input).toHaveValue('secretsecret')
})
