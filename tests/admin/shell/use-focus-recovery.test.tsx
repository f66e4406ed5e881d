import { render, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionEditor } from '../../../src/admin/ui/position-editor'
import { useFocusRecovery } from '../../../src/admin/shell/use-focus-recovery'
import { setupUser } from '../../user'

// In jsdom every element counts as visible, and only fields match :focus-visible. The browser tests cover buttons.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: () => true, configurable: true })
})

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return <div ref={frame}>{children}</div>
}

const words = { label: 'position', field: 'field', go: 'go' }

describe("the keyboard's focus", () => {
  it('moves to the replacement of a removed control', async () => {
    const user = setupUser()
    render(
      <Frame>
        <PositionEditor position={2} total={3} words={words} onMove={() => undefined} />
        <button type="button">after</button>
      </Frame>,
    )
    await user.click(screen.getByRole('button', { name: 'position' }))
    expect(screen.getByLabelText('field')).toHaveFocus()
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'position' })).toHaveFocus())
  })

  it('is scrolled into view when a closing toast gives it to another control than it had last', async () => {
    const shown: string[] = []
    Element.prototype.scrollIntoView = function () {
      shown.push(this.id)
    }
    const user = setupUser()
    render(
      <>
        <Frame>
          <input id="first" />
          <input id="second" />
        </Frame>
        <button type="button">toast</button>
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox')
    await user.tab()
    screen.getByRole('button').focus()
    second?.focus()
    await vi.waitFor(() => expect(shown).toEqual(['second']))

    await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button') })
    first?.focus()
    await new Promise(requestAnimationFrame)
    expect(shown).toEqual(['second'])
  })
})
