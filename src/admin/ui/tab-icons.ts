import {
  FileText,
  ImagePlus,
  LayoutDashboard,
  Package,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { TabName } from '../../dashboard-addresses'

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  overview: LayoutDashboard,
  products: Package,
  team: Users,
  videos: Video,
  director: ImagePlus,
  'director-text': FileText,
}
