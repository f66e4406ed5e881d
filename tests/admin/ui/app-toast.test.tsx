import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_TOAST, TOAST } from '../../../src/limits'
import { appToasts, clearToasts, dismissAppToast, showAppToast } from '../../../src/admin/ui/app-toast'
import { Toasts } from '../../../src/admin/ui/toast'
import type { ToastType } from '../../../src/admin/ui/toast-card'
import { renderUi } from '../../render'

const show = (title: string, type: ToastType = 'info') => showAppToast({ title, type, closeLabel: 'close' })
const titles = () => appToasts().map((toast) => `${toast.title}${toast.open ? '' : ' (closed)'}`)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => {
    // The open toast, the waiting one, and the closed ones that were not removed yet.
    while (appToasts().some((toast) => toast.open)) dismissAppToast()
    vi.advanceTimersByTime(APP_TOAST.removeDelayMs)
  })
  vi.useRealTimers()
})

describe('the single toast of the app', () => {
  it('has the limits of the specification', () => {
    expect(APP_TOAST).toEqual({ limit: 1, removeDelayMs: 1_000_000 }) // 153
  })

  it('shows only the latest message', () => {
    show('a') // 153
    show('b')
    expect(titles()).toEqual(['b'])
  })

  it('keeps a closed message for its removal delay', () => {
    show('a') // 153
    dismissAppToast()
    vi.advanceTimersByTime(APP_TOAST.removeDelayMs - 1)
    expect(titles()).toEqual(['a (closed)'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('keeps an error until it is dismissed', () => {
    show('failed', 'error') // decision 35
    show('saved', 'success')
    expect(titles()).toEqual(['failed'])
    dismissAppToast()
    expect(titles()).toEqual(['saved'])
  })

  it('lets a later error replace an error', () => {
    show('first', 'error')
    show('second', 'error')
    expect(titles()).toEqual(['second'])
  })

  it('is removed at once with the one that waits when the session ends (P24)', () => {
    renderUi(<Toasts label="toasts" />)
    act(() => {
      show('not deleted: a name', 'error')
      show('waiting')
      vi.advanceTimersByTime(1)
    })
    expect(screen.getByText('not deleted: a name')).toBeVisible()
    act(clearToasts)
    // The message fades out first.
    for (const ms of [50, 500]) act(() => void vi.advanceTimersByTime(ms))
    expect(titles()).toEqual([])
    expect(screen.queryByText('not deleted: a name')).toBeNull()
    expect(screen.queryByText('waiting')).toBeNull()
  })

  it('can withdraw a message that is still waiting', () => {
    show('failed', 'error')
    dismissAppToast(show('saved'))
    dismissAppToast()
    expect(titles()).toEqual(['failed (closed)'])
  })
})

describe('the single toast on the screen', () => {
  // React renders at the end of act, so the library's timers start between the steps.
  const wait = async (ms: number) => {
    for (let step = 0; step < 4; step += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 4))
  }
  const shown = (title: string) => screen.queryByText(title)

  it('is removed after its duration', async () => {
    renderUi(<Toasts label="messages" />)
    act(() => void show('copied'))
    await wait(TOAST.durationMs - 100)
    expect(shown('copied')).toBeInTheDocument()
    await wait(1_000)
    expect(shown('copied')).toBeNull()
    expect(titles()).toEqual(['copied (closed)'])
  })

  it('keeps an error on the screen until it is closed', async () => {
    renderUi(<Toasts label="messages" />)
    act(() => void show('failed', 'error'))
    await wait(TOAST.durationMs * 10)
    act(() => screen.getByRole('button', { name: 'close' }).click())
    await wait(1_000)
    expect(shown('failed')).toBeNull()
    expect(titles()).toEqual(['failed (closed)'])
  })

  it('is replaced by the next one', async () => {
    renderUi(<Toasts label="messages" />)
    act(() => void show('first'))
    await wait(100)
    act(() => void show('second'))
    await wait(1_000)
    expect(shown('first')).toBeNull()
    expect(shown('second')).toBeInTheDocument()
  })
})
