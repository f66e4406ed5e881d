import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeToast, notify, Toasts, type ToastType } from '../../../src/admin/ui/toast'
import {
  closeAllMessages,
  closeWaiting,
  notifyWaiting,
} from '../../../src/admin/ui/waiting-message'
import { Dialog } from '../../../src/admin/ui/dialog'
import { uiCopy } from '../../../src/copy/ui'
import { WAITING_TOAST_MS, TOAST, UNDO_MS } from '../../../src/limits'
import { notifyFailed } from '../../../src/admin/form/messages'
import { messageOf, renderUi } from '../../helpers/render'

const show = (message: Parameters<typeof notify>[0]) => act(() => void notify(message))
const open = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')].map(
    (one) => one.querySelector('[data-title]')?.textContent,
  )
/** Shows the place of the toasts, and the first one. */
const start = (message: Parameters<typeof notify>[0]) => {
  const { user } = renderUi(
    <>
      <button>before</button>
      <Toasts label="messages" />
    </>,
  )
  show(message)
  return user
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  act(closeAllMessages)
  vi.useRealTimers()
})

// Requirement 151
it.each<ToastType>(['success', 'info', 'warning', 'error', 'loading'])(
  'a message of type %s has title and description, right to left, and is dismissed',
  async (type) => {
    const user = start({ title: `title ${type}`, description: 'why', type, duration: Infinity })
    expect(await screen.findByText(`title ${type}`)).toBeInTheDocument()
    expect(screen.getByText('why')).toBeInTheDocument()
    expect(document.querySelector('[data-sonner-toaster]')).toHaveAttribute('dir', 'rtl')
    await user.click(screen.getByRole('button', { name: uiCopy.close }))
    await waitFor(() => expect(open()).toEqual([]))
  },
)

it('a message replaces all of the one with the same id, and closes only when dismissible', async () => {
  start({
    id: 'save',
    title: 'saving',
    description: 'why',
    action: { label: 'undo', onClick: vi.fn() },
  })
  await screen.findByText('saving')
  show({ id: 'save', title: 'saved', duration: Infinity, dismissible: false })
  expect(await screen.findByText('saved')).toBeInTheDocument()
  for (const old of ['saving', 'why', 'undo']) expect(screen.queryByText(old)).toBeNull()
  expect(screen.queryByRole('button', { name: uiCopy.close })).toBeNull()
})

it('a message opens what was saved, and sends its address', async () => {
  const address = { label: 'send', text: 'centre', url: 'https://a.example/products?p=1' }
  start({ title: 'saved', action: { label: 'open', href: '/products?p=1' }, share: address })
  const open = await screen.findByRole('link', { name: 'open' })
  expect(open).toHaveAttribute('href', '/products?p=1')
  expect(messageOf(screen.getByRole('link', { name: 'send' }))).toBe(
    `${address.text}\n${address.url}`,
  )
})

it('a message about a missing network closes when the network is back', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ title: 'not saved', reason: 'offline' }))
  expect(await screen.findByText('not saved')).toBeInTheDocument()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(open()).toEqual([]))
  act(() => notifyFailed({ title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('refused')).toBeInTheDocument()
})

it('a message stays when the network returns that an older one about the same has missed', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ about: 'form', title: 'offline', reason: 'offline' }))
  await screen.findByText('offline')
  act(() => notifyFailed({ about: 'form', title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('refused')).toBeInTheDocument()
  expect(open()).toEqual(['refused'])
})

it('a message about a missing network that comes back after another one still closes', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ about: 'photo', title: 'offline', reason: 'offline' }))
  await screen.findByText('offline')
  act(() => notifyFailed({ about: 'form', title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  act(() => closeWaiting('form'))
  await waitFor(() => expect(open()).toEqual([]))
})

it('a message closes after its action, and gives the focus back', async () => {
  const undo = vi.fn()
  const user = start({
    title: 'deleted',
    duration: Infinity,
    action: { label: 'undo', onClick: undo },
  })
  await user.click(screen.getByText('before'))
  const button = await screen.findByRole('button', { name: 'undo' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('deleted')).toBeNull())
  expect(screen.getByText('before')).toHaveFocus()
})

// Requirement 152
it.each([
  ['by default', {}, TOAST.durationMs],
  ['that can be undone', { duration: UNDO_MS }, 8_000],
])('a message %s closes after its duration', async (title, duration, ms) => {
  vi.useFakeTimers()
  start({ title, ...duration })
  await wait(ms - 100)
  expect(open()).toEqual([title])
  await wait(100)
  expect(open()).toEqual([])
})

it.each(['before', 'after'])(
  'a message that came %s a dialog opened has its time once it can be pressed again',
  async (when) => {
    vi.useFakeTimers()
    const page = (isOpen: boolean) => (
      <>
        <Toasts label="messages" />
        <Dialog open={isOpen} onClose={() => undefined} title="dialog">
          text
        </Dialog>
      </>
    )
    const { rerender } = render(page(when === 'after'))
    show({ title: 'removed' })
    await wait(0)
    rerender(page(true))
    await wait(10 * TOAST.durationMs)
    expect(open()).toEqual(['removed'])
    rerender(page(false))
    await wait(TOAST.durationMs - 100)
    expect(open()).toEqual(['removed'])
    await wait(200)
    expect(open()).toEqual([])
  },
)

it('a message that is closed in the moment in which it is shown does not stay', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  act(() => closeToast(notify({ title: 'preparing', type: 'loading' })))
  show({ title: 'lasting', type: 'loading' })
  await wait(1_000)
  expect(open()).toEqual(['lasting'])
  act(() => {
    notify({ title: 'preparing', type: 'loading' })
    closeAllMessages()
    notify({ title: 'signed out', type: 'loading' })
  })
  await wait(1_000)
  expect(open()).toEqual(['signed out'])
})

