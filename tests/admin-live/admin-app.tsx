import '../setup'
import '../setup-dom'
import { configure, render, screen, type RenderResult } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { DashboardPage } from '../../src/admin/shell/dashboard-page'
import { LoginPage } from '../../src/admin/login/login-page'
import { RequireAdmin, SessionProvider } from '../../src/admin/session/session'
import { startAsDashboard } from '../../src/data/client/firebase'
import { paths } from '../../src/paths'
import { AUTH_PROJECT } from '../data/backend'

startAsDashboard()
// Asking of every element whether it is hidden takes most of the time of a query.
configure({ defaultHidden: true })
// jsdom has no layout.
Element.prototype.checkVisibility = () => true

type Opened = RenderResult & { router: ReturnType<typeof createMemoryRouter> }

/** Renders the dashboard's routes at this address. Its data comes from the emulators. */
export function openAdmin(address: string): Opened {
  const root = (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
  const routes = [
    { path: paths.admin, element: <LoginPage /> },
    { path: paths.adminLogin, element: <LoginPage /> },
    { element: <RequireAdmin />, children: [{ path: paths.adminDashboard, element: <DashboardPage /> }] },
  ]
  const router = createMemoryRouter([{ element: root, children: routes }], { initialEntries: [address] })
  return { router, ...render(<RouterProvider router={router} />) }
}

/** Opens the dashboard of the signed-in administrator; `search` names a tab. */
export async function openDashboard(search = ''): Promise<Opened> {
  const opened = openAdmin(paths.adminDashboard + search)
  await screen.findByRole('tablist')
  return opened
}

/** The addresses to which the Auth emulator has sent a mail. */
export async function sentMails(): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const answer = await fetch(`http://${host}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`)
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string }[] }
  return oobCodes.map(({ email }) => email)
}
