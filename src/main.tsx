import './styles/index.css'
import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readBakedFromPage } from './data/pages/baked'
import { refreshCentreWhenIdle } from './data/pages/use-centre'
import { isDashboard } from './is-dashboard'
import { unfoldToPrint } from './layout/print'
import { restoreScroll } from './layout/scroll-memory'
import { reloadWhenReleased, unlessReloading } from './lib/browser/fresh-release'
import { isPageShown } from './lib/browser/page-shown'
import { routeFor } from './routes'
import { Site } from './site'

/** The longest wait for the images of the first view, in milliseconds. */
const IMAGES_MS = 2_000
/** The first pause before the code of a page is asked for again, in milliseconds. Each further one is twice as long. */
const RETRY_MS = 5_000

const loadAdmin = async () => (await unlessReloading(import('./admin/app/admin'))).Admin
const LazyAdmin = lazy(async () => ({ default: await loadAdmin() }))

reloadWhenReleased()

async function start(root: HTMLElement) {
  // Loaded before the first render, because React would keep a fallback for 300 ms. After a failure `LazyAdmin` tries
  // again, and the error boundary reports a second failure.
  const Admin = isDashboard() ? await loadAdmin().catch(() => LazyAdmin) : LazyAdmin
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Site
          admin={
            <Suspense>
              <Admin />
            </Suspense>
          }
        />
      </BrowserRouter>
    </StrictMode>
  )
  // The dashboard is not prerendered, and the development server prerenders nothing.
  if (!root.firstElementChild) {
    createRoot(root).render(app)
    return
  }
  restoreScroll()
  await whenPainted()
  readBakedFromPage()
  await whenPageLoaded()
  // The transition lets the browser answer an input between two components.
  startTransition(() => void hydrateRoot(root, app))
  unfoldToPrint()
}

/** Resolves after the first paint, because hydrating earlier would delay the largest image. */
async function whenPainted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      addEventListener('load', () => resolve(), { once: true })
      setTimeout(resolve, IMAGES_MS)
    })
  // requestAnimationFrame does not fire in hidden tabs.
  if (isPageShown())
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Resolves once the code of the page is loaded. Until then its HTML can be read, and its links work. */
async function whenPageLoaded(pauseMs = RETRY_MS): Promise<void> {
  try {
    await routeFor(location.pathname).load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await whenPageLoaded(2 * pauseMs)
  }
}

const root = document.getElementById('root')
if (root) void start(root).then(() => (isDashboard() ? undefined : refreshCentreWhenIdle()))
