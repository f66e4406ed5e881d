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
  it('is named by its label', async () => {
    const { user } = renderUi(<Held note="(optional)" />)
    await user.type(screen.getByLabelText(/name/), 'قلم')
    expect(screen.getByLabelText(/name/)).toHaveValue('قلم')
  })

  it('is described by its error before its hint', () => {
    renderUi(<Held error="too long" hint="short" required />)
    const input = screen.getByLabelText('name')
    expect(input).toHaveAccessibleDescription('too long short')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it('is not invalid without an error', () => {
    renderUi(<Held />)
    expect(screen.getByLabelText('name')).toBeValid()
    expect(screen.getByLabelText('name')).not.toHaveAttribute('aria-describedby')
  })

  it('shows addresses from left to right', () => {
    renderUi(<Held ltr type="url" />)
    expect(screen.getByLabelText('name')).toHaveAttribute('dir', 'ltr')
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

describe('a password', () => {
  it('is hidden until its button is pressed', async () => {
    const { user } = renderUi(
      <PasswordField label="password" value="s3cret" onChange={() => undefined} showLabel="show" hideLabel="hide" />,
    ) // 80
    const input = screen.getByLabelText('password')
    expect(input).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'show' }))
    expect(input).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'hide' }))
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveAttribute('dir', 'ltr')
  })
})
