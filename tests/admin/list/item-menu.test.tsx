import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ItemMenu } from '../../../src/admin/list/item-menu'
import { adminList } from '../../../src/copy/admin/list'
import { renderUi } from '../../helpers/render'

const NAME = 'مكعبات'

function show(part: { position?: number; isHidden?: boolean; canMove?: boolean } = {}) {
  const acts = {
    onOpenChange: vi.fn(),
    onEdit: vi.fn(),
    onMove: vi.fn(),
    onToggleHidden: vi.fn(),
    onDelete: vi.fn(),
  }
  const rendered = renderUi(
    <ItemMenu
      controls={{ name: NAME, position: 2, total: 3, isHidden: false, ...part, ...acts }}
    />,
  )
  return {
    ...acts,
    ...rendered,
    button: screen.getByRole('button', { name: adminList.menu(NAME) }),
  }
}
const labels = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

it('the menu of an item says in words what can be done', async () => {
  const { user, button, onMove, ...acts } = show()
  for (const label of [
    adminList.edit,
    adminList.earlier,
    adminList.later,
    adminList.hide,
    adminList.delete,
  ]) {
    await user.click(button)
    await user.click(screen.getByRole('menuitem', { name: label }))
    expect(labels()).toEqual([])
    expect(button).toHaveFocus()
  }
  expect(onMove.mock.calls).toEqual([[1], [3]])
  for (const act of [acts.onEdit, acts.onToggleHidden, acts.onDelete])
    expect(act).toHaveBeenCalledOnce()
})

it('the menu is walked by the arrow keys, round its ends', async () => {
  const { user, button } = show()
  await user.click(button)
  for (const [keys, label] of [
    ['', adminList.edit],
    ['{ArrowUp}', adminList.delete],
    ['{ArrowDown}{ArrowDown}', adminList.earlier],
  ] as const) {
    if (keys) await user.keyboard(keys)
    expect(screen.getByRole('menuitem', { name: label })).toHaveFocus()
  }
})

it('Escape closes the menu and gives its button the focus', async () => {
  const { user, button } = show()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(labels()).toEqual([])
  expect(button).toHaveFocus()
})

it.each([
  ['a press beside it', () => fireEvent.pointerDown(document.body)],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s closes the menu', async (_, leave) => {
  const { user, button } = show()
  await user.click(button)
  expect(labels()).not.toEqual([])
  leave()
  expect(labels()).toEqual([])
})

it.each([
  [{ position: 1 }, [adminList.edit, adminList.later, adminList.hide, adminList.delete]],
  [{ position: 3 }, [adminList.edit, adminList.earlier, adminList.hide, adminList.delete]],
  [{ isHidden: true }, [adminList.edit, adminList.show, adminList.delete]],
  [{ canMove: false }, [adminList.edit, adminList.hide, adminList.delete]],
])(
  'the menu of an item offers no move over an end, of a hidden item or in a search: %j',
  async (part, expected) => {
    const { user, button } = show(part)
    await user.click(button)
    expect(labels()).toEqual(expected)
  },
)
