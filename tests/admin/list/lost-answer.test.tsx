import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useList } from '../../../src/admin/list/use-list'
import { closeAllMessages } from '../../../src/admin/ui/sticky-message'
import { admin } from '../../../src/copy/admin/admin'
import { adminList } from '../../../src/copy/admin/list'
import { uiWords } from '../../../src/copy/ui'
import { InDashboard, press } from '../../helpers/admin/show-form'
import { allowConsole, consoleLines, expectConsole } from '../../helpers/console'

const DELETION = { title: String, confirm: 'yes', cancel: 'no' }
const deleteFailed = { title: 'not deleted' }

const itemOf = (id: string, order: number | undefined, hidden?: number) => ({
  id,
  name: id,
  createdAt: null,
  updatedAt: null,
  ...(order !== undefined && { order }),
  ...(hidden !== undefined && { hidden }),
})
type Items = readonly ReturnType<typeof itemOf>[]
/** The items at the positions 1 to n. */
const inOrder = (...items: Items): Items => items.map(({ id }, index) => itemOf(id, index + 1))
const [first, second, third] = [itemOf('a', 1), itemOf('b', 2), itemOf('c', 3)]

/** The acts on a list. No project is configured here, so each fails. */
function showList() {
  allowConsole(/a live value failed/)
  expectConsole(/team\.changeInList failed/)
  onTestFinished(closeAllMessages)
  const setAside = vi.fn(() => ({}))
  const onGone = vi.fn()
  const { result, rerender } = renderHook(
    ({ items }) =>
      useList({
        collection: 'team',
        items,
        nounOf: String,
        deletion: DELETION,
        deleteFailed,
        setAside,
        openId: 'a',
        onGone,
      }),
    { initialProps: { items: [first, second, third] as Items }, wrapper: InDashboard },
  )
  const list = () => result.current
  return {
    list,
    setAside,
    onGone,
    controls: () => list().controlsOf(first, () => {}),
    live: (items: Items) => rerender({ items }),
    expectFailure: () => waitFor(() => expect(list().writeOf('a').status).toBe('failed')),
  }
}

it('a move whose answer was lost takes its failure back once the list shows it', async () => {
  const { list, controls, live, expectFailure } = showList()
  act(() => controls().onMove(3))
  await expectFailure()
  live([first, second, { ...third, name: 'renamed' }])
  expect(list().writeOf('a').status, 'the list without the move').toBe('failed')
  live(inOrder(second, third, first))
  await waitFor(() => expect(list().writeOf('a').status).toBe('idle'))
  // Later moves by others are shown.
  live([first, second, third])
  expect(list().orderedItems.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('a move whose answer was lost is found in a list from which others were deleted', async () => {
  const { list, controls, live, expectFailure } = showList()
  act(() => controls().onMove(3))
  await expectFailure()
  live(inOrder(third, first))
  await waitFor(() => expect(list().writeOf('a').status).toBe('idle'))
})

it('a hiding whose answer was lost takes its failure back once the list shows it', async () => {
  const { list, controls, live, expectFailure } = showList()
  act(() => controls().onToggleHidden())
  await expectFailure()
  live([itemOf('a', undefined, 1), second, third])
  await waitFor(() => expect(list().writeOf('a').status).toBe('idle'))
})

it('a hiding whose answer was lost offers its undo once the list shows it', async () => {
  const { controls, live, expectFailure } = showList()
  act(() => controls().onToggleHidden())
  await expectFailure()
  live([itemOf('a', undefined, 1), second, third])
  expect(await screen.findByText(adminList.hidden('a'))).toBeVisible()
  press(admin.undo)
  await expectFailure()
})

it('a deletion whose answer was lost offers its undo once the list shows it', async () => {
  expectConsole(/versions\.takeBackLastDeletion failed/)
  const { controls, live, expectFailure } = showList()
  act(() => controls().onDelete())
  await screen.findByText('yes')
  press('yes')
  await expectFailure()
  live([second, third])
  expect(await screen.findByText(adminList.deleted('a'))).toBeVisible()
  press(admin.undo)
  expect(await screen.findByText(adminList.takeBackFailed('a'))).toBeVisible()
})

it.each([
  ['', () => {}],
  [' and that is given up', (giveUp: () => void) => giveUp()],
])('a deletion whose answer was lost%s is told once while the form is open', async (_, then) => {
  const { list, controls, live, expectFailure, onGone } = showList()
  act(() => controls().onDelete())
  await screen.findByText('yes')
  press('yes')
  await expectFailure()
  act(() => then(() => list().giveUp('a')))
  live([second, third])
  expect(await screen.findByText(adminList.deleted('a'))).toBeVisible()
  expect(screen.queryByText(admin.gone.title('a'))).toBeNull()
  expect(onGone).not.toHaveBeenCalled()
})

it('a deletion whose answer was lost takes its message back once the list shows it', async () => {
  const { controls, live, expectFailure, setAside } = showList()
  act(() => controls().onDelete())
  await screen.findByText('yes')
  press('yes')
  await expectFailure()
  expect(await screen.findByText('not deleted')).toBeVisible()
  live([second, third])
  await waitFor(() => expect(screen.queryByText('not deleted')).toBeNull())
  expect(setAside).toHaveBeenCalledWith('a')
})

it('a deletion that is given up offers its undo once the list shows it', async () => {
  const { list, controls, live, expectFailure } = showList()
  act(() => controls().onDelete())
  await screen.findByText('yes')
  press('yes')
  await expectFailure()
  act(() => list().giveUp('a'))
  expect(list().writeOf('a').status).toBe('idle')
  live([second, third])
  expect(await screen.findByText(adminList.deleted('a'))).toBeVisible()
})

it('a move that is given up leaves the list as it is stored', async () => {
  const { list, controls, expectFailure } = showList()
  act(() => controls().onMove(3))
  await expectFailure()
  expect(list().orderedItems.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  act(() => list().giveUp('a'))
  expect(list().orderedItems.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(list().writeOf('a').status).toBe('idle')
})

it('a deletion that has failed is sent again by its message', async () => {
  const { controls, expectFailure } = showList()
  const failures = () =>
    consoleLines().filter((line) => line.includes('changeInList failed')).length
  act(() => controls().onDelete())
  await screen.findByText('yes')
  press('yes')
  await expectFailure()
  expect(failures()).toBe(1)
  fireEvent.click(await screen.findByRole('button', { name: uiWords.retry }))
  await waitFor(() => expect(failures()).toBe(2))
})
