import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { PasswordField } from '../../../src/admin/login/login-fields'
import { CopyButton } from '../../../src/admin/ui/buttons'
import { TextField } from '../../../src/admin/ui/fields'
import { Tabs } from '../../../src/admin/ui/tabs'
import { login } from '../../../src/copy/login'
import { uiWords } from '../../../src/copy/ui'
import { uploader as words } from '../../../src/copy/uploader'
import { renderUi } from '../../helpers/render'

// Requirement 140
it('copying a text is confirmed for two seconds, and a blocked clipboard shows the text', async () => {
  vi.useFakeTimers()
  renderUi(<CopyButton value="https://a.example/b" words={words} />)
  const press = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: words.copy })))
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press()
  expect(write).toHaveBeenCalledWith('https://a.example/b')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(screen.getByRole('button')).toHaveTextContent(words.copied)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button')).toHaveTextContent(words.copy)
  write.mockRejectedValue(new Error('no'))
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('https://a.example/b')
  write.mockRestore()
  vi.useRealTimers()
})

// contradiction 32
it.each([
  ['at once', 'automatic', 'b'],
  ['on Enter where leaving has to be confirmed', 'manual', 'a'],
] as const)(
  'the left arrow moves to the next tab, which opens %s',
  async (_, activation, panel) => {
    const tabs = ['a', 'b', 'c'].map((value) => ({
      value,
      label: value,
      content: <p>panel {value}</p>,
    }))
    function Row() {
      const [value, setValue] = useState('a')
      return (
        <Tabs tabs={tabs} value={value} onChange={setValue} label="row" activation={activation} />
      )
    }
    const { user } = renderUi(<Row />)
    await user.click(screen.getByRole('tab', { name: 'a' }))
    await user.keyboard('{ArrowLeft}')
    // Radix moves the focus in a task of its own.
    await waitFor(() => expect(screen.getByRole('tab', { name: 'b' })).toHaveFocus())
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`panel ${panel}`)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel b')
  },
)

it('a field is described by its error before its hint', () => {
  renderUi(
    <TextField
      field={{ value: '', onChange: vi.fn(), error: 'too long' }}
      label="name"
      hint="short"
      required
      input={{ rows: 3 }}
    />,
  )
  const input = screen.getByLabelText('name')
  expect(input.tagName).toBe('TEXTAREA')
  expect(input).toHaveAccessibleDescription('too long short')
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
})

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
    await user.click(screen.getByRole('button', { name: press }))
  }
  expect(input).toHaveAttribute('type', 'password')
  expect(input).not.toHaveAttribute('value')
  expect(input).toHaveValue('secretsecret')
})
