import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { useFocusOnOpened } from '../../../src/admin/app/use-focus-on-opened'

function Tabs({ open }: { open: string }) {
  const main = useRef<HTMLDivElement>(null)
  useFocusOnOpened(open, main)
  return (
    <div ref={main} role="tablist">
      {['a', 'b'].map((name) => (
        <button key={name} role="tab" data-state={name === open ? 'active' : 'inactive'}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** Takes away `Element.role`, which Firefox 115 lacks. */
function takeRole(): void {
  const role = Object.getOwnPropertyDescriptor(Element.prototype, 'role')
  Reflect.deleteProperty(Element.prototype, 'role')
  onTestFinished(() => void Object.defineProperty(Element.prototype, 'role', role ?? {}))
}

it('the focus leaves a tab that Back has closed, without Element.role too', () => {
  takeRole()
  const { rerender } = render(<Tabs open="b" />)
  screen.getByText('b').focus()
  rerender(<Tabs open="a" />)
  expect(screen.getByText('a')).toHaveFocus()
})
