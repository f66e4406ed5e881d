import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { positionIn, withHidden, withMoves } from '../../../src/admin/list/display-order'
import { ItemStatus } from '../../../src/admin/list/item-status'
import { SortableGrid } from '../../../src/admin/list/sortable-grid'
import { useList } from '../../../src/admin/list/use-list'
import { admin } from '../../../src/copy/admin'
import { listWords as words } from '../../../src/copy/admin-list'
import { move } from '../../../src/lib/lists'
import { isVisible } from '../../../src/lib/visibility'
import { consoleLines, expectConsole } from '../../helpers/console'
import { renderUi } from '../../helpers/render'
import { InDashboard } from '../../helpers/show-form'

const REMOVAL = { title: String, confirm: 'yes', cancel: 'no' }

it.each([
  [{ status: 'waiting' } as const, 'status', admin.save.waiting],
  [
    { status: 'failed', reason: 'offline', retry: vi.fn(), action: 'remove' } as const,
    'alert',
    words.unremoved,
  ],
])('the status of an item says what is happening to it: %j', (write, role, text) => {
  renderUi(<ItemStatus write={write} onGiveUp={vi.fn()} />)
  expect(screen.getByRole(role)).toHaveTextContent(text)
})

it('an item that was cut off says when the network is back', () => {
  const write = { status: 'failed', reason: 'offline', retry: vi.fn() } as const
  renderUi(<ItemStatus write={write} onGiveUp={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(admin.reasons.offline)
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('alert')).toHaveTextContent(words.online)
})

it('an item that was cut off again does not say that the network is back', () => {
  const cutOff = () => ({ status: 'failed', reason: 'offline', retry: vi.fn() }) as const
  const { rerender } = render(<ItemStatus write={cutOff()} onGiveUp={vi.fn()} />)
  fireEvent(window, new Event('online'))
  rerender(<ItemStatus write={cutOff()} onGiveUp={vi.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(admin.reasons.offline)
})

it('two quick moves are sent one after the other', async () => {
  // No project is configured here, so both fail.
  for (const line of [/a live value failed/, /a write failed/, /failed/]) expectConsole(line)
  const failures = () => consoleLines().filter((line) => line.includes('a write failed')).length
  const before: number[] = []
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    before.push(failures())
    return true
  })
  const items = ['a', 'b', 'c'].map((id, order) => ({
    id,
    name: id,
    order,
    createdAt: null,
    updatedAt: null,
  }))
  const useTeam = () => useList({ list: 'team', items, thing: String, removal: REMOVAL })
  const { result } = renderHook(useTeam, { wrapper: InDashboard })
  act(() => items.slice(0, 2).forEach((item) => result.current.move(item, 3)))
  await waitFor(() => expect(failures()).toBe(2))
  expect(before, 'failures before each is sent').toEqual([0, 1])
  onLine.mockRestore()
})

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
      <SortableGrid items={items} nameOf={({ name }) => name} onMove={onMove}>
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

type Item = { id: string; hidden?: number; updatedAt: Date }
const itemsOf = (ids: string) => Array.from(ids, (id): Item => ({ id, updatedAt: new Date(0) }))
const text = (list: readonly Item[]) => list.map(({ id }) => id).join('')

// Requirement 104
it('moves that the live list does not have yet are applied in the order of their making', () => {
  const moves = [
    { id: 'a', position: 3, isSaved: false },
    { id: 'x', position: 1, isSaved: false },
    { id: 'd', position: 1, isSaved: true },
  ]
  expect(text(withMoves(itemsOf('abcd'), moves))).toBe('dbca')
})

/** Hides items one after the other, as the database does: each remembers its position among the visible ones. */
function hide(list: readonly Item[], ids: string): Item[] {
  return Array.from(ids).reduce<Item[]>((all, id, index) => {
    const visible = all.filter(isVisible)
    const hidden = visible.findIndex((item) => item.id === id) + 1
    return all.map((item) =>
      item.id === id ? { ...item, hidden, updatedAt: new Date(index + 1) } : item,
    )
  }, list as Item[])
}
const withAll = (visible: readonly Item[], all: readonly Item[]) =>
  withHidden(
    visible,
    all.filter((item) => !isVisible(item)),
  )
const display = (all: readonly Item[]) => withAll(all.filter(isVisible), all)

it.each(['b', 'bc', 'cb', 'ac', 'ca', 'ad', 'da', 'abcd', 'dbca', 'bdac'])(
  'hidden items %s stay where they stood',
  (ids) => {
    expect(text(display(hide(itemsOf('abcd'), ids)))).toBe('abcd')
  },
)

it('a hidden item has the position to which it returns, and moves of the others pass it', () => {
  const list = display(hide(itemsOf('abcd'), 'cb'))
  expect(['a', 'b', 'c', 'd'].map((id) => positionIn(list, id))).toEqual([1, 2, 2, 2])
  const all = hide(itemsOf('abcd'), 'b')
  expect(text(withAll(move(all.filter(isVisible), 2, 0), all))).toBe('dbac')
})
