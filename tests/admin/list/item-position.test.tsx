import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ItemPosition } from '../../../src/admin/list/item-position'
import { adminList } from '../../../src/copy/admin/list'
import { renderUi } from '../../helpers/render'

const NAME = 'مكعبات'

const show = (canMove = true) => {
  const onMove = vi.fn()
  return {
    onMove,
    ...renderUi(
      <ItemPosition
        controls={{ name: NAME, position: 2, total: 5, onMove, onOpenChange: () => {}, canMove }}
      />,
    ),
  }
}
const open = () => screen.getByRole('button', { name: adminList.position.label(NAME, 2, 5) })
const field = () => screen.queryByLabelText(adminList.position.field(NAME))

it.each([
  ['3', 3],
  ['٣', 3],
  ['99', 5],
  ['0', 1],
])('the position of an item is typed: %s moves it to %d', async (typed, position) => {
  const { user, onMove } = show()
  await user.click(open())
  // The number is selected.
  await user.keyboard(`${typed}{Enter}`)
  expect(onMove).toHaveBeenCalledExactlyOnceWith(position)
})

it.each([
  ['without a number', 'x{Enter}'],
  ['when it is emptied', '{Backspace}{Enter}'],
  ['after Escape', '4{Escape}'],
  ['when it is typed again', '2{Enter}'],
])('the position of an item stays %s', async (_, keys) => {
  const { user, onMove } = show()
  await user.click(open())
  await user.keyboard(keys)
  expect(field()).toBeNull()
  expect(onMove).not.toHaveBeenCalled()
})

it('the position of an item stays where the focus goes on without Enter', async () => {
  const { user, onMove } = show()
  await user.click(open())
  await user.keyboard('4')
  await user.click(document.body)
  expect(field()).toBeNull()
  expect(onMove).not.toHaveBeenCalled()
})

it('the position of an item is only told while some items are listed', () => {
  show(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(adminList.position.short)).toBeInTheDocument()
})

it.each(['{Escape}', '{Enter}'])(
  '%s in the field of a position leads back to the number',
  async (key) => {
    const { user } = show()
    await user.click(open())
    expect(field()).toHaveFocus()
    await user.keyboard(key)
    expect(open()).toHaveFocus()
  },
)
