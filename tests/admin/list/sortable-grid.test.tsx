import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SortableGrid } from '../../../src/admin/list/sortable-grid'
import { listWords as words } from '../../../src/copy/admin-list'
import { renderUi } from '../../helpers/render'

// jsdom has no layout, so the browser tests cover where an item is dropped (104, contradiction 33).
describe('a sortable grid', () => {
  function show() {
    const onMove = vi.fn()
    const items = [
      { id: '1', name: 'cards' },
      { id: '2', name: 'book', hidden: 2 },
      { id: '3', name: 'box' },
    ]
    const grid = (
      <SortableGrid items={items} nounOf={({ name }) => name} onMove={onMove}>
        {({ name }, handle) => (
          <>
            {name} {handle}
          </>
        )}
      </SortableGrid>
    )
    return { onMove, ...renderUi(grid) }
  }

  it('a sortable grid has a handle for each visible item, and keeps the hidden one between them', () => {
    show()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
    expect(items).toEqual(['cards', 'book', 'box'])
    const handles = screen.getAllByRole('button')
    expect(handles.map((one) => one.getAttribute('aria-label'))).toEqual(
      ['cards', 'box'].map(words.drag.handle),
    )
    expect(handles[0]).toHaveAccessibleDescription(words.drag.instructions)
  })

  it('a sortable grid announces items by name and by their position among the visible ones', async () => {
    const { user, onMove } = show()
    screen.getByRole('button', { name: words.drag.handle('box') }).focus()
    await user.keyboard(' ')
    const said = [words.drag.picked('box', 2, 2), words.drag.over('box', 1, 2)]
    expect(await screen.findByText((text) => said.includes(text))).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByText(words.drag.cancelled('box', 2, 2))).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })
})
