import { FileText, ImagePlus, LayoutDashboard, Package, Users, Video, type LucideIcon } from 'lucide-react'
import { DASHBOARD_TABS } from '../limits'

export type TabName = (typeof DASHBOARD_TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  DASHBOARD_TABS.some((name) => name === value)

export const tabSearch = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The screens besides the tabs open by their address. */
export const panelSearch = (name: 'centre' | 'footer'): string => `?panel=${name}`

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  overview: LayoutDashboard,
  products: Package,
  team: Users,
  videos: Video,
  director: ImagePlus,
  'director-text': FileText,
}
