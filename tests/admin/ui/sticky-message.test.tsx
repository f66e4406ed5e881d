import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closeAllMessages,
  closeMessage,
  notifyUntilClosed,
} from '../../../src/admin/ui/sticky-message'
import { Toasts } from '../../../src/admin/ui/toast'
import { notifyFailed } from '../../../src/admin/writes/messages'
import { uiWords } from '../../../src/copy/ui'
import { STICKY_TOAST_MS } from '../../../src/limits'
import { openToasts } from '../../helpers/admin/open-toasts'
import { renderUi } from '../../helpers/render'

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  act(closeAllMessages)
  vi.useRealTimers()
})

it('a message about a missing network closes when the network is back', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ topic: 'save:form', title: 'not saved', reason: 'offline' }))
  expect(await screen.findByText('not saved')).toBeInTheDocument()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(openToasts()).toEqual([]))
  act(() => notifyFailed({ topic: 'save:form', title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('refused')).toBeInTheDocument()
})

it('a message stays when the network returns that an older one on the same topic has missed', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ topic: 'save:form', title: 'offline', reason: 'offline' }))
  await screen.findByText('offline')
  act(() => notifyFailed({ topic: 'save:form', title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('refused')).toBeInTheDocument()
  expect(openToasts()).toEqual(['refused'])
})

it('a message about a missing network that comes back after another one still closes', async () => {
  renderUi(<Toasts label="messages" />)
  act(() => notifyFailed({ topic: 'publish:photo', title: 'offline', reason: 'offline' }))
  await screen.findByText('offline')
  act(() => notifyFailed({ topic: 'save:form', title: 'refused', reason: 'denied' }))
  fireEvent(window, new Event('online'))
  act(() => closeMessage('save:form'))
  await waitFor(() => expect(openToasts()).toEqual([]))
})

// Requirement 153
it('a message that waits for an answer is the only one of its kind, and stays', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  for (const title of ['not saved', 'still not saved'])
    act(() => notifyUntilClosed({ topic: 'save:form', title }))
  await wait(STICKY_TOAST_MS - 100)
  expect(openToasts()).toEqual(['still not saved'])
  await wait(100)
  expect(openToasts()).toEqual([])
  act(() => notifyUntilClosed({ topic: 'save:form', title: 'again' }))
  await wait(10)
  act(() => closeMessage('save:form'))
  await wait(10)
  expect(openToasts()).toEqual([])
})

it('a message that is going does not take the next one on the same topic with it', async () => {
  vi.useFakeTimers()
  renderUi(<Toasts label="messages" />)
  act(() => notifyUntilClosed({ topic: 'publish:photo', title: 'too large' }))
  await wait(10)
  const close = screen.getByRole('button', { name: uiWords.close })
  act(() => closeMessage('publish:photo'))
  act(() => notifyUntilClosed({ topic: 'publish:photo', title: 'still too large' }))
  fireEvent.click(close)
  await wait(1_000)
  expect(openToasts()).toEqual(['still too large'])
})

describe('two messages that wait for an answer', () => {
  const retry = vi.fn()
  const start = async () => {
    const { user } = renderUi(<Toasts label="messages" />)
    const action = { label: 'retry', onClick: retry }
    act(() => notifyUntilClosed({ topic: 'save:form', title: 'not saved', action }))
    await screen.findByText('not saved')
    act(() => notifyUntilClosed({ topic: 'publish:photo', title: 'too large' }))
    await waitFor(() => expect(openToasts()).toEqual(['too large']))
    return user
  }

  it('the older of two messages comes back with its retry once the newer one is closed', async () => {
    const user = await start()
    const newer = within(screen.getByText('too large').closest('li') ?? document.body)
    await user.click(newer.getByRole('button', { name: uiWords.close }))
    await waitFor(() => expect(openToasts()).toEqual(['not saved']))
    await user.click(await screen.findByRole('button', { name: 'retry' }))
    expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(openToasts()).toEqual([]))
  })

  it('the older of two messages is taken back without the newer one', async () => {
    await start()
    act(() => closeMessage('save:form'))
    await waitFor(() => expect(openToasts()).toEqual(['too large']))
    act(() => closeMessage('publish:photo'))
    await waitFor(() => expect(openToasts()).toEqual([]))
  })
})
