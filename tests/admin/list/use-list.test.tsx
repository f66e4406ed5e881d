import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useList } from '../../../src/admin/list/use-list'
import { allowConsole, consoleLines, expectConsole } from '../../helpers/console'
import { InDashboard } from '../../helpers/show-form'

const DELETION = { title: String, confirm: 'yes', cancel: 'no' }

it('two quick moves are sent one after the other', async () => {
  // No project is configured here, so both fail, and the second sends the first one again before itself.
  allowConsole(/a live value failed/)
  for (const line of [/a write failed/, /failed/]) expectConsole(line)
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
  const useTeam = () => useList({ collection: 'team', items, nounOf: String, deletion: DELETION })
  const { result } = renderHook(useTeam, { wrapper: InDashboard })
  act(() => items.slice(0, 2).forEach((item) => result.current.move(item, 3)))
  await waitFor(() => expect(failures()).toBe(3))
  expect(before.slice(0, 3), 'failures before each is sent').toEqual([0, 1, 1])
  onLine.mockRestore()
})
