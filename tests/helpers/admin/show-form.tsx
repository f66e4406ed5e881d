import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { clearDrafts } from '../../../src/admin/form/drafts'
import { SessionProvider } from '../../../src/admin/session/session-context'
import { Announcer } from '../../../src/admin/ui/announce'
import { Questions } from '../../../src/admin/ui/confirm'
import { closeAllMessages } from '../../../src/admin/ui/sticky-message'
import { Toasts } from '../../../src/admin/ui/toast'
import { useAskBeforeLeaving } from '../../../src/admin/writes/unsaved'
import { admin } from '../../../src/copy/admin/admin'
import { uiWords } from '../../../src/copy/ui'
import { allowConsole } from '../console'
import { setupUser } from '../user'

/** The router, the session and the messages around a form of the dashboard, without a Firebase project. */
export function InDashboard({ at = '/', children }: { at?: string; children: ReactNode }) {
  useAskBeforeLeaving()
  return (
    <MemoryRouter initialEntries={[at]}>
      <SessionProvider>
        {children}
        <Announcer />
        <Questions />
        <Toasts label={uiWords.notifications} />
      </SessionProvider>
    </MemoryRouter>
  )
}

/** Shows a form. Its toasts and its draft are removed after the test. */
export function showForm(form: ReactNode, at?: string) {
  allowConsole(/a live value failed/)
  onTestFinished(() => {
    closeAllMessages()
    clearDrafts('')
  })
  // The question whether an element is hidden takes most of the time of a query.
  configure({ defaultHidden: true })
  return { user: setupUser(), ...render(<InDashboard {...(at && { at })}>{form}</InDashboard>) }
}

/** The inputs of a form that has loaded. A test that then looks for one of them fails at once. */
export const findInputs = (): Promise<HTMLElement[]> => screen.findAllByRole('textbox')

/** Expects the message that this was deleted on another device, with a link to the history. */
export async function expectGone(thing: string): Promise<void> {
  const title = await screen.findByText(admin.gone.title(thing))
  const message = title.closest<HTMLElement>('[data-sonner-toast]')
  if (!message) throw new Error('No message, but a text of the page')
  expect(within(message).getByRole('link', { name: admin.historyPanel.title })).toBeVisible()
}

const DIALOG = '[role=alertdialog], [role=dialog]'
/** Selectors of the two parts that offer to try a failed save again: the bar of the form, and the toasts. */
export const SAVE_BAR = '[data-save-bar]'
export const TOASTS = '[data-sonner-toaster]'

/**
 * The one visible button with this name: in this part of the page, or in the open dialog if there is one. It is found
 * without roles, which take most of the time of a query.
 */
export function buttonNamed(name: string, part = DIALOG): HTMLButtonElement {
  const open = [...document.querySelectorAll(part)].at(-1)
  if (!open && part !== DIALOG) throw new Error(`No ${part}`)
  const hidden = '[hidden], [data-sonner-toast][data-removed=true]'
  const buttons = [...(open ?? document).querySelectorAll('button')].filter(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent) === name &&
      element.closest(hidden) === null,
  )
  const [button] = buttons
  if (!button || buttons.length > 1) throw new Error(`${buttons.length} buttons ${name}`)
  return button
}

/** Presses a button that is shown. `findAndPress` of emulator/tab.tsx waits for it. */
export const press = (name: string, part?: string): void =>
  void fireEvent.click(buttonNamed(name, part))

/** Opens a menu by its button, and chooses from it. */
export function choose(menu: string, act: string): void {
  press(menu)
  fireEvent.click(screen.getByRole('menuitem', { name: act }))
}

/** Replaces the text of a field. */
export const fill = (label: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
