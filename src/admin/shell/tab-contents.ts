import { lazy, type ComponentType } from 'react'
import { unlessReloading } from '../../lib/fresh-release'
import { Overview } from '../overview/overview'
import type { TabName } from './tab-names'

/** After the code and content of the open tab. */
const PRELOAD_DELAY_MS = 2_000

const load = {
  products: async () => ({ default: (await import('../products/products-tab')).ProductsTab }),
  team: async () => ({ default: (await import('../team/team-tab')).TeamTab }),
  videos: async () => ({ default: (await import('../videos/videos-tab')).VideosTab }),
  director: async () => ({ default: (await import('../director-photo/director-photo-tab')).DirectorPhotoTab }),
  'director-text': async () => ({ default: (await import('../director-text/director-text-tab')).DirectorTextTab }),
  centre: async () => ({ default: (await import('../centre/centre-panel')).CentrePanel }),
  history: async () => ({ default: (await import('../history/history-panel')).HistoryPanel }),
  footer: async () => ({ default: (await import('../footer-panel/footer-panel')).FooterPanel }),
}

const content = (name: keyof typeof load) => lazy(() => unlessReloading(load[name]()))

export const TABS: Record<TabName, ComponentType> = {
  overview: Overview,
  products: content('products'),
  team: content('team'),
  videos: content('videos'),
  director: content('director'),
  'director-text': content('director-text'),
}

export const CentrePanel = content('centre')
export const HistoryPanel = content('history')
export const FooterPanel = content('footer')

/** Loads the other tabs and panels early, so that they also open without a network. */
export function preloadTabs(): () => void {
  const timer = setTimeout(() => {
    for (const loadContent of Object.values(load)) loadContent().catch(() => undefined)
  }, PRELOAD_DELAY_MS)
  return () => clearTimeout(timer)
}
