import '../fonts.css'
import '../dashboard.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { startAsDashboard } from '../data/client/firebase'
import { reloadWhenReleased } from '../lib/fresh-release'
import { paths } from '../paths'
import { clearOldDrafts } from './form/drafts'
import { LoginPage } from './login/login-page'
import { RequireAdmin, SessionProvider } from './session/session'
import { CrashPage, NotFound, Waiting } from './shell/screens'

const DashboardPage = lazy(async () => ({
  default: (await import('./shell/dashboard-page')).DashboardPage,
}))

const Root = () => (
  <SessionProvider>
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  </SessionProvider>
)

function start(root: HTMLElement): void {
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
          children: [
            { path: paths.adminDashboard, element: <DashboardPage />, errorElement: <CrashPage /> },
          ],
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

reloadWhenReleased(paths.admin)
const root = document.getElementById('root')
if (root) start(root)
