import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { uiCopy } from '../../../src/copy/ui'
import { CopyButton } from '../../../src/admin/ui/buttons'
import { PasswordField } from '../../../src/admin/login/login-forms'
import { Tabs } from '../../../src/admin/ui/tabs'
import { TextField, type TextFieldProps } from '../../../src/admin/ui/fields'
import { uploader as text } from '../../../src/copy/uploader'
import { renderUi } from '../../render'

describe('copying a text (140)', () => {
  async function press(answer: () => Promise<void>) {
    renderUi(<CopyButton value="https://a.example/b" text={text} />)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer)
    fireEvent.click(screen.getByRole('button', { name: text.copy }))
    await act(async () => {})
    expect(write).toHaveBeenCalledWith('https://a.example/b')
  }

  it('is confirmed for two seconds', async () => {
    vi.useFakeTimers()
    await press(() => Promise.resolve())
    act(() => void vi.advanceTimersByTime(1_999))
    expect(screen.getByRole('button')).toHaveTextContent(text.copied)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button')).toHaveTextContent(text.copy)
    vi.useRealTimers()
  })

  it('shows it where the clipboard is blocked', async () => {
    await press(() => Promise.reject(new Error('no')))
    expect(screen.getByRole('alert')).toHaveTextContent('https://a.example/b')
  })
})

describe('tabs', () => {
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value, content: <p>panel {value}</p> }))
  function Row({ activation }: { activation: 'automatic' | 'manual' }) {
    const [value, setValue] = useState('a')
    return <Tabs tabs={tabs} value={value} onChange={setValue} label="row" activation={activation} />
  }
  async function walk(activation: 'automatic' | 'manual') {
    const { user } = renderUi(<Row activation={activation} />)
    await user.click(screen.getByRole('tab', { name: 'a' }))
    expect(screen.queryByText('panel b')).toBeNull()
    return async (key: string, name: string, panel: string) => {
      await user.keyboard(`{${key}}`)
      // Radix moves the focus in a task of its own.
      await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveFocus())
      expect(screen.getByRole('tabpanel')).toHaveTextContent(`panel ${panel}`)
    }
  }

  it('move to the next one with the left arrow, and around the ends', async () => {
    const expectAfter = await walk('automatic') // contradiction 32
    await expectAfter('ArrowLeft', 'b', 'b')
    await expectAfter('ArrowRight', 'a', 'a')
    await expectAfter('ArrowRight', 'c', 'c')
  })

  it('open on Enter where leaving has to be confirmed', async () => {
    const expectAfter = await walk('manual')
    await expectAfter('ArrowLeft', 'b', 'a')
    await expectAfter('Enter', 'b', 'b')
  })
})

describe('a field', () => {
  function Held({ start = '', ...rest }: { start?: string } & Omit<TextFieldProps, 'value' | 'onChange' | 'label'>) {
    const [value, setValue] = useState(start)
    return <TextField {...rest} label="name" value={value} onChange={setValue} />
  }

  it('is described by its error before its hint, and valid without one', () => {
    renderUi(
      <>
        <Held error="too long" hint="short" required rows={3} />
        <Held ltr type="url" />
      </>,
    )
    const [input, link] = screen.getAllByLabelText('name')
    expect(input?.tagName).toBe('TEXTAREA')
    expect(input).toHaveAccessibleDescription('too long short')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
    expect(link).toBeValid()
    expect(link).not.toHaveAttribute('aria-describedby')
    // Addresses are read from left to right.
    expect(link).toHaveAttribute('dir', 'ltr')
  })

  it('selects its initial value on focus, and adds on Enter without submitting the form', async () => {
    const [add, send] = [vi.fn(), vi.fn()]
    const { user } = renderUi(
      <form onSubmit={send}>
        <Held onEnter={add} start="منتج 9" selectOnFocus />
      </form>,
    )
    const input = screen.getByLabelText('name')
    await user.tab()
    await user.keyboard('س{Enter}') // 131
    expect(input).toHaveValue('س')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(add).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
  })
})

it('a password is hidden until its button is pressed, and never in the attribute, which style sheets can read (80)', async () => {
  function Password() {
    const [value, setValue] = useState('')
    return <PasswordField label="password" value={value} onChange={setValue} />
  }
  const { user } = renderUi(<Password />)
  const input = screen.getByLabelText('password')
  expect(input).toHaveAttribute('dir', 'ltr')
  for (const [type, press] of [
    ['password', uiCopy.showPassword],
    ['text', uiCopy.hidePassword],
  ] as const) {
    expect(input).toHaveAttribute('type', type)
    await user.type(input, 'secret')
    expect(input).not.toHaveAttribute('value')
    await user.click(screen.getByRole('button', { name: press }))
    expect(input).not.toHaveAttribute('value')
  }
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('secretsecret')
})
