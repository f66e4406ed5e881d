import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TOAST, TOASTS_ON_PHONES, UNDO_MS } from '../../../src/limits'
import { notify, Toasts } from '../../../src/admin/ui/toast'
import type { ToastType } from '../../../src/admin/ui/toast-card'
import { renderUi } from '../../render'

function show(content: Parameters<typeof notify>[0]): string {
  let id = ''
  act(() => {
    id = notify(content)
  })
  return id
}

afterEach(() => {
  act(() => void toast.dismiss())
  vi.useRealTimers()
})

describe('a toast', () => {
  it('has the measures of the specification', () => {
    expect(TOAST).toEqual({ durationMs: 4_000, visible: 3, widthPx: 356, gapPx: 14, swipePx: 20 }) // 152
  })

  it.each<ToastType>(['success', 'info', 'warning', 'error', 'loading'])(
    'of type %s has title and description, right to left',
    async (type) => {
      renderUi(<Toasts label="messages" />) // 151
      const id = show({ title: `title ${type}`, description: 'why', type, duration: Infinity })
      expect(await screen.findByText(`title ${type}`)).toBeInTheDocument()
      expect(screen.getByText('why')).toBeInTheDocument()
      expect(document.querySelector('[data-sonner-toaster]')).toHaveAttribute('dir', 'rtl')
      act(() => void toast.dismiss(id))
      await waitFor(() => expect(screen.queryByText(`title ${type}`)).toBeNull())
    },
  )

  it('replaces the message with the same id', async () => {
    renderUi(<Toasts label="messages" />)
    show({ id: 'save', title: 'saving', type: 'loading' })
    await screen.findByText('saving')
    show({ id: 'save', title: 'saved', type: 'success', duration: Infinity })
    expect(await screen.findByText('saved')).toBeInTheDocument()
    expect(screen.queryByText('saving')).toBeNull()
    act(() => void toast.dismiss('save'))
    await waitFor(() => expect(screen.queryByText('saved')).toBeNull())
  })

  it('closes after its action', async () => {
    const undo = vi.fn()
    const { user } = renderUi(<Toasts label="messages" />)
    show({ title: 'deleted', duration: Infinity, action: { label: 'undo', onClick: undo } })
    await user.click(await screen.findByRole('button', { name: 'undo' }))
    expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('deleted')).toBeNull())
  })

  it.each([
    ['by itself', undefined, TOAST.durationMs], // 152
    ['that can be undone', UNDO_MS, 8_000],
  ])('%s closes after its duration', async (title, duration, ms) => {
    vi.useFakeTimers()
    renderUi(<Toasts label="messages" />)
    show({ title, ...(duration !== undefined && { duration }) })
    await act(() => vi.advanceTimersByTimeAsync(ms - 100))
    expect(screen.getByText(title).closest('[data-sonner-toast]')).toHaveAttribute('data-removed', 'false')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByText(title)?.closest('[data-sonner-toast][data-removed=false]') ?? null).toBeNull()
  })

  it('has no close button when it is not dismissible', async () => {
    renderUi(<Toasts label="messages" />)
    const id = show({ title: 'stay', duration: Infinity, dismissible: false, closeLabel: 'close' })
    await screen.findByText('stay')
    expect(screen.queryByRole('button', { name: 'close' })).toBeNull()
    act(() => void toast.dismiss(id))
    await waitFor(() => expect(screen.queryByText('stay')).toBeNull())
  })

  it.each([
    [TOAST.swipePx - 1, true],
    [TOAST.swipePx, false],
  ])('swiped by %i px is still there: %s', async (distance, stays) => {
    renderUi(<Toasts label="messages" />) // 152
    const id = show({ title: `swipe ${distance}`, duration: Infinity, closeLabel: 'close' })
    const title = await screen.findByText(`swipe ${distance}`)
    fireEvent.pointerDown(title, { clientX: 100 })
    fireEvent.pointerMove(title, { clientX: 100 - distance })
    fireEvent.pointerUp(title, { clientX: 100 - distance })
    if (stays) expect(screen.getByText(`swipe ${distance}`)).toBeInTheDocument()
    else await waitFor(() => expect(screen.queryByText(`swipe ${distance}`)).toBeNull())
    act(() => void toast.dismiss(id))
    await waitFor(() => expect(screen.queryByText(`swipe ${distance}`)).toBeNull())
  })
})

describe('several toasts', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const inSight = () =>
    [...document.querySelectorAll('[data-sonner-toast][data-visible=true][data-removed=false] p')].map(
      (title) => title.textContent,
    )
  const notifyAll = async (...titles: string[]) => {
    for (const title of titles) {
      show({ title, closeLabel: `close ${title}` })
      await wait(10)
    }
  }

  it('are a stack of three on desktops', async () => {
    vi.useFakeTimers()
    renderUi(<Toasts label="messages" />) // 152
    await notifyAll('1', '2', '3', '4')
    expect(inSight()).toEqual(['4', '3', '2'])
    expect(document.querySelector('[data-front=false]')).toHaveAttribute('data-expanded', 'false')
  })

  it('show one at a time on phones, and the others wait behind it', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    renderUi(<Toasts label="messages" />)
    await notifyAll('1', '2', '3')
    expect(inSight()).toHaveLength(TOASTS_ON_PHONES)
    expect(inSight()).toEqual(['3'])
    await wait(TOAST.durationMs + 500)
    expect(inSight()).toEqual(['2'])
    await wait(TOAST.durationMs - 600)
    expect(inSight()).toEqual(['2'])
    await wait(1_200)
    expect(inSight()).toEqual(['1'])
    await wait(TOAST.durationMs + 500)
    expect(inSight()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('open and stay while one of them is focused', async () => {
    vi.useFakeTimers()
    renderUi(<Toasts label="messages" />)
    await notifyAll('1', '2')
    act(() => screen.getByRole('button', { name: 'close 2' }).focus())
    await wait(TOAST.durationMs * 3)
    expect(inSight()).toEqual(['2', '1'])
    expect(document.querySelector('[data-front=false]')).toHaveAttribute('data-expanded', 'true')
    act(() => screen.getByRole('button', { name: 'close 2' }).click())
    await wait(TOAST.durationMs + 1_000)
    expect(inSight()).toEqual([])
  })
})
