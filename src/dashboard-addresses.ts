// What stands behind the path of the dashboard in the address of each of its screens.

/** The tabs: 'director' is the tab of her photo. */
export const DASHBOARD_TABS = [
  'overview',
  'products',
  'team',
  'videos',
  'director',
  'director-text',
] as const

export type TabName = (typeof DASHBOARD_TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  DASHBOARD_TABS.some((name) => name === value)

export const tabAddress = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The addresses of the screens that are not tabs. */
export const CENTRE_ADDRESS = '?panel=centre'

export const FOOTER_ADDRESS = '?panel=footer'

export const HISTORY_ADDRESS = '?panel=history'
