import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SaveBar, type SaveState } from '../../../src/admin/ui/save-bar'
import { renderUi } from '../../render'

function show(state: SaveState) {
  const onSave = vi.fn()
  const onUndo = vi.fn()
  return {
    onSave,
    onUndo,
    ...renderUi(
      <SaveBar
        state={state}
        text={`it is ${state}`}
        saveLabel="save"
        retryLabel="again"
        undoLabel="undo"
        onSave={onSave}
        onUndo={onUndo}
      />,
    ),
  }
}

describe('the save bar', () => {
  it('is hidden while nothing changed', () => {
    show('clean')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each<SaveState>(['dirty', 'saving', 'saved', 'waiting', 'failed'])('says that it is %s', (state) => {
    show(state)
    expect(screen.getByRole('status')).toHaveTextContent(`it is ${state}`)
  })

  it('saves or discards the changes', async () => {
    const { user, onSave, onUndo } = show('dirty')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['undo', 'save'])
    await user.click(screen.getByText('undo'))
    await user.click(screen.getByText('save'))
    expect(onUndo).toHaveBeenCalledOnce()
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('does not save twice at once', async () => {
    const { user, onSave } = show('saving')
    await user.click(screen.getByText('save'))
    expect(onSave).not.toHaveBeenCalled()
  })

  it('keeps the focus on its button from the press until the answer', () => {
    const bar = (state: SaveState) => (
      <SaveBar state={state} text="" saveLabel="save" retryLabel="again" onSave={() => undefined} />
    )
    const { rerender } = render(bar('dirty'))
    const button = screen.getByRole('button', { name: 'save' })
    button.focus()
    for (const state of ['saving', 'saved', 'dirty'] as const) {
      rerender(bar(state))
      expect(button, state).toHaveFocus()
      // A browser takes the focus from a disabled button; jsdom does not.
      expect(button, state).toBeEnabled()
    }
  })

  it('offers a retry after a failed save', async () => {
    const { user, onSave } = show('failed')
    await user.click(screen.getByText('again'))
    expect(onSave).toHaveBeenCalledOnce()
  })
})
