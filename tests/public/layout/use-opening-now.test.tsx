import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOpeningNow } from '../../../src/layout/use-opening-now'
import { fullCentre } from '../../fixtures/centre'
import { setClock } from '../../helpers/render'

it('an open page changes from closed to open by the time of Riyadh and the newest hours', () => {
  setClock('22T15:59:30', 'setInterval', 'clearInterval')
  const { result, rerender, unmount } = renderHook(useOpeningNow, { initialProps: fullCentre })
  const isOpenAfterMinute = () => {
    act(() => void vi.advanceTimersByTime(60_000))
    return result.current.state?.isOpen
  }
  expect(result.current.state).toMatchObject({ isOpen: false, next: { inDays: 0 } })
  expect(isOpenAfterMinute()).toBe(true)
  rerender({ ...fullCentre, hours: [{ days: [0], opens: '09:00', closes: '12:00' }] })
  expect(isOpenAfterMinute()).toBe(false)
  unmount()
  expect(vi.getTimerCount(), 'timers left').toBe(0)
})

it('the opening hours stop listening for a page that wakes when they are gone', () => {
  const [add, remove] = [
    vi.spyOn(globalThis, 'addEventListener'),
    vi.spyOn(globalThis, 'removeEventListener'),
  ]
  const waking = (calls: unknown[][]) =>
    calls.filter(([name]) =>
      ['visibilitychange', 'pageshow', 'focus', 'online'].includes(String(name)),
    )
  const { unmount } = renderHook(useOpeningNow, { initialProps: fullCentre })
  const added = waking(add.mock.calls)
  unmount()
  expect(added.length).toBeGreaterThanOrEqual(4)
  expect(waking(remove.mock.calls)).toEqual(expect.arrayContaining(added))
  add.mockRestore()
  remove.mockRestore()
})

it.each([
  ['shows again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['comes back from the cache of the browser', () => dispatchEvent(new Event('pageshow'))],
  ['gets the focus', () => dispatchEvent(new Event('focus'))],
  ['finds the network again', () => dispatchEvent(new Event('online'))],
])('a page that slept over night knows at once that the centre is closed when it %s', (_, wake) => {
  setClock('22T17:00')
  const { result } = renderHook(() => useOpeningNow(fullCentre))
  expect(result.current.state?.isOpen).toBe(true)
  setClock('23T07:00')
  act(() => void wake())
  expect(result.current).toMatchObject({
    state: { isOpen: false, next: { inDays: 0 } },
    nearExceptions: [{}],
  })
})
