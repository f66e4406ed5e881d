import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SortableGrid, type SortableWords } from '../../../src/admin/ui/sortable-grid'
import { renderUi } from '../../render'

const words: SortableWords = {
  instructions: 'press space',
  handle: (name) => `move ${name}`,
  picked: (name, position, total) => `${name} picked at ${position} of ${total}`,
  over: (name, position, total) => `${name} over ${position} of ${total}`,
  dropped: (name, position, total) => `${name} dropped at ${position} of ${total}`,
  cancelled: (name, position, total) => `${name} back at ${position} of ${total}`,
}

function grid(disabled = false) {
  const onMove = vi.fn()
  const items = [
    { id: '1', name: 'cards' },
    { id: '2', name: 'box' },
  ]
  return {
    onMove,
    ...renderUi(
      <SortableGrid
        items={items}
        idOf={(item) => item.id}
        nameOf={(item) => item.name}
        words={words}
        onMove={onMove}
        disabled={disabled}
      >
        {(item, { handle, index }) => (
          <>
            {index + 1} {item.name} {handle}
          </>
        )}
      </SortableGrid>,
    ),
  }
}

// jsdom has no layout, so the browser tests cover where an item is dropped (104, decision 33).
describe('a sortable grid', () => {
  it('names its handles in the words that it was given', () => {
    grid() // 104
    expect(screen.getByRole('button', { name: 'move cards' })).toHaveAccessibleDescription('press space')
  })

  it('announces items by name', async () => {
    const { user, onMove } = grid()
    screen.getByRole('button', { name: 'move box' }).focus()
    await user.keyboard(' ')
    expect(await screen.findByText(/box (picked at|over) \d of 2/)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('box back at 2 of 2')).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('has no handles while it is disabled', () => {
    grid(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
