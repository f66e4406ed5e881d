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

it('the focus goes to the opened tab when Back closes a dialog of another one', () => {
  const { rerender } = render(<Panels open="a" />)
  render(<input aria-label="name" />, { container: dialog() })
  screen.getByLabelText('name').focus()
  rerender(<Panels open="b" />)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

function Panels({ open }: { open: string }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnOpened(open, main)
  return (
    <main ref={main}>
      <div role="tabpanel" data-state="active" tabIndex={-1}>
        {open}
      </div>
    </main>
  )
}

/** An open dialog, which is outside of the tabs. */
function dialog(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'dialog')
  document.body.append(element)
  return element
}
