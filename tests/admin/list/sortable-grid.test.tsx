import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SortableGrid } from '../../../src/admin/list/sortable-grid'
import { listWords } from '../../../src/copy/admin-list'
import { renderUi } from '../../render'

const words = listWords.drag

function grid(disabled = false) {
  const onMove = vi.fn()
  const items = [
    { id: '1', name: 'cards' },
    { id: '2', name: 'book', hidden: 2 },
    { id: '3', name: 'box' },
  ]
  const all = renderUi(
    <SortableGrid items={items} nameOf={({ name }) => name} onMove={onMove} disabled={disabled}>
      {({ name }, handle) => (
        <>
          {name} {handle}
        </>
      )}
    </SortableGrid>,
  )
  return { onMove, ...all }
}

// jsdom has no layout, so the browser tests cover where an item is dropped (104, contradiction 33).
describe('a sortable grid', () => {
  it('has a handle for each item that is shown, and keeps the hidden one between them', () => {
    grid()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'cards',
      'book',
      'box',
    ])
    expect(screen.getAllByRole('button').map((handle) => handle.getAttribute('aria-label'))).toEqual([
      words.handle('cards'),
      words.handle('box'),
    ])
    expect(screen.getByRole('button', { name: words.handle('cards') })).toHaveAccessibleDescription(words.instructions)
  })

  it('announces items by name and by their place among those shown', async () => {
    const { user, onMove } = grid()
    screen.getByRole('button', { name: words.handle('box') }).focus()
    await user.keyboard(' ')
    const said = [words.picked('box', 2, 2), words.over('box', 1, 2)]
    expect(await screen.findByText((text) => said.includes(text))).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByText(words.cancelled('box', 2, 2))).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('has no handles while it is disabled', () => {
    grid(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
