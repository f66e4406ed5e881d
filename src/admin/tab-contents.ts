import { lazy, type ComponentType } from 'react'
import { unlessReloading } from '../lib/fresh-release'
import { Overview } from './overview/overview'
import type { TabName } from './tab-names'

/** After the code and content of the open tab. */
const PRELOAD_DELAY_MS = 2_000

const load = {
  products: async () => ({ default: (await import('./products/products-tab')).ProductsTab }),
  team: async () => ({ default: (await import('./team/team-tab')).TeamTab }),
  videos: async () => ({ default: (await import('./videos/videos-tab')).VideosTab }),
  director: async () => ({ default: (await import('./director-photo/director-photo-tab')).DirectorPhotoTab }),
  'director-text': async () => ({ default: (await import('./director-text/director-text-tab')).DirectorTextTab }),
}

const tab = (name: keyof typeof load) => lazy(() => unlessReloading(load[name]()))

export const TABS: Record<TabName, ComponentType> = {
  overview: Overview,
  products: tab('products'),
  team: tab('team'),
  videos: tab('videos'),
  director: tab('director'),
  'director-text': tab('director-text'),
}

export const FooterPanel = lazy(async () => ({ default: (await import('./footer-panel/footer-panel')).FooterPanel }))

const loadCentre = async () => ({ default: (await import('./centre/centre-panel')).CentrePanel })
export const CentrePanel = lazy(() => unlessReloading(loadCentre()))

export const HistoryPanel = lazy(() =>
  unlessReloading(import('./history/history-panel').then(({ HistoryPanel: Content }) => ({ default: Content }))),
)

/** Loads the other tabs early, so that they also open without a network. */
export function preloadTabs(): () => void {
  const timer = setTimeout(() => {
    for (const loadTab of [...Object.values(load), loadCentre]) loadTab().catch(() => undefined)
  }, PRELOAD_DELAY_MS)
  return () => clearTimeout(timer)
}