it('a message that stays is not replaced by the one before it when a dialog closes', async () => {
  vi.useFakeTimers()
  const page = (isOpen: boolean) => (
    <>
      <Toasts label="messages" />
      <Dialog open={isOpen} onClose={() => undefined} title="dialog">
        text
      </Dialog>
    </>
  )
  const { rerender } = render(page(false))
  show({ id: 'save', title: 'saving' })
  show({ id: 'save', title: 'not saved', duration: Infinity })
  await wait(0)
  for (const isOpen of [true, false]) rerender(page(isOpen))
  await wait(2 * TOAST.durationMs)
  expect(open()).toEqual(['not saved'])
})

// Requirement 152
it.each([
  [19, 1],
  [20, 0],
])('a message swiped by %i px leaves %i', async (distance, left) => {
  vi.useFakeTimers()
  start({ title: 'swiped', duration: Infinity })
  await wait(0)
  const title = screen.getByText('swiped')
  fireEvent.pointerDown(title, { clientX: 100, clientY: 0 })
  // The first movement tells the direction.
  for (const clientX of [98, 100 - distance]) fireEvent.pointerMove(title, { clientX, clientY: 0 })
  // A slow swipe: a fast one closes it, too.
  await wait(1_000)
  fireEvent.pointerUp(title)
  await wait(500)
  expect(open()).toHaveLength(left)
})

// Requirement 152
it('three messages are shown at once, in the measures of the specification', async () => {
  start({ title: '1' })
  for (const title of ['2', '3', '4']) show({ title })
  await screen.findByText('4')
  const visible = document.querySelectorAll('[data-sonner-toast][data-visible=true] [data-title]')
  expect([...visible].map(({ textContent }) => textContent)).toEqual(['4', '3', '2'])
  const { style } = document.querySelector<HTMLElement>('[data-sonner-toaster]') ?? document.body
  expect([style.getPropertyValue('--width'), style.getPropertyValue('--gap')]).toEqual([
    '356px',
    '14px',
  ])
})

// Requirement 153
it('a message that waits for an answer is the only one of its kind, and stays', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  for (const title of ['not saved', 'still not saved'])
    act(() => notifyWaiting({ about: 'form', title }))
  await wait(WAITING_TOAST_MS - 100)
  expect(open()).toEqual(['still not saved'])
  await wait(100)
  expect(open()).toEqual([])
  act(() => notifyWaiting({ about: 'form', title: 'again' }))
  await wait(10)
  act(() => closeWaiting('form'))
  await wait(10)
  expect(open()).toEqual([])
})

it('a message that is going does not take the next one about the same with it', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  act(() => notifyWaiting({ about: 'photo', title: 'too large' }))
  await wait(10)
  const close = screen.getByRole('button', { name: uiCopy.close })
  act(() => closeWaiting('photo'))
  act(() => notifyWaiting({ about: 'photo', title: 'still too large' }))
  fireEvent.click(close)
  await wait(1_000)
  expect(open()).toEqual(['still too large'])
})

describe('two messages that wait for an answer', () => {
  const retry = vi.fn()
  const start = async () => {
    const { user } = renderUi(<Toasts label="messages" />)
    const action = { label: 'retry', onClick: retry }
    act(() => notifyWaiting({ about: 'form', title: 'not saved', action }))
    await screen.findByText('not saved')
    act(() => notifyWaiting({ about: 'photo', title: 'too large' }))
    await waitFor(() => expect(open()).toEqual(['too large']))
    return user
  }

  it('the older of two messages comes back with its retry once the newer one is closed', async () => {
    const user = await start()
    const newer = within(screen.getByText('too large').closest('li') ?? document.body)
    await user.click(newer.getByRole('button', { name: uiCopy.close }))
    await waitFor(() => expect(open()).toEqual(['not saved']))
    await user.click(await screen.findByRole('button', { name: 'retry' }))
    expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(open()).toEqual([]))
  })

  it('the older of two messages is taken back without the newer one', async () => {
    await start()
    act(() => closeWaiting('form'))
    await waitFor(() => expect(open()).toEqual(['too large']))
    act(() => closeWaiting('photo'))
    await waitFor(() => expect(open()).toEqual([]))
  })
})
