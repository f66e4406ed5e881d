import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePendingImages } from '../../../src/admin/image-fields/pending-images'
import { deferred } from '../../helpers/deferred'

it('a save waits for images that are chosen while it waits', async () => {
  const { result } = renderHook(usePendingImages)
  const [first, second] = [deferred(), deferred()]
  const onReady = vi.fn()
  await act(async () => {
    result.current.addPending(first.promise.then(() => true))
    void result.current.whenReady().then(onReady)
    result.current.addPending(second.promise.then(() => true))
    first.resolve()
    await first.promise
  })
  expect(onReady).not.toHaveBeenCalled()
  expect(result.current.isAnyPending).toBe(true)
  await act(async () => second.resolve())
  await expect.poll(() => onReady.mock.calls).toEqual([[true]])
})

it.each([
  ['was refused', () => Promise.resolve(false)],
  ['failed', () => Promise.reject(new Error('no image'))],
])('a save does not begin after an image that %s', async (_, prepare) => {
  const { result } = renderHook(usePendingImages)
  await act(async () => {
    result.current.addPending(prepare())
    result.current.addPending(Promise.resolve(true))
    expect(await result.current.whenReady()).toBe(false)
  })
  expect(result.current.isAnyPending).toBe(false)
})

it('an image that failed earlier refuses one save, unless it was given up', async () => {
  const { result } = renderHook(usePendingImages)
  const failImage = async () => {
    const givenUp = new AbortController()
    await act(async () => result.current.addPending(Promise.resolve(false), givenUp.signal))
    return () => givenUp.abort()
  }
  await failImage()
  expect(await result.current.whenReadyToSave()).toBe(false)
  expect(await result.current.whenReadyToSave()).toBe(true)
  const giveUp = await failImage()
  giveUp()
  expect(await result.current.whenReadyToSave()).toBe(true)
})

it('a save also tries a link that is typed while it waits for an image', async () => {
  const { result } = renderHook(usePendingImages)
  const image = deferred()
  const tryLink = vi.fn(() => false)
  let ready: Promise<boolean> | undefined
  await act(async () => {
    result.current.addPending(image.promise.then(() => true))
    ready = result.current.whenReady()
    result.current.addPendingLink(tryLink)
  })
  expect(tryLink).not.toHaveBeenCalled()
  await act(async () => image.resolve())
  expect(await ready).toBe(false)
  expect(tryLink).toHaveBeenCalledOnce()
})
