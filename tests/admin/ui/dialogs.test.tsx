import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../../src/admin/ui/confirm-dialog'
import { Dialog } from '../../../src/admin/ui/dialog'
import { uiCopy } from '../../../src/copy/ui'
import { renderUi } from '../../render'

const WORDS = { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' }

function Opener({ isQuestion = false }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isQuestion ? (
        <ConfirmDialog open={open} words={WORDS} onConfirm={close} onCancel={close} />
      ) : (
        <Dialog open={open} onClose={close} title="title">
          <input aria-label="inside" />
        </Dialog>
      )}
    </>
  )
}

describe('a dialog', () => {
  it.each(['{Escape}', 'close'])('takes the focus, and gives it back when it is closed by %s', async (way) => {
    const { user } = renderUi(<Opener />)
    await user.click(screen.getByText('open'))
    const dialog = screen.getByRole('dialog', { name: 'title' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await (way === 'close' ? user.click(screen.getByRole('button', { name: uiCopy.close })) : user.keyboard(way))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('open')).toHaveFocus()
  })

  it('closes once by a press on its overlay', () => {
    const onClose = vi.fn() // 47
    renderUi(
      <Dialog open onClose={onClose} title="title">
        words
      </Dialog>,
    )
    const overlay = document.querySelector('[data-overlay]') ?? document.body
    fireEvent.pointerDown(overlay)
    fireEvent.click(overlay)
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByText('words'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

function ask(extra: Partial<React.ComponentProps<typeof ConfirmDialog>> = {}) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() }
  const { user } = renderUi(<ConfirmDialog open words={WORDS} {...answers} {...extra} />)
  return { user, counts: () => [answers.onConfirm.mock.calls.length, answers.onCancel.mock.calls.length] }
}

describe('a confirmation', () => {
  it('names the thing, says the consequence, starts on cancel and puts its action last (100)', () => {
    ask()
    expect(screen.getByRole('alertdialog', { name: 'delete «a»?' })).toHaveAccessibleDescription('it is gone')
    expect(screen.getByRole('button', { name: 'no' })).toHaveFocus()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['no', 'yes'])
  })

  it.each([
    ['yes', {}, [1, 0]],
    ['no', {}, [0, 1]],
    ['{Escape}', {}, [0, 1]],
    // While it is busy it cannot be answered twice.
    ['yes', { pending: true }, [0, 0]],
    ['{Escape}', { pending: true }, [0, 0]],
  ])('that is answered by %s with %j tells it once', async (way, extra, counts) => {
    const { user, counts: told } = ask(extra)
    await (way.startsWith('{') ? user.keyboard(way) : user.click(screen.getByRole('button', { name: way })))
    expect(told()).toEqual(counts)
  })

  it('gives the focus back to the element that opened it', async () => {
    const { user } = renderUi(<Opener isQuestion />)
    await user.click(screen.getByText('open'))
    await user.click(screen.getByText('no'))
    expect(screen.getByText('open')).toHaveFocus()
  })

  it('can focus its action first', () => {
    ask({ variant: 'warning', initialFocus: 'confirm' })
    expect(screen.getByRole('button', { name: 'yes' })).toHaveFocus()
  })
})
