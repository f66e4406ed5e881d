import { render, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ItemPosition } from '../../../src/admin/list/item-position'
import { listWords } from '../../../src/copy/admin-list'
import { useFocusRecovery } from '../../../src/admin/app/use-focus-recovery'
import { setupUser } from '../../helpers/user'

// In jsdom only fields match :focus-visible. The browser tests cover buttons.

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return <div ref={frame}>{children}</div>
}

const words = listWords.place

it("the keyboard's focus moves to the replacement of a removed control", async () => {
  const user = setupUser()
  render(
    <Frame>
      <ItemPosition controls={{ name: 'قلم', position: 2, total: 3, onMove: () => undefined }} />
    </Frame>,
  )
  const button = () => screen.getByRole('button', { name: words.label('قلم', 2, 3) })
  await user.click(button())
  expect(screen.getByLabelText(words.field('قلم'))).toHaveFocus()
  await user.keyboard('{Escape}')
  await expect.poll(() => button()).toHaveFocus()
})

it('the focus is scrolled into view when a closing toast gives it to another control', async () => {
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
      <button>toast</button>
    </>,
  )
  const [first, second] = screen.getAllByRole('textbox')
  const toast = screen.getByRole('button')
  await user.tab()
  toast.focus()
  second?.focus()
  await expect.poll(() => shown).toEqual(['second'])

  await user.pointer({ keys: '[MouseLeft]', target: toast })
  first?.focus()
  await new Promise(requestAnimationFrame)
  expect(shown).toEqual(['second'])
})
