import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { useSession } from '../../../src/admin/session/session-context'
import { closeAllMessages } from '../../../src/admin/ui/sticky-message'
import { adminList } from '../../../src/copy/admin/list'
import { paths } from '../../../src/paths'
import { buttonNamed, InDashboard } from '../admin/show-form'
import { setupUser } from '../user'
import { signedInBackend } from './sdk'

history.replaceState(null, '', paths.adminDashboard)

let uid = ''
/** The uid of the signed-in administrator. */
export const adminUid = () => uid

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  // Toasts keep their time while the page is hidden, so none ends too soon on a busy machine.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  uid = await signedInBackend()
})

// Sonner keeps its toasts after they are unmounted.
afterEach(async () => {
  await waitFor(() => {
    // The answer to a save may bring one more toast.
    act(closeAllMessages)
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })
  vi.restoreAllMocks()
})

/** The time after which Sonner removes a closed toast. It needs the window until then. */
const TOAST_LEAVES_MS = 200
afterAll(() => new Promise((resolve) => setTimeout(resolve, TOAST_LEAVES_MS)))

/** Shows its children from the moment when the administrator is known, as the dashboard does. */
function SignedIn({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [isShown, setShown] = useState(false)
  if (session.status === 'admin' && !isShown) setShown(true)
  return isShown ? children : null
}

/** Renders a tab of the dashboard for the signed-in administrator. */
export function showTab(Tab: ComponentType) {
  const tab = (
    <InDashboard>
      <SignedIn>
        <Tab />
      </SignedIn>
    </InDashboard>
  )
  return { user: setupUser(), ...render(tab) }
}

/** The one button with this name, as soon as it is there. */
export const findButton = (name: string, part?: string): Promise<HTMLElement> =>
  waitFor(() => buttonNamed(name, part))

/** Presses a button as soon as it is there. */
export const findAndPress = async (name: string, part?: string): Promise<void> =>
  void fireEvent.click(await findButton(name, part))

/** Chooses from the menu of an item as soon as it is there. */
export async function findAndChoose(name: string, label: string): Promise<void> {
  await findAndPress(adminList.menu(name))
  fireEvent.click(await screen.findByRole('menuitem', { name: label }))
}

/** Expects this text to be shown soon; a toast may be rendered again while it opens. */
export const expectShown = (text: string | RegExp): Promise<void> =>
  waitFor(() => void expect(screen.getByText(text)).toBeVisible())

/** Presses the undo button of the toast with this text. */
export async function undo(text: string): Promise<void> {
  const undoButton = (await screen.findByText(text)).closest('li')?.querySelector('button')
  if (!undoButton) throw new Error(`No undo of ${text}`)
  fireEvent.click(undoButton)
}

/** The headings of the cards, in their order. */
export const cards = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map(
    (card) => card.querySelector('h3')?.textContent ?? null,
  )

export const expectCards = (...names: string[]): Promise<void> =>
  waitFor(() => expect(cards()).toEqual(names))
