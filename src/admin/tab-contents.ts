import { lazy, type ComponentType } from 'react'
import { Overview } from './overview/overview'
import type { TabName } from './tab-names'

/** After the open tab's own code and content. */
const PRELOAD_DELAY_MS = 2_000

const load = {
  products: async () => ({ default: (await import('./products/products-tab')).ProductsTab }),
  team: async () => ({ default: (await import('./team/team-tab')).TeamTab }),
  videos: async () => ({ default: (await import('./videos/videos-tab')).VideosTab }),
  director: async () => ({ default: (await import('./director-photo/director-photo-tab')).DirectorPhotoTab }),
  'director-text': async () => ({ default: (await import('./director-text/director-text-tab')).DirectorTextTab }),
}

/** The six tabs. All but the first are fetched when opened, or shortly after the dashboard. */
export const TABS: Record<TabName, ComponentType> = {
  overview: Overview,
  products: lazy(load.products),
  team: lazy(load.team),
  videos: lazy(load.videos),
  director: lazy(load.director),
  'director-text': lazy(load['director-text']),
}

export const FooterPanel = lazy(async () => ({ default: (await import('./footer-panel/footer-panel')).FooterPanel }))

/** Fetches the other tabs early, so that they and their drafts open without a network. */
export function preloadTabs(): () => void {
  const timer = setTimeout(() => {
    for (const tab of Object.values(load)) tab().catch(() => undefined)
  }, PRELOAD_DELAY_MS)
  return () => clearTimeout(timer)
}
