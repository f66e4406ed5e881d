import { lazy, type ComponentType } from 'react'
import { Overview } from './overview/overview'
import type { TabName } from './tab-names'

/** The six tabs. Each but the first is fetched when it is opened. */
export const TABS: Record<TabName, ComponentType> = {
  overview: Overview,
  products: lazy(async () => ({ default: (await import('./products/products-tab')).ProductsTab })),
  team: lazy(async () => ({ default: (await import('./team/team-tab')).TeamTab })),
  videos: lazy(async () => ({ default: (await import('./videos/videos-tab')).VideosTab })),
  director: lazy(async () => ({ default: (await import('./director-photo/director-photo-tab')).DirectorPhotoTab })),
  'director-text': lazy(async () => ({ default: (await import('./director-text/director-text-tab')).DirectorTextTab })),
}

export const FooterPanel = lazy(async () => ({ default: (await import('./footer-panel/footer-panel')).FooterPanel }))
