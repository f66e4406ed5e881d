import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/admin/ui/dialog'
import { closeAllMessages } from '../../../src/admin/ui/sticky-message'
import { closeToast, notify, Toasts, type ToastType } from '../../../src/admin/ui/toast'
import { uiWords } from '../../../src/copy/ui'
import { TOAST_MS, UNDO_MS } from '../../../src/limits'
import { openToasts } from '../../helpers/admin/open-toasts'
import { messageOf, renderUi } from '../../helpers/render'

const show = (message: Parameters<typeof notify>[0]) => act(() => void notify(message))
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
    await user.click(screen.getByRole('button', { name: uiWords.close }))
    await waitFor(() => expect(openToasts()).toEqual([]))
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
  show({ id: 'save', title: 'saved', duration: Infinity, isDismissible: false })
  expect(await screen.findByText('saved')).toBeInTheDocument()
  for (const text of ['saving', 'why', 'undo']) expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole('button', { name: uiWords.close })).toBeNull()
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
  ['by default', {}, TOAST_MS],
  ['that can be undone', { duration: UNDO_MS }, 8_000],
])('a message %s closes after its duration', async (title, duration, ms) => {
  vi.useFakeTimers()
  start({ title, ...duration })
  await wait(ms - 100)
  expect(openToasts()).toEqual([title])
  await wait(100)
  expect(openToasts()).toEqual([])
})

const page = (isOpen: boolean) => (
  <>
    <Toasts label="messages" />
    <Dialog open={isOpen} onClose={() => undefined} title="dialog">
      text
    </Dialog>
  </>
)

it.each(['before', 'after'])(
  'a message that came %s a dialog opened has its time once it can be pressed again',
  async (when) => {
    vi.useFakeTimers()
    const { rerender } = render(page(when === 'after'))
    show({ title: 'removed' })
    await wait(0)
    rerender(page(true))
    await wait(10 * TOAST_MS)
    expect(openToasts()).toEqual(['removed'])
    rerender(page(false))
    await wait(TOAST_MS - 100)
    expect(openToasts()).toEqual(['removed'])
    await wait(200)
    expect(openToasts()).toEqual([])
  },
)

it('a message that is closed in the moment in which it is shown does not stay', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  act(() => closeToast(notify({ title: 'preparing', type: 'loading' })))
  show({ title: 'lasting', type: 'loading' })
  await wait(1_000)
  expect(openToasts()).toEqual(['lasting'])
  act(() => {
    notify({ title: 'preparing', type: 'loading' })
    closeAllMessages()
    notify({ title: 'signed out', type: 'loading' })
  })
  await wait(1_000)
  expect(openToasts()).toEqual(['signed out'])
})

it('a message that stays is not replaced by the one before it when a dialog closes', async () => {
  vi.useFakeTimers()
  const { rerender } = render(page(false))
  show({ id: 'save', title: 'saving' })
  show({ id: 'save', title: 'not saved', duration: Infinity })
  await wait(0)
  for (const isOpen of [true, false]) rerender(page(isOpen))
  await wait(2 * TOAST_MS)
  expect(openToasts()).toEqual(['not saved'])
})

// Requirement 152
it.each([
  [19, 1],
  [20, 0],
])('a message swiped by %i px leaves %i', async (distance, count) => {
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
  expect(openToasts()).toHaveLength(count)
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
