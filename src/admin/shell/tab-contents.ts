import { lazy, type ComponentType } from 'react'
import { storage } from '../../data/client/firebase'
import { env } from '../../env'
import { unlessReloading } from '../../lib/fresh-release'
import { preloadEncoder } from '../image/encode'
import { Overview } from '../overview/overview'
import type { TabName } from './tab-names'

const load = {
  products: async () => ({ default: (await import('../products/products-tab')).ProductsTab }),
  team: async () => ({ default: (await import('../team/team-tab')).TeamTab }),
  videos: async () => ({ default: (await import('../videos/videos-tab')).VideosTab }),
  director: async () => ({ default: (await import('../director/director-photo-tab')).DirectorPhotoTab }),
  'director-text': async () => ({ default: (await import('../director/director-text-tab')).DirectorTextTab }),
  centre: async () => ({ default: (await import('../centre/centre-tab')).CentreTab }),
  history: async () => ({ default: (await import('../history/history-panel')).HistoryPanel }),
  footer: async () => ({ default: (await import('../footer-panel/footer-tab')).FooterTab }),
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

/** Loads the code of the other tabs and panels, and of pictures, so that they also work without a network. */
export function preloadParts(): void {
  for (const loadContent of Object.values(load)) loadContent().catch(() => undefined)
  preloadEncoder()
  import('../../data/store/backup').catch(() => undefined)
  // The specification requires the Storage client. Nothing is uploaded with it.
  if (env.firebase?.storageBucket) storage().catch(() => undefined)
}
