import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SortableGrid } from '../../../src/admin/list/sortable-grid'
import { Toasts } from '../../../src/admin/ui/toast'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { renderUi } from '../../helpers/render'

afterEach(() => void vi.restoreAllMocks())

const ROW_PX = 100
/** A layout in one column, which jsdom lacks: each row is below the one before it. */
function inColumn(this: HTMLElement): DOMRect {
  const row = this.closest('li')
  const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0
  return new DOMRect(0, index * ROW_PX, ROW_PX, ROW_PX)
}

// jsdom has no layout, so the browser tests cover where an item is dropped (104, contradiction 33).
describe('a sortable grid', () => {
  const ITEMS = [
    { id: '1', name: 'cards' },
    { id: '2', name: 'book', hidden: 2 },
    { id: '3', name: 'box' },
  ]
  function show() {
    const onMove = vi.fn()
    const gridOf = (items: typeof ITEMS) => (
      <>
        <SortableGrid items={items} nounOf={({ name }) => name} onMove={onMove}>
          {({ name }, handle) => (
            <>
              {name} {handle}
            </>
          )}
        </SortableGrid>
        <Toasts label="messages" />
      </>
    )
    const { rerender, ...ui } = renderUi(gridOf(ITEMS))
    const showItems = (items: typeof ITEMS) =>
      rerender(<MemoryRouter>{gridOf(items)}</MemoryRouter>)
    return { onMove, showItems, ...ui }
  }

  it('a sortable grid has a handle for each visible item, and keeps the hidden one between them', () => {
    show()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
    expect(items).toEqual(['cards', 'book', 'box'])
    const handles = screen.getAllByRole('button')
    expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual(
      ['cards', 'box'].map(adminList.drag.handle),
    )
    expect(handles[0]).toHaveAccessibleDescription(adminList.drag.instructions)
    expect(handles[0]).toHaveAttribute('aria-roledescription', adminList.drag.handleRole)
  })

  it('a sortable grid announces items by name and by their position among the visible ones', async () => {
    const { user, onMove } = show()
    screen.getByRole('button', { name: adminList.drag.handle('box') }).focus()
    await user.keyboard(' ')
    const announcements = [adminList.drag.picked('box', 2, 2), adminList.drag.over('box', 1, 2)]
    expect(await screen.findByText((text) => announcements.includes(text))).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByText(adminList.drag.cancelled('box', 2, 2))).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('an item that is dropped where it stood is not moved', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(inColumn)
    const { user, onMove } = show()
    screen.getByRole('button', { name: adminList.drag.handle('box') }).focus()
    await user.keyboard(' ')
    await screen.findByText(adminList.drag.picked('box', 2, 2))
    await user.keyboard(' ')
    expect(await screen.findByText(adminList.drag.dropped('box', 2, 2))).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('an item that is dropped on a hidden one takes the position of a visible one', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(inColumn)
    const { user, onMove } = show()
    screen.getByRole('button', { name: adminList.drag.handle('box') }).focus()
    await user.keyboard(' ')
    await screen.findByText(adminList.drag.picked('box', 2, 2))
    await user.keyboard('{ArrowUp}')
    await screen.findByText(adminList.drag.over('box', 1, 2))
    await user.keyboard(' ')
    expect(onMove).toHaveBeenCalledWith(ITEMS[2], 1)
  })

  it.each([
    ['dropped', ' '],
    ['put back', '{Escape}'],
  ])(
    'a deletion of a dragged item on another device is told when the item is %s',
    async (_, key) => {
      const { user, onMove, showItems } = show()
      screen.getByRole('button', { name: adminList.drag.handle('box') }).focus()
      await user.keyboard(' ')
      const announced = [adminList.drag.picked('box', 2, 2), adminList.drag.over('box', 1, 2)]
      const announcement = await screen.findByText((text) => announced.includes(text))
      showItems(ITEMS.filter(({ name }) => name !== 'box'))
      await user.keyboard(key)
      expect(await screen.findByText(admin.gone.title('box'))).toBeInTheDocument()
      expect(announced).toContain(announcement.textContent)
      expect(onMove).not.toHaveBeenCalled()
    },
  )

  it('a sortable grid says so when the dragged item was hidden on another device', async () => {
    const { user, onMove, showItems } = show()
    screen.getByRole('button', { name: adminList.drag.handle('box') }).focus()
    await user.keyboard(' ')
    showItems(ITEMS.map((item) => (item.name === 'box' ? { ...item, hidden: 2 } : item)))
    await user.keyboard(' ')
    expect(await screen.findByText(adminList.hiddenElsewhere('box'))).toBeInTheDocument()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('an item of a sortable grid that is not shown any more stays, and passes its focus on', () => {
    const gridOf = (shown: string) => (
      <SortableGrid
        items={ITEMS}
        nounOf={({ name }) => name}
        isShown={({ name }) => shown.includes(name)}
        onMove={() => {}}
      >
        {({ name }) => <input aria-label={name} />}
      </SortableGrid>
    )
    const { rerender } = renderUi(gridOf('cards book'))
    const [cards, book] = ['cards', 'book'].map((name) => screen.getByLabelText(name))
    cards?.focus()
    rerender(<MemoryRouter>{gridOf('book')}</MemoryRouter>)
    expect(cards).not.toBeVisible()
    expect(book).toHaveFocus()
  })
})
