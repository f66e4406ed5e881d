import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../src/admin/ui/confirm-dialog'
import { Dialog } from '../../src/admin/ui/dialog'
import { uiCopy } from '../../src/copy/ui'
import { renderUi } from '../render'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="title"
        footer={<button type="button">send</button>}
      >
        <input aria-label="inside" />
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('takes the focus', async () => {
    const { user } = renderUi(<Opener />)
    await user.click(screen.getByText('open'))
    const dialog = screen.getByRole('dialog', { name: 'title' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  it.each(['{Escape}', 'close'])('returns the focus when it is closed by %s', async (way) => {
    const { user } = renderUi(<Opener />)
    await user.click(screen.getByText('open'))
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
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const rest = {
    open: true,
    words: { title: 'delete «a»?', text: 'it is gone', confirm: 'yes', cancel: 'no' },
    onConfirm,
    onCancel,
    ...extra,
  }
  return { onConfirm, onCancel, ...renderUi(<ConfirmDialog {...rest} />) }
}

describe('a confirmation', () => {
  it.each(['danger', 'warning', 'info'] as const)(
    '%s names the thing, says the consequence and starts on cancel',
    (variant) => {
      ask({ variant }) // 100
      expect(screen.getByRole('alertdialog', { name: 'delete «a»?' })).toHaveAccessibleDescription('it is gone')
      expect(screen.getByRole('button', { name: 'no' })).toHaveFocus()
    },
  )

  it('puts its action last', () => {
    ask() // 100
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['no', 'yes'])
  })

  it('answers once', async () => {
    const { user, onConfirm, onCancel } = ask()
    await user.click(screen.getByRole('button', { name: 'yes' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it.each(['no', '{Escape}'])('is cancelled by %s', async (way) => {
    const { user, onConfirm, onCancel } = ask()
    await (way === 'no' ? user.click(screen.getByRole('button', { name: 'no' })) : user.keyboard(way))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('cannot be answered twice while it is busy', async () => {
    const { user, onConfirm, onCancel } = ask({ pending: true })
    await user.click(screen.getByRole('button', { name: 'yes' }))
    await user.keyboard('{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('returns the focus to the element that opened it', async () => {
    function Asker() {
      const [open, setOpen] = useState(false)
      const close = () => setOpen(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            delete
          </button>
          <ConfirmDialog
            open={open}
            words={{ title: 't', text: 'd', confirm: 'yes', cancel: 'no' }}
            onConfirm={close}
            onCancel={close}
          />
        </>
      )
    }
    const { user } = renderUi(<Asker />)
    await user.click(screen.getByText('delete'))
    await user.click(screen.getByText('no'))
    expect(screen.getByText('delete')).toHaveFocus()
  })

  it('can focus its action first', () => {
    ask({ variant: 'warning', initialFocus: 'confirm' })
    expect(screen.getByRole('button', { name: 'yes' })).toHaveFocus()
  })
})
