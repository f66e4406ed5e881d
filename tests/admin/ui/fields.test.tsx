import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TextField } from '../../../src/admin/ui/fields'

it('Enter that confirms a suggestion of the keyboard does not act', () => {
  const onEnter = vi.fn()
  render(
    <TextField field={{ value: 'text', onChange: () => {} }} label="field" onEnter={onEnter} />,
  )
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onEnter).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onEnter).toHaveBeenCalledTimes(1)
})

it('a field is described by its error before its hint', () => {
  render(
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

it('a focus selects the text that is likely to be replaced, but not when the window comes back', () => {
  const field = { value: 'text', onChange: () => {} }
  render(<TextField field={field} label="field" input={{ selectsText: true }} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  const selected = () => [input.selectionStart, input.selectionEnd]
  input.focus()
  expect(selected()).toEqual([0, 4])
  input.setSelectionRange(4, 4)
  // A window that is left sends these events, and keeps its active element.
  fireEvent.blur(input)
  fireEvent.focus(input)
  expect(selected()).toEqual([4, 4])
  input.blur()
  input.focus()
  expect(selected()).toEqual([0, 4])
})
