import './index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readBakedFromPage } from './data/baked'
import { reloadWhenReleased } from './lib/fresh-release'
import { paths } from './paths'
import { preloadPage } from './routes'
import { Site } from './site'

/** The longest wait for the pictures of the first view, in milliseconds. */
const PICTURES_MS = 2_000

reloadWhenReleased()

async function start(root: HTMLElement) {
  // Built, the dashboard has a page and an entry of its own (vite.config.ts).
  if (import.meta.env.DEV && `${location.pathname}/`.startsWith(`${paths.admin}/`)) {
    await import('./admin/main')
    return
  }
  if (root.firstElementChild) await painted()
  readBakedFromPage()
  // A page that cannot be fetched renders as an error with a way out, not as nothing.
  const part = root.firstElementChild ? 'top' : 'whole'
  const [, hasStyles] = await Promise.all([
    preloadPage(location.pathname, part).catch(() => undefined),
    wholeSheet(root.dataset['styles']),
  ])
  // What changes would lose its looks: the page stays as it was served, with its links and its <details>.
  if (!hasStyles) return
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

/** What was served is painted first: a second visit has the scripts at hand before the largest picture. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      addEventListener('load', () => resolve(), { once: true })
      setTimeout(resolve, PICTURES_MS)
    })
  // A tab in the background paints nothing.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** A prerendered page holds the rules of its own HTML alone: the others come before anything changes (prerender.mjs). */
function wholeSheet(href: string | undefined): Promise<boolean> {
  if (!href) return Promise.resolve(true)
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: () => resolve(true),
      onerror: () => resolve(false),
    })
    document.head.append(sheet)
  })
}

const root = document.getElementById('root')
if (root) void start(root)
