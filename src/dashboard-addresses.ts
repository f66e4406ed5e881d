// The part after the dashboard's path in the address of each of its screens.

/** The tabs: 'director' is the tab of the director's photo. */
export const TABS = ['overview', 'products', 'team', 'videos', 'director', 'director-text'] as const

export type TabName = (typeof TABS)[number]

export const isTabName = (value: string | null | undefined): value is TabName =>
  TABS.some((name) => name === value)

export const tabAddress = (name: TabName): string => (name === 'overview' ? '' : `?tab=${name}`)

/** The panels. The specification knows only the six tabs. */
export const PANELS = ['centre', 'footer', 'history'] as const

export type PanelName = (typeof PANELS)[number]

export const isPanelName = (value: string | null): value is PanelName =>
  PANELS.some((name) => name === value)

export const panelAddress = (name: PanelName): string => `?panel=${name}`

/** The controls to which an address of the overview leads, such as `#backup`. `sign-out` is in the header. */
export const OVERVIEW_CONTROLS = ['backup', 'account', 'support', 'sign-out'] as const

export type OverviewControl = (typeof OVERVIEW_CONTROLS)[number]

export const isOverviewControl = (name: string): name is OverviewControl =>
  OVERVIEW_CONTROLS.some((control) => control === name)

export const overviewAddress = (control: OverviewControl): string => `#${control}`
