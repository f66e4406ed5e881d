import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from '../../../src/admin/ui/password-field'
import { TextField, type TextFieldProps } from '../../../src/admin/ui/text-field'
import { SelectField } from '../../../src/ui/field'
import { renderUi } from '../../render'

function Held({ start = '', ...rest }: { start?: string } & Omit<TextFieldProps, 'value' | 'onChange' | 'label'>) {
  const [value, setValue] = useState(start)
  return <TextField {...rest} label="name" value={value} onChange={setValue} />
}

describe('a field', () => {
  it('is described by its error before its hint', () => {
    renderUi(<Held error="too long" hint="short" required />)
    const input = screen.getByLabelText('name')
    expect(input).toHaveAccessibleDescription('too long short')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it('is valid without an error, and shows addresses from left to right', () => {
    renderUi(<Held ltr type="url" />)
    const input = screen.getByLabelText('name')
    expect(input).toBeValid()
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input).toHaveAttribute('dir', 'ltr')
  })

  it('selects its initial value on focus', async () => {
    const { user } = renderUi(<Held start="منتج 9" selectOnFocus />)
    await user.tab()
    await user.keyboard('س')
    expect(screen.getByLabelText('name')).toHaveValue('س')
  })

  it('adds on Enter without submitting the form', async () => {
    const add = vi.fn()
    const send = vi.fn()
    const { user } = renderUi(
      <form onSubmit={send}>
        <Held onEnter={add} />
      </form>,
    )
    const input = screen.getByLabelText('name')
    await user.type(input, 'x{Enter}') // 131
    expect(add).toHaveBeenCalledOnce()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(add).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
  })

  it('can be a text area or a select', async () => {
    const write = vi.fn()
    const choose = vi.fn()
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]
    const { user } = renderUi(
      <>
        <TextField rows={3} label="text" value="" onChange={write} />
        <SelectField label="choice" value="a" onChange={choose} options={options} />
      </>,
    )
    expect(screen.getByLabelText('text').tagName).toBe('TEXTAREA')
    await user.type(screen.getByLabelText('text'), 'x')
    await user.selectOptions(screen.getByLabelText('choice'), 'B')
    expect(write).toHaveBeenCalledWith('x')
    expect(choose).toHaveBeenCalledWith('b')
  })
})

function Password() {
  const [value, setValue] = useState('')
  return <PasswordField label="password" value={value} onChange={setValue} showLabel="show" hideLabel="hide" />
}

it('a password is hidden until its button is pressed, and never in the attribute, which style sheets can read (80)', async () => {
  const { user } = renderUi(<Password />)
  const input = screen.getByLabelText('password')
  expect(input).toHaveAttribute('dir', 'ltr')
  for (const [type, press] of [
    ['password', 'show'],
    ['text', 'hide'],
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
