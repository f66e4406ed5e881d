import { act, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, describe, expect, it } from 'vitest'
import { notifyDeleted } from '../../src/admin/editing/notify-removed'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { CredentialsField } from '../../src/admin/team/credentials-field'
import { Toasts } from '../../src/admin/ui/toast'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { useDraft } from '../../src/admin/editing/use-draft'
import { admin } from '../../src/copy/admin'
import { footerContent, footerPanel } from '../../src/copy/admin-footer'
import { adminTeam } from '../../src/copy/admin-team'
import { defaultCentre } from '../../src/data/content/centre'
import { LIST_MAX } from '../../src/limits'
import { expectConsole } from '../console'
import { setupUser } from '../user'

const words = adminTeam.form

// No project is configured here.
function show(content: ReactElement) {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        {content}
        <Toasts label="messages" />
      </UnsavedProvider>
    </SessionProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return setupUser()
}
const press = async (user: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const valuesOf = (fields: HTMLElement[]) => fields.map((field) => (field as HTMLInputElement).value)
const credentials = () => valuesOf(screen.getAllByRole('textbox'))

afterEach(async () => {
  act(() => void toast.dismiss())
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

function Credentials({ start }: { start: string[] }) {
  const [value, setValue] = useState<readonly string[]>(start)
  return <CredentialsField value={value} onChange={(change) => setValue((now) => change(now))} />
}

describe('without a question, undo restores at its old position (100, decision 137)', () => {
  it('a credential of a member', async () => {
    const user = show(<Credentials start={['a', 'b', 'c']} />)
    await press(user, words.removeCredential(2))
    expect(credentials()).toEqual(['a', 'c'])
    await press(user, admin.undo)
    expect(credentials()).toEqual(['a', 'b', 'c'])
  })

  it('a credential, once the full list has room again', async () => {
    const user = show(<Credentials start={Array.from({ length: LIST_MAX }, (_, index) => `${index}`)} />)
    await press(user, words.removeCredential(1))
    await press(user, words.addCredential)
    await press(user, admin.undo)
    expect(credentials()).toHaveLength(LIST_MAX)
    expect(await screen.findByText(words.credentialsFull)).toBeVisible()
    await press(user, words.removeCredential(LIST_MAX))
    await press(user, admin.undo)
    expect(credentials().slice(0, 2)).toEqual(['0', '1'])
  })

  it('nothing for a blank credential', async () => {
    const user = show(<Credentials start={['a', '']} />)
    await press(user, words.removeCredential(2))
    expect(credentials()).toEqual(['a'])
    expect(screen.queryByRole('button', { name: admin.undo })).toBeNull()
  })

  it('a link and an account of the footer', async () => {
    const user = show(<FooterForm start={footerContent(defaultCentre)} />)
    const names = () =>
      valuesOf(screen.getAllByLabelText(new RegExp(`^(${footerPanel.linkTitle}|${footerPanel.platform})`)))
    await screen.findByRole('button', { name: footerPanel.save })
    const before = names()
    await press(user, footerPanel.remove('خدماتنا'))
    expect(names()).toHaveLength(before.length - 1)
    await press(user, admin.undo)
    expect(names()).toEqual(before)
    await waitFor(() => expect(screen.queryByRole('button', { name: admin.undo })).toBeNull())
    await press(user, footerPanel.remove('فيسبوك'))
    expect(names()).toHaveLength(before.length - 1)
    await press(user, admin.undo)
    expect(names()).toEqual(before)
  })

  it('something on the site, or leads to the history that keeps it', async () => {
    const Address = () => <output>{useLocation().search}</output>
    const user = show(<Address />)
    act(() => notifyDeleted('deleted', () => {}))
    expect(await screen.findByRole('button', { name: admin.undo })).toBeVisible()
    await user.click(screen.getByRole('link', { name: admin.historyPanel.title }))
    expect(screen.getByText('?panel=history')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('deleted')).toBeNull())
  })

  it('an offered draft', async () => {
    localStorage.setItem('draft:u:notes', JSON.stringify({ value: 'typed', at: new Date().toISOString() }))
    const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null)
    function Notes() {
      const draft = useDraft('notes', 'u', parse)
      return draft.stored ? <button onClick={draft.dismiss}>{draft.stored.value}</button> : null
    }
    const user = show(<Notes />)
    await press(user, 'typed')
    expect(localStorage.getItem('draft:u:notes')).toBeNull()
    await press(user, admin.undo)
    expect(await screen.findByRole('button', { name: 'typed' })).toBeVisible()
  })
})
