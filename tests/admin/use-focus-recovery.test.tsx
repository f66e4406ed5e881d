import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionEditor } from '../../src/admin/ui/position-editor'
import { useFocusRecovery } from '../../src/admin/use-focus-recovery'

// jsdom lays nothing out: whatever is in the document is visible. In it only fields match :focus-visible, so the browser
// tests prove what happens to buttons.
beforeEach(() => {
  Element.prototype.checkVisibility ??= () => true
})

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return <div ref={frame}>{children}</div>
}

const words = { label: 'position', field: 'field', go: 'go' }

describe("the keyboard's focus", () => {
  it('goes to what replaces the focused control', async () => {
    const user = userEvent.setup()
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
})
