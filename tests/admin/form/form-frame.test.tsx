import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { FormFrame } from '../../../src/admin/form/form-frame'
import { useForm } from '../../../src/admin/form/use-form'
import { clearDrafts } from '../../../src/admin/form/drafts'
import { TextField } from '../../../src/admin/ui/text-field'
import { admin } from '../../../src/copy/admin'
import { GoneError } from '../../../src/data/client/errors'
import type { Saved } from '../../../src/data/store/save'
import { paths } from '../../../src/paths'
import { expectConsole } from '../../console'
import { InDashboard, showForm } from './show-form'

type Value = { name: string; city: string }
const words = {
  title: 'the document',
  saved: { title: 'saved' },
  saveFailed: { title: 'not saved' },
}

afterEach(() => {
  vi.restoreAllMocks()
  clearDrafts('')
})

type Save = (base: Value | null, mine: Value) => Promise<Saved<Value>>

function Form({ save }: { save: Save }) {
  const [stored, setStored] = useState<Value>({ name: 'n', city: 'c' })
  const form = useForm({
    name: 'test',
    stored,
    blank: { name: '', city: '' },
    clean: (typed) => typed,
    save: async (base, mine) => {
      const saved = await save(base, mine)
      setStored(saved.value)
      return saved
    },
  })
  const errors = form.typed.name ? [] : [{ name: 'name', label: 'Name', message: 'is missing' }]
  return (
    <FormFrame form={form} errors={errors} words={words} labels={{ name: 'Name', city: 'City' }} path={paths.home}>
      {(errorOf) => (
        <>
          <TextField
            name="name"
            label="Name"
            error={errorOf('name')}
            value={form.typed.name}
            onChange={(name) => form.set({ name })}
          />
          <TextField label="City" value={form.typed.city} onChange={(city) => form.set({ city })} />
          <Link to="/?tab=team">away</Link>
        </>
      )}
    </FormFrame>
  )
}

const stores: Save = (_, value) => Promise.resolve({ value, replaced: [] })
const show = (save: Save = stores) => showForm(<Form save={save} />)
const press = (name: string) => screen.getByRole('button', { name })
const bar = () => within(document.querySelector<HTMLElement>('[data-save-bar]') ?? document.body)

it('says what was saved with a way to the page, and shows no bar before a change', async () => {
  const { user } = show()
  expect(document.querySelector('[data-save-bar]')).toBeNull()
  await user.type(screen.getByLabelText('City'), '2')
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.unsaved(1))
  await user.click(press(admin.save.save))
  expect(await screen.findByText('saved')).toBeVisible()
  expect(screen.getByRole('link', { name: admin.seeOnSite })).toHaveAttribute('href', paths.home)
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.saved)
})

it('names what is invalid instead of saving, leads to it, and loses nothing', async () => {
  const save = vi.fn(stores)
  const { user } = show(save)
  await user.clear(screen.getByLabelText('Name'))
  await user.click(press(admin.save.save))
  expect(save).not.toHaveBeenCalled()
  const [first] = screen.getAllByRole('group')
  expect(first).toHaveFocus()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  await user.click(screen.getByRole('link', { name: /is missing/ }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await user.keyboard('x')
  expect(screen.queryByText('is missing')).toBeNull()
})

it('names a field that was also changed elsewhere and leads to the history', async () => {
  const { user } = show((_, value) => Promise.resolve({ value, replaced: ['city'] }))
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(press(admin.save.save))
  expect(await screen.findByText(admin.replaced(['City']))).toBeVisible()
  expect(screen.getByRole('link', { name: admin.historyPanel.title })).toHaveAttribute('href', '/?panel=history')
})

it('waits with a failed save until it is tried again (153)', async () => {
  expectConsole(/a write failed/)
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('lost')).mockImplementation(stores)
  const { user } = show(save)
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(press(admin.save.save))
  expect(await screen.findByText('not saved')).toBeVisible()
  expect(bar().getByRole('status')).toHaveTextContent(admin.reasons.unknown)
  await user.click(bar().getByRole('button', { name: admin.save.retry }))
  expect(await screen.findByText('saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('not saved')).toBeNull())
})

it('says why without a network, and to save now when it is back', async () => {
  expectConsole(/a write failed/)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = show()
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(press(admin.save.save))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.offline)
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(bar().getByRole('status')).toHaveTextContent(admin.save.online)
  await user.click(bar().getByRole('button', { name: admin.save.save }))
  expect(await screen.findByText('saved')).toBeVisible()
})

it('asks about a document that was deleted elsewhere, and stores it as new', async () => {
  expectConsole(/a write failed/)
  const bases: (Value | null)[] = []
  const { user } = show((base, value) => {
    bases.push(base)
    return base ? Promise.reject(new GoneError('settings/x')) : stores(base, value)
  })
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(press(admin.save.save))
  const question = await screen.findByRole('dialog', { name: admin.gone.title('the document') })
  // Cancelling comes first.
  const answers = within(question)
    .getAllByRole('button')
    .map((one) => one.textContent)
  expect(answers.indexOf(admin.gone.letGo)).toBeLessThan(answers.indexOf(admin.gone.storeAsNew))
  await user.click(within(question).getByRole('button', { name: admin.gone.storeAsNew }))
  expect(await screen.findByText('saved')).toBeVisible()
  expect(bases).toEqual([{ name: 'n', city: 'c' }, null])
})

it('takes changes back and brings them back', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(press(admin.save.undo))
  expect(screen.getByLabelText('City')).toHaveValue('c')
  await user.click(await screen.findByRole('button', { name: admin.redo }))
  expect(screen.getByLabelText('City')).toHaveValue('c2')
})

it('shows a draft that came back, with a way to take it back', async () => {
  const first = show()
  await first.user.type(screen.getByLabelText('City'), '2')
  first.unmount()
  const { user } = show()
  expect(screen.getByText(admin.draft.title)).toBeVisible()
  expect(screen.getByLabelText('City')).toHaveValue('c2')
  await user.click(press(admin.draft.discard))
  expect(screen.getByLabelText('City')).toHaveValue('c')
  expect(screen.queryByText(admin.draft.title)).toBeNull()
})

it('asks before unsaved changes are left, and not once they are saved', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('City'), '2')
  await user.click(screen.getByText('away'))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: admin.leaveDialog.cancel }))
  await user.click(press(admin.save.save))
  await screen.findByText('saved')
  await user.click(screen.getByText('away'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('asks before the page is closed with unsaved changes, and not once their form is gone', async () => {
  const { user, rerender } = show()
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await user.type(screen.getByLabelText('City'), '2')
  expect(isAsking()).toBe(true)
  rerender(<InDashboard>{null}</InDashboard>)
  expect(isAsking(), 'asks for a form that is gone').toBe(false)
})
