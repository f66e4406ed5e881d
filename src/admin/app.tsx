import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { startAsDashboard } from '../data/client/firebase'
import { paths } from '../paths'
import { RightToLeft } from './ui/direction'
import { CrashPage } from './shell/crash-page'
import { clearOldDrafts } from './form/drafts'
import { LoginPage } from './login/login-page'
import { NotFound } from './shell/not-found'
import { loadDashboard } from './shell/preload'
import { RequireAdmin } from './session/require-admin'
import { SessionProvider } from './session/session-provider'
import { Waiting } from './shell/waiting'

const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }))

/** The dashboard: an application with its own router and session. */
function Root() {
  return (
    <RightToLeft>
      <SessionProvider>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </SessionProvider>
    </RightToLeft>
  )
}

export function mountAdmin(root: HTMLElement): void {
  startAsDashboard()
  clearOldDrafts()
  // Created here because it reads the page's address.
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <CrashPage />,
      children: [
        { path: paths.admin, element: <LoginPage /> },
        { path: paths.adminLogin, element: <LoginPage /> },
        {
          element: <RequireAdmin />,
          children: [{ path: paths.adminDashboard, element: <DashboardPage />, errorElement: <CrashPage /> }],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ])
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
