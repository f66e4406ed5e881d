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
