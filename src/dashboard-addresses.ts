// The part after the dashboard's path in the address of each of its screens, and of what the screen opens: `#` and its
// name. `nameInHash` reads that name.

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

/** The tabs whose items open by an address. */
const ITEM_TABS = ['products', 'team', 'videos'] as const

type ItemTab = (typeof ITEM_TABS)[number]

export const isItemTab = (value: string | undefined): value is ItemTab =>
  ITEM_TABS.some((name) => name === value)

/** The address that opens an item in its tab; with `new` in place of an id, the form of a new one. */
export const itemAddress = (tab: ItemTab, id: string): string => `${tabAddress(tab)}#${id}`

/** The address of a control in the panel of the centre, such as `phones` or `partners.0.name`. */
export const centreAddress = (control: string): string => `${panelAddress('centre')}#${control}`

/** The controls to which an address of the overview leads, such as `#backup`. `sign-out` is in the header. */
export const OVERVIEW_CONTROLS = ['backup', 'account', 'support', 'sign-out'] as const

export type OverviewControl = (typeof OVERVIEW_CONTROLS)[number]

export const isOverviewControl = (name: string): name is OverviewControl =>
  OVERVIEW_CONTROLS.some((control) => control === name)

export const overviewAddress = (control: OverviewControl): string => `#${control}`

/** What an address opens in its screen: the id of an item, `new`, or a control. Empty for the screen itself. */
export const nameInHash = (hash: string): string => hash.slice(1)
