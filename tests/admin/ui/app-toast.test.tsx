import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_TOAST, TOAST } from '../../../src/limits'
import { appToasts, dismissAppToast, showAppToast } from '../../../src/admin/ui/app-toast'
import { AppToaster } from '../../../src/admin/ui/app-toaster'
import { renderUi } from '../../render'

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
    showAppToast({ title: 'a' }) // 153
    showAppToast({ title: 'b' })
    expect(titles()).toEqual(['b'])
  })

  it('keeps a closed message for its removal delay', () => {
    showAppToast({ title: 'a' }) // 153
    dismissAppToast()
    vi.advanceTimersByTime(APP_TOAST.removeDelayMs - 1)
    expect(titles()).toEqual(['a (closed)'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('keeps an error until it is dismissed', () => {
    showAppToast({ title: 'failed', type: 'error' }) // decision 35
    showAppToast({ title: 'saved', type: 'success' })
    expect(titles()).toEqual(['failed'])
    dismissAppToast()
    expect(titles()).toEqual(['saved'])
  })

  it('lets a later error replace an error', () => {
    showAppToast({ title: 'first', type: 'error' })
    showAppToast({ title: 'second', type: 'error' })
    expect(titles()).toEqual(['second'])
  })

  it('can withdraw a message that is still waiting', () => {
    showAppToast({ title: 'failed', type: 'error' })
    dismissAppToast(showAppToast({ title: 'saved' }))
    dismissAppToast()
    expect(titles()).toEqual(['failed (closed)'])
  })
})

describe('the single toast on the screen', () => {
  it('is removed after its duration', () => {
    renderUi(<AppToaster label="messages" closeLabel="close" />)
    act(() => void showAppToast({ title: 'copied', type: 'success' }))
    expect(screen.getByRole('region', { name: 'messages' })).toHaveTextContent('copied')
    act(() => void vi.advanceTimersByTime(TOAST.durationMs))
    expect(screen.getByRole('region', { name: 'messages' })).toBeEmptyDOMElement()
  })

  it('keeps an error on the screen', () => {
    renderUi(<AppToaster label="messages" closeLabel="close" />)
    act(() => void showAppToast({ title: 'failed', type: 'error' }))
    act(() => void vi.advanceTimersByTime(TOAST.durationMs * 10))
    expect(screen.getByText('failed')).toBeInTheDocument()
  })

  it('stays while it is focused', () => {
    renderUi(<AppToaster label="messages" closeLabel="close" />)
    act(() => void showAppToast({ title: 'copied' }))
    act(() => screen.getByRole('button', { name: 'close' }).focus())
    act(() => void vi.advanceTimersByTime(TOAST.durationMs * 2))
    expect(screen.getByText('copied')).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'close' }).blur())
    act(() => void vi.advanceTimersByTime(TOAST.durationMs))
    expect(screen.queryByText('copied')).toBeNull()
  })
})
