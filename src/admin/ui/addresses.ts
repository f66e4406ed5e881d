import { DASHBOARD_TABS } from '../../limits'

export type TabName = (typeof DASHBOARD_TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  DASHBOARD_TABS.some((name) => name === value)

export const tabSearch = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The addresses of the screens that are not tabs. */
export const CENTRE_SEARCH = '?panel=centre'

export const FOOTER_SEARCH = '?panel=footer'

export const HISTORY_SEARCH = '?panel=history'
