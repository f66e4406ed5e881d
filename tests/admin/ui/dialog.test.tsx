import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog, Dialog } from '../../../src/admin/ui/dialog'
import { uiWords } from '../../../src/copy/ui'
import { renderUi } from '../../helpers/render'

const WORDS = { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' }

/** A button that opens a dialog of this role. */
function Opener({ role }: { role: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <ConfirmDialog
        open={open && role === 'alertdialog'}
        question={WORDS}
        onConfirm={close}
        onCancel={close}
      />
      <Dialog open={open && role === 'dialog'} onClose={close} title="title">
        <input aria-label="inside" />
      </Dialog>
    </>
  )
}

it.each([
  ['dialog', '{Escape}'],
  ['dialog', uiWords.close],
  ['alertdialog', 'no'],
])('a %s takes the focus, and gives it back when it is closed by %s', async (role, way) => {
  const { user } = renderUi(<Opener role={role} />)
  await user.click(screen.getByText('open'))
  expect(screen.getByRole(role)).toContainElement(document.activeElement as HTMLElement)
  await (way.startsWith('{')
    ? user.keyboard(way)
    : user.click(screen.getByRole('button', { name: way })))
  expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getByText('open')).toHaveFocus()
})

it('a dialog closes once by a press on its overlay', () => {
  const onClose = vi.fn()
  renderUi(
    <Dialog open onClose={onClose} title="title">
      words
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'title' })).toBeVisible()
  const overlay = document.querySelector('[data-overlay]') ?? document.body
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByText('words'))
  expect(onClose).toHaveBeenCalledOnce()
})

function ask(extra: Partial<React.ComponentProps<typeof ConfirmDialog>> = {}) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() }
  const { user } = renderUi(<ConfirmDialog open question={WORDS} {...answers} {...extra} />)
  return {
    user,
    counts: () => [answers.onConfirm.mock.calls.length, answers.onCancel.mock.calls.length],
  }
}

// Requirement 100
it('a confirmation names the thing and its consequence, starts on cancel and has the act last', () => {
  ask()
  expect(screen.getByRole('alertdialog', { name: 'delete «a»?' })).toHaveAccessibleDescription(
    'it is gone',
  )
  expect(screen.getByRole('button', { name: 'no' })).toHaveFocus()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['no', 'yes'])
})

it.each([
  ['yes', {}, [1, 0]],
  ['no', {}, [0, 1]],
  ['{Escape}', {}, [0, 1]],
  // While it is busy it cannot be answered twice.
  ['yes', { isPending: true }, [0, 0]],
  ['{Escape}', { isPending: true }, [0, 0]],
])('a confirmation that is answered by %s with %j tells it once', async (way, extra, counts) => {
  const { user, counts: told } = ask(extra)
  await (way.startsWith('{')
    ? user.keyboard(way)
    : user.click(screen.getByRole('button', { name: way })))
  expect(told()).toEqual(counts)
})
