import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { admin } from '../../../src/copy/admin'
import { adminErrors } from '../../../src/copy/admin-errors'
import { paths } from '../../../src/paths'
import { bar, change, city, Form, stores } from '../../helpers/admin/form-shell'
import { InDashboard, press, SAVE_BAR, showForm } from '../../helpers/admin/show-form'

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
