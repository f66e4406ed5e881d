import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWrites, type WriteKind } from '../../src/admin/products/use-writes'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../src/limits'
import { expectConsole } from '../console'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show() {
  const onSaved = vi.fn()
  const { result } = renderHook(() => useWrites(onSaved))
  return {
    onSaved,
    status: () => result.current.writeOf('a')?.status,
    kind: () => result.current.writeOf('a')?.kind,
    run: (work: () => Promise<unknown>, kind: WriteKind = 'move') =>
      act(() => void result.current.run('a', kind, work, () => {})),
  }
}

describe("a card's write (decisions 8, 22)", () => {
  it('says saving, then waiting for the network, and goes when it has arrived', async () => {
    const { onSaved, status, run } = show()
    let answer = () => {}
    run(() => new Promise<void>((resolve) => (answer = resolve)))
    expect(status()).toBe('saving')
    await advance(SAVE_WAITING_MS - 1)
    expect(status()).toBe('saving')
    await advance(1)
    expect(status()).toBe('waiting')
    expect(onSaved).not.toHaveBeenCalled()
    answer()
    await advance(0)
    expect(status()).toBeUndefined()
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('without an answer has failed, until it lands after all', async () => {
    expectConsole(/did not arrive/)
    const { onSaved, status, run } = show()
    let answer = () => {}
    run(() => new Promise<void>((resolve) => (answer = resolve)))
    await advance(SAVE_TIMEOUT_MS)
    expect(status()).toBe('failed')
    answer()
    await advance(0)
    expect(status()).toBeUndefined()
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('that was refused never looks saved', async () => {
    expectConsole(/did not arrive/)
    const { onSaved, status, run } = show()
    run(() => Promise.reject(Object.assign(new Error('no'), { code: 'permission-denied' })))
    await advance(SAVE_TIMEOUT_MS * 2)
    expect(status()).toBe('failed')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('that failed is not forgotten because another one arrives', async () => {
    expectConsole(/did not arrive/)
    const { status, kind, run } = show()
    run(() => Promise.reject(Object.assign(new Error('no'), { code: 'unavailable' })), 'rename')
    await advance(0)
    run(() => Promise.resolve(), 'move')
    expect([kind(), status()]).toEqual(['rename', 'failed'])
    await advance(0)
    expect([kind(), status()]).toEqual(['rename', 'failed'])
    run(() => Promise.resolve(), 'rename')
    await advance(0)
    expect(status()).toBeUndefined()
  })
})
