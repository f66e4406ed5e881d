import './index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readBakedFromPage } from './data/baked'
import { paths } from './paths'
import { preloadPage } from './routes'
import { Site } from './site'

const RELOAD_KEY = 'reloaded_at'
const RELOAD_PAUSE_MS = 30_000

// After a new release an open tab may ask for a chunk that is gone: one reload fetches the new names.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_PAUSE_MS) return
  event.preventDefault()
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
  location.reload()
})

async function start(root: HTMLElement) {
  if (location.pathname === paths.admin || location.pathname.startsWith(`${paths.admin}/`)) {
    const [{ mountAdmin }] = await Promise.all([import('./admin/app'), import('./dashboard.css')])
    mountAdmin(root)
    return
  }
  readBakedFromPage()
  // A page that cannot be fetched renders as an error with a way out, not as nothing.
  await preloadPage(location.pathname).catch(() => undefined)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void start(root)
