import { FileText, ImagePlus, LayoutDashboard, Package, Users, Video, type LucideIcon } from 'lucide-react'
import { DASHBOARD_TABS } from '../../limits'

export type TabName = (typeof DASHBOARD_TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  DASHBOARD_TABS.some((name) => name === value)

export const tabSearch = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The address of the centre's details, which are not a tab. */
export const CENTRE_SEARCH = '?panel=centre'
/** The address of the footer's form, which is not a tab either. */
export const FOOTER_SEARCH = '?panel=footer'
/** The address of the history, likewise. */
export const HISTORY_SEARCH = '?panel=history'

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  overview: LayoutDashboard,
  products: Package,
  team: Users,
  videos: Video,
  director: ImagePlus,
  'director-text': FileText,
}
