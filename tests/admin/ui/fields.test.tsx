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
