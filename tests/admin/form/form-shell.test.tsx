import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { admin } from '../../../src/copy/admin/admin'
import { adminErrors } from '../../../src/copy/admin/errors'
import { uiWords } from '../../../src/copy/ui'
import { GoneError } from '../../../src/data/store/shared/gone-error'
import { SAVE_SLOW_MS, SAVE_TIMEOUT_MS } from '../../../src/limits'
import { paths } from '../../../src/paths'
import {
  bar,
  change,
  city,
  Form,
  stores,
  type Save,
  type Value,
} from '../../helpers/admin/form-shell'
import { InDashboard, press, SAVE_BAR, showForm, TOASTS } from '../../helpers/admin/show-form'
import { expectConsole } from '../../helpers/console'

afterEach(() => void vi.restoreAllMocks())

it('a form says what was saved with a way to the page', async () => {
  await change()
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.unsaved(1))
  press(admin.save.save)
  expect(await screen.findByText('saved')).toBeVisible()
  expect(screen.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', paths.home)
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.saved)
})

it('a form names what is invalid instead of saving', async () => {
  const save = vi.fn(stores)
  const { user } = await change(save)
  await user.clear(screen.getByLabelText('Name'))
  press(admin.save.save)
  expect(save).not.toHaveBeenCalled()
  expect(screen.getAllByRole('group')[0]).toHaveFocus()
  expect(screen.getByLabelText('Name')).toBeInvalid()
})

