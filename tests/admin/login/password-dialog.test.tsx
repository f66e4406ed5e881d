import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordDialog } from '../../../src/admin/login/password-dialog'
import { SessionProvider } from '../../../src/admin/session/session-provider'
import { login } from '../../../src/copy/login'
import { uiCopy } from '../../../src/copy/ui'
import { expectConsole } from '../../console'
import { renderUi } from '../../render'

/** No project is configured here, so every password is refused. */
async function show() {
  expectConsole(/a live value failed/)
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const element = (open: boolean) => (
    <SessionProvider>
      <PasswordDialog open={open} onConfirm={onConfirm} onCancel={onCancel} />
    </SessionProvider>
  )
  const { user, rerender } = await act(async () => renderUi(element(true)))
  const field = () => screen.getByLabelText<HTMLInputElement>(login.password)
  return { user, rerender, element, field, onConfirm, onCancel }
}

describe('the dialog that asks for the password', () => {
  it('starts in the field and says its purpose', async () => {
    const { field } = await show()
    expect(field()).toHaveFocus()
    expect(screen.getByRole('dialog', { name: login.again.title })).toHaveAccessibleDescription(login.again.text)
  })

  it('refuses a blank password at the field', async () => {
    const { user, field, onConfirm } = await show()
    await user.click(screen.getByRole('button', { name: login.again.submit }))
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription(login.blankPassword)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('submits by Enter, keeps a refused password and says why', async () => {
    const { user, field, onConfirm } = await show()
    expectConsole(/session.reauthenticate failed/)
    await user.keyboard('typed{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(login.notConfigured)
    expect(field()).toHaveValue('typed')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('shows and hides the password', async () => {
    const { user, field } = await show()
    await user.click(screen.getByRole('button', { name: uiCopy.showPassword }))
    expect(field()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: uiCopy.hidePassword }))
    expect(field()).toHaveAttribute('type', 'password')
  })

  it.each(['{Escape}', login.again.cancel])('is cancelled by %s', async (way) => {
    const { user, onCancel } = await show()
    await (way === '{Escape}' ? user.keyboard(way) : user.click(screen.getByRole('button', { name: way })))
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('forgets the password when it closes', async () => {
    const { user, field, rerender, element } = await show()
    await user.keyboard('typed')
    rerender(element(false))
    rerender(element(true))
    expect(field()).toHaveValue('')
  })
})
