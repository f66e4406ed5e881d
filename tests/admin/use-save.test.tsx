import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSave } from '../../src/admin/use-save'
import { ConflictError } from '../../src/data/errors'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../src/limits'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function deferred() {
  let resolve = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a save', () => {
  it('says saving, then waiting for the network, then saved with its time', async () => {
    const { result } = renderHook(() => useSave())
    const write = deferred()
    let done: boolean | undefined
    act(() => void result.current.run(() => write.promise).then((isSaved) => (done = isSaved)))
    expect(result.current.state.status).toBe('saving')
    await advance(SAVE_WAITING_MS)
    expect(result.current.state.status).toBe('waiting')
    write.resolve()
    await advance(0)
    expect(result.current.state).toEqual({ status: 'saved', at: new Date() })
    expect(done).toBe(true)
  })

  it('says why it failed, and forgets it when it is run again (decision 22)', async () => {
    const { result } = renderHook(() => useSave())
    let attempts = 0
    const work = async () => {
      attempts += 1
      if (attempts === 1) throw Object.assign(new Error('no'), { code: 'permission-denied' })
    }
    await act(async () => expect(await result.current.run(work)).toBe(false))
    expect(result.current.state).toMatchObject({ status: 'failed', reason: 'denied' })
    await act(async () => expect(await result.current.run(work)).toBe(true))
    expect(result.current.state.status).toBe('saved')
  })

  it('fails after the timeout, and turns into saved when the write lands later (decision 22)', async () => {
    const { result } = renderHook(() => useSave())
    const write = deferred()
    let followed = false
    act(
      () =>
        void result.current.run(async () => {
          await write.promise
          followed = true
        }),
    )
    await advance(SAVE_TIMEOUT_MS)
    expect(result.current.state).toMatchObject({ status: 'failed', reason: 'timeout' })
    write.resolve()
    await advance(0)
    expect(result.current.state.status).toBe('saved')
    expect(followed).toBe(true)
  })

  it('hears no older attempt: a newer one or a reset has the word', async () => {
    const { result } = renderHook(() => useSave())
    const old = deferred()
    act(() => void result.current.run(() => old.promise))
    await act(() => result.current.run(() => Promise.reject(new ConflictError(null))))
    expect(result.current.state).toMatchObject({ status: 'failed', reason: 'conflict' })
    old.resolve()
    await advance(0)
    expect(result.current.state.status).toBe('failed')
    act(() => result.current.reset())
    expect(result.current.state.status).toBe('idle')
  })
})
