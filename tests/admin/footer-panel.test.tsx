import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { flushDrafts } from '../../src/admin/editing/drafts'
import { FooterForm } from '../../src/admin/footer-panel/footer-form'
import { SessionProvider } from '../../src/admin/session/session-provider'
import { Toasts } from '../../src/admin/ui/toast'
import { UnsavedProvider } from '../../src/admin/editing/unsaved'
import { admin } from '../../src/copy/admin'
import { footerContent, footerPanel as words } from '../../src/copy/admin-footer'
import { defaultCentre } from '../../src/data/content/centre'
import { expectConsole } from '../console'
import { setupUser } from '../user'

// No project is configured here, so the panel shows the defaults.
async function show() {
  expectConsole(/a live value failed/)
  const element = (
    <SessionProvider>
      <UnsavedProvider>
        <FooterForm start={footerContent(defaultCentre)} />
        <Toasts label="messages" />
      </UnsavedProvider>
    </SessionProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { user: setupUser(), save: await screen.findByRole('button', { name: words.save }) }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the footer panel (132, 133, decision 42)', () => {
  it('refuses a link that runs code, and otherwise only logs what it holds', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { user, save } = await show()
    const link = within(screen.getByRole('group', { name: words.link(1) }))
    const url = link.getByLabelText(words.linkUrl)
    type(url, 'javascript:alert(1)')
    await user.click(save)
    expect(url).toBeInvalid()
    expect(link.getByText(words.badUrl)).toBeVisible()
    expect(log).not.toHaveBeenCalledWith('[footer] saved', expect.anything())

    type(url, '/about')
    type(link.getByLabelText(words.linkOrder), '7')
    await user.click(save)
    expect(log.mock.calls.find(([text]) => text === '[footer] saved')?.[1]).toMatchObject({
      links: [{ url: '/about', order: 7 }, {}, {}, {}, {}, {}],
    })
    expect(await screen.findByText('لم يتغيّر شيء: التذييل في الموقع كما كان.')).toBeVisible()
    log.mockRestore()
  })

  it('keeps what is typed as a draft', async () => {
    const { user } = await show()
    type(screen.getByLabelText(words.mainText), 'نص لم يُحفظ')
    flushDrafts()
    cleanup()
    await show()
    expect(screen.getByLabelText(words.mainText)).not.toHaveValue('نص لم يُحفظ')
    await user.click(screen.getByRole('button', { name: admin.draft.restore }))
    expect(screen.getByLabelText(words.mainText)).toHaveValue('نص لم يُحفظ')
  })
})
