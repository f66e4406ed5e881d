import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { FormShell } from '../../../src/admin/form/form-shell'
import { useForm } from '../../../src/admin/form/use-form'
import { TextField } from '../../../src/admin/ui/fields'
import { admin } from '../../../src/copy/admin'
import { fieldErrors } from '../../../src/copy/admin-errors'
import { uiWords } from '../../../src/copy/ui'
import type { Saved } from '../../../src/data/store/save'
import { SAVE_TIMEOUT_MS, SAVE_WAITING_MS } from '../../../src/limits'
import { paths } from '../../../src/paths'
import { expectConsole } from '../../helpers/console'
import { InDashboard, press, SAVE_BAR, showForm, TOASTS } from '../../helpers/show-form'

type Value = { name: string; city: string }
const words = {
  title: 'the document',
  saved: { title: 'saved' },
  saveFailed: { title: 'not saved' },
}

afterEach(() => void vi.restoreAllMocks())

/** `show` is what the live value shows, whatever becomes of the answer. */
type Save = (base: Value | null, mine: Value, show: (value: Value) => void) => Promise<Saved<Value>>

function Form({ save }: { save: Save }) {
  const [stored, setStored] = useState<Value>({ name: 'n', city: 'c' })
  const form = useForm({
    name: 'test',
    stored,
    blank: { name: '', city: '' },
    clean: (typed) => typed,
    save: async (base, mine) => {
      const saved = await save(base, mine, setStored)
      setStored(saved.value)
      return saved
    },
  })
  const errors = form.typed.name ? [] : [{ name: 'name', label: 'Name', message: 'is missing' }]
  return (
    <FormShell
      form={form}
      errors={errors}
      about={{ words, labels: { name: 'Name', city: 'City' }, path: paths.home }}
    >
      {(errorOf) => (
        <>
          <TextField
            field={{
              name: 'name',
              error: errorOf('name'),
              value: form.typed.name,
              onChange: (name) => form.set({ name }),
            }}
            label="Name"
          />
          <TextField
            field={{ value: form.typed.city, onChange: (city) => form.set({ city }) }}
            label="City"
          />
          <Link to="/?tab=team">away</Link>
        </>
      )}
    </FormShell>
  )
}

const stores: Save = (_, value) => Promise.resolve({ value, clashes: [] })
const city = () => screen.getByLabelText('City')
const bar = () => within(document.querySelector<HTMLElement>('[data-save-bar]') ?? document.body)
/** Shows the form, and types in it. */
async function change(save: Save = stores) {
  const all = showForm(<Form save={save} />)
  await all.user.type(city(), '2')
  return all
}

it('a form says what was saved with a way to the page', async () => {
  await change()
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.unsaved(1))
  press(admin.save.save)
  expect(await screen.findByText('saved')).toBeVisible()
  expect(screen.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', paths.home)
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.saved)
})

it('a form names what is invalid instead of saving, leads to it, and loses nothing', async () => {
  const save = vi.fn(stores)
  const { user } = await change(save)
  await user.clear(screen.getByLabelText('Name'))
  press(admin.save.save)
  expect(save).not.toHaveBeenCalled()
  expect(screen.getAllByRole('group')[0]).toHaveFocus()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  await user.click(screen.getByRole('link', { name: /is missing/ }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.keyboard('x')
  expect(screen.queryByText('is missing')).toBeNull()
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

// Requirement 153
it('a form sends nothing without a network, asks for a save after it, and keeps a failed one', async () => {
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('lost')).mockImplementation(stores)
  await change(save)
  press(admin.save.save)
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.offline)
  expect(save).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.online)
  press(admin.save.save)
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(admin.reasons.unknown))
  expect(await screen.findByText('not saved')).toBeVisible()
  press(admin.save.retry, SAVE_BAR)
  expect(await screen.findByText('saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})

it('a form can undo changes and a draft, and redo changes', async () => {
  const { unmount } = await change()
  press(admin.save.undo)
  expect(city()).toHaveValue('c')
  await screen.findByText(admin.redo)
  press(admin.redo)
  expect(city()).toHaveValue('c2')
  unmount()
  showForm(<Form save={stores} />)
  expect(screen.getByText(admin.draft.title)).toBeVisible()
  expect(city()).toHaveValue('c2')
  press(admin.draft.discard)
  expect(city()).toHaveValue('c')
  expect(document.querySelector('[data-save-bar]'), 'a bar without changes').toBeNull()
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
  await act(async () => sent[0]?.answer())
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(await screen.findByText(admin.clashes(['City']))).toBeVisible()
})

it('a save whose answer was lost takes its failure back once the live value shows it', async () => {
  expectConsole(/a write failed/)
  let arrive = () => {}
  await change((_, mine, show) => {
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

it('the retry of a message refuses what has become invalid since', async () => {
  expectConsole(/a write failed/)
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('lost'))
  const { user } = await change(save)
  press(admin.save.save)
  await screen.findByText('not saved')
  await user.clear(screen.getByLabelText('Name'))
  press(uiWords.retry, TOASTS)
  expect(screen.getByRole('group', { name: fieldErrors.title(1) })).toHaveFocus()
  expect(save).toHaveBeenCalledOnce()
})

it('a save without an answer is sent once, however often it is pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, save } = answered()
  await change(save)
  press(admin.save.save)
  press(admin.save.save)
  await act(() => vi.advanceTimersByTimeAsync(SAVE_WAITING_MS))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.waiting)
  press(admin.save.save)
  expect(sent).toHaveLength(1)
  await act(async () => sent[0]?.answer())
})

it('the retry of a message sends what is on the screen by then, and goes with an undo', async () => {
  expectConsole(/a write failed/)
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('lost')).mockImplementation(stores)
  const { user } = await change(save)
  press(admin.save.save)
  await screen.findByText('not saved')
  await user.type(city(), '3')
  press(admin.save.retry, SAVE_BAR)
  await screen.findByText('saved')
  // The message that was answered takes a moment to leave.
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
  expect(save.mock.lastCall?.[1].city).toBe('c23')
  save.mockRejectedValueOnce(new Error('lost'))
  await user.type(city(), '4')
  press(admin.save.save)
  await screen.findByText('not saved')
  press(admin.save.undo)
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})
