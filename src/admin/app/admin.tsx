import '../../styles/dashboard.css'
import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { loadFirestore } from '../../data/client/firebase'
import { whenIdle } from '../../data/client/when-idle'
import { ErrorBoundary } from '../../ui/error-boundary'
import { clearOldDrafts } from '../form/drafts'
import { LoginPage } from '../login/login-page'
import { RequireAdmin } from '../session/require-admin'
import { SessionProvider } from '../session/session-context'
import { StartingPage } from '../session/starting-page'
import { lazyComponent } from '../ui/lazy-component'
import { CrashPage, NotFound } from './error-pages'

const loadDashboard = async () => (await import('./dashboard-page')).DashboardPage
const DashboardPage = lazyComponent(loadDashboard)

clearOldDrafts()
// A browser that translates the page replaces text nodes that React still updates.
document.documentElement.translate = false
// After Back the browser may show the page as it was left: its listeners are dead, and its session may have ended.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
// The SDK is loaded once the page is idle, so that the first save also works on a poor connection.
whenIdle()
  .then(loadFirestore)
  .catch(() => undefined)

/** Everything below /admin. Visitors download nothing of it. */
export function Admin() {
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <SessionProvider>
        <Suspense fallback={<StartingPage />}>
          <Pages />
        </Suspense>
      </SessionProvider>
    </ErrorBoundary>
  )
}

function Pages() {
  return useRoutes([
    { path: '', element: <LoginPage loadDashboard={loadDashboard} /> },
    { path: 'login', element: <LoginPage loadDashboard={loadDashboard} /> },
    {
      element: <RequireAdmin />,
      children: [{ path: 'dashboard', element: <DashboardPage /> }],
    },
    { path: '*', element: <NotFound /> },
  ])
}
