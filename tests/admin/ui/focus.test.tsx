import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moveFocusOnRemoval } from '../../../src/admin/ui/focus'

// In jsdom only fields match :focus-visible. The browser tests cover buttons.

function Rows({ names }: { names: readonly string[] }) {
  return (
    <main>
      <input aria-label="before" />
      <ul>
        {names.map((name) => (
          <li key={name} ref={moveFocusOnRemoval}>
            <input aria-label={name} />
          </li>
        ))}
      </ul>
      <input aria-label="after" />
    </main>
  )
}

it.each([
  { to: 'the next one', focused: 'b', rows: ['a', 'c'], next: 'c' },
  { to: 'the one before, from the last one', focused: 'c', rows: ['a', 'b'], next: 'b' },
  { to: 'what stands after the list, from the only one', focused: 'a', rows: [], next: 'after' },
  {
    to: 'the one before, where the next one goes with it',
    focused: 'b',
    rows: ['a'],
    next: 'a',
  },
])('a row that goes passes its focus to $to', ({ focused, rows, next }) => {
  const { rerender } = render(<Rows names={focused === 'a' ? ['a'] : ['a', 'b', 'c']} />)
  screen.getByLabelText(focused).focus()
  rerender(<Rows names={rows} />)
  expect(screen.getByLabelText(next)).toHaveFocus()
})

it('a row that goes leaves the focus that is elsewhere', () => {
  const { rerender } = render(<Rows names={['a', 'b']} />)
  screen.getByLabelText('before').focus()
  rerender(<Rows names={['b']} />)
  expect(screen.getByLabelText('before')).toHaveFocus()
})