it('the name of an invalid field leads to it, and goes once it is valid', async () => {
  const { user } = await change()
  await user.clear(screen.getByLabelText('Name'))
  press(admin.save.save)
  await user.click(screen.getByRole('link', { name: /is missing/ }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.keyboard('x')
  expect(screen.queryByText('is missing')).toBeNull()
})

it('changes can be discarded while a field is invalid', async () => {
  const { user } = await change()
  await user.clear(screen.getByLabelText('Name'))
  press(admin.save.save)
  expect(bar().getByText(adminErrors.show)).toBeVisible()
  press(admin.save.discard)
  expect(screen.getByLabelText('Name')).toHaveValue('n')
  expect(city()).toHaveValue('c')
})

it('a form names a field that was also changed elsewhere and leads to the history', async () => {
  await change((_, value) => Promise.resolve({ value, clashes: ['city'] }))
  press(admin.save.save)
  expect(await screen.findByText(admin.clashes(['City']))).toBeVisible()
  expect(screen.getByRole('link', { name: admin.historyPanel.title })).toHaveAttribute(
    'href',
    '/?panel=history',
  )
})

it('discarded changes can be brought back', async () => {
  await change()
  press(admin.save.discard)
  expect(city()).toHaveValue('c')
  await screen.findByText(admin.bringBackChanges)
  press(admin.bringBackChanges)
  expect(city()).toHaveValue('c2')
})

it('a form opens with its draft, which can be discarded', async () => {
  const { unmount } = await change()
  unmount()
  showForm(<Form save={stores} />)
  expect(screen.getByText(admin.draft.title)).toBeVisible()
  expect(city()).toHaveValue('c2')
  press(admin.draft.discard)
  expect(city()).toHaveValue('c')
  expect(document.querySelector(SAVE_BAR), 'a bar without changes').toBeNull()
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

it('the browser asks before the page is left while changes are unsaved', async () => {
  const { user, rerender } = await change()
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsking()).toBe(true)
  press(admin.save.save)
  await screen.findByText('saved')
  expect(isAsking()).toBe(false)
  await user.type(city(), '3')
  expect(isAsking()).toBe(true)
  rerender(<InDashboard>{null}</InDashboard>)
  expect(isAsking(), 'asks for a form that is gone').toBe(false)
})

it('a form sends nothing without a network, and asks for a save once it is back', async () => {
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const save = vi.fn(stores)
  await change(save)
  press(admin.save.save)
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.offline)
  expect(save).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.online)
})

it('a form says that a save has failed until it is sent again', async () => {
  expectConsole(/a write failed/)
  await change(vi.fn<Save>(stores).mockRejectedValueOnce(new Error('lost')))
  press(admin.save.save)
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(admin.reasons.unknown))
  expect(await screen.findByText('not saved')).toBeVisible()
  press(admin.save.retry, SAVE_BAR)
  expect(await screen.findByText('saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})

it('the message about a failed save goes with its form', async () => {
  expectConsole(/a write failed/)
  const { rerender } = await change(() => Promise.reject(new Error('lost')))
  press(admin.save.save)
  expect(await screen.findByText('not saved')).toBeVisible()
  rerender(<InDashboard>{null}</InDashboard>)
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})

/** A save that the test answers. */
function answered() {
  const sent: { mine: Value; answer: () => void }[] = []
  const save: Save = (_, mine) =>
    new Promise((resolve) =>
      sent.push({ mine, answer: () => resolve({ value: mine, clashes: ['city'] }) }),
    )
  return { sent, save }
}

it('an answer after the timeout takes the failure back, and names what changed elsewhere', async () => {
  expectConsole(/a write failed/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, save } = answered()
  await change(save)
  press(admin.save.save)
  await act(() => vi.advanceTimersByTimeAsync(SAVE_TIMEOUT_MS))
  expect(await screen.findByText('not saved')).toBeVisible()
  expect(bar().getByText(admin.save.unconfirmed)).toBeVisible()
  await act(async () => sent[0]?.answer())
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(await screen.findByText(admin.clashes(['City']))).toBeVisible()
})

it('a save whose answer was lost takes its failure back once the live value shows it', async () => {
  expectConsole(/a write failed/)
  let arrive = () => {}
  await change((_, mine, { show }) => {
    arrive = () => show(mine)
    return Promise.reject(new Error('lost'))
  })
  press(admin.save.save)
  await screen.findByText('not saved')
  act(arrive)
  expect(await screen.findByText('saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.saved)
})

it('the message of a save that failed names the clashes in a part that is stored', async () => {
  expectConsole(/a write failed/)
  await change((_base, _mine, { clash }) => {
    clash(['name'])
    return Promise.reject(new Error('lost'))
  })
  press(admin.save.save)
  await screen.findByText('not saved')
  expect(screen.getByText(admin.clashesInPart(['Name']), { exact: false })).toBeVisible()
})

it('the retry of a message refuses what has become invalid since', async () => {
  expectConsole(/a write failed/)
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('lost'))
  const { user } = await change(save)
  press(admin.save.save)
  await screen.findByText('not saved')
  await user.clear(screen.getByLabelText('Name'))
  press(uiWords.retry, TOASTS)
  expect(screen.getByRole('group', { name: adminErrors.title(1) })).toHaveFocus()
  expect(save).toHaveBeenCalledOnce()
})

it('a save without an answer is sent once, however often it is pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, save } = answered()
  await change(save)
  press(admin.save.save)
  press(admin.save.save)
  await act(() => vi.advanceTimersByTimeAsync(SAVE_SLOW_MS))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.slow)
  press(admin.save.save)
  expect(sent).toHaveLength(1)
  await act(async () => sent[0]?.answer())
})

it('the retry of a message sends what is on the screen by then', async () => {
  expectConsole(/a write failed/)
  const save = vi.fn<Save>(stores).mockRejectedValueOnce(new Error('lost'))
  const { user } = await change(save)
  press(admin.save.save)
  await screen.findByText('not saved')
  await user.type(city(), '3')
  press(uiWords.retry, TOASTS)
  await screen.findByText('saved')
  // The message that was answered takes a moment to leave.
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(save.mock.lastCall?.[1].city).toBe('c23')
})

it('the failure of a save goes once its changes are typed back', async () => {
  expectConsole(/a write failed/)
  const { user } = await change(vi.fn<Save>(stores).mockRejectedValueOnce(new Error('lost')))
  press(admin.save.save)
  await screen.findByText('not saved')
  await user.type(city(), '{Backspace}')
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(document.querySelector(SAVE_BAR)).toBeNull()
})

it('the message of a save that failed goes once its deleted document is let go', async () => {
  expectConsole(/a write failed/)
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new GoneError('team/x'))
  await change(save)
  press(admin.save.save)
  await screen.findByText('not saved')
  press(admin.save.retry, SAVE_BAR)
  await screen.findByText(admin.gone.letGo)
  press(admin.gone.letGo)
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})

it('the message of a save that failed goes with an undo of its changes', async () => {
  expectConsole(/a write failed/)
  await change(vi.fn<Save>(stores).mockRejectedValueOnce(new Error('lost')))
  press(admin.save.save)
  await screen.findByText('not saved')
  press(admin.save.discard)
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})
