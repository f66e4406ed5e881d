import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHold } from '../../../src/admin/form/use-hold'
import { deferred } from '../../helpers/deferred'

it('a save waits for images that are chosen while it waits', async () => {
  const { result } = renderHook(useHold)
  const [first, second] = [deferred(), deferred()]
  const onReady = vi.fn()
  await act(async () => {
    result.current.hold(first.promise.then(() => true))
    void result.current.whenReady().then(onReady)
    result.current.hold(second.promise.then(() => true))
    first.resolve()
    await first.promise
  })
  expect(onReady).not.toHaveBeenCalled()
  expect(result.current.isHolding).toBe(true)
  await act(async () => second.resolve())
  await expect.poll(() => onReady.mock.calls).toEqual([[true]])
})

it.each([
  ['was refused', () => Promise.resolve(false)],
  ['failed', () => Promise.reject(new Error('no image'))],
])('a save does not begin after an image that %s', async (_, prepare) => {
  const { result } = renderHook(useHold)
  await act(async () => {
    result.current.hold(prepare())
    result.current.hold(Promise.resolve(true))
    expect(await result.current.whenReady()).toBe(false)
  })
  expect(result.current.isHolding).toBe(false)
})
