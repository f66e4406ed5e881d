import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { Screen } from './screen'

type Tab = {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Mounted when the tab is opened for the first time, and from then on. */
  content: ReactNode
}

type Props = {
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  label: string
  /** Shown when `value` is none of the tabs. */
  children?: ReactNode
  /** `manual`: arrow keys only move the focus and Enter opens, so that they do not close a panel. */
  activation: 'automatic' | 'manual'
}

export function Tabs({ tabs, value, onChange, label, children, activation }: Props) {
  return (
    <Radix.Root dir="rtl" activationMode={activation} value={value} onValueChange={onChange}>
      <div className="sticky top-0 z-bar border-b border-hairline bg-surface">
        <Radix.List
          aria-label={label}
          className="no-scrollbar container-page flex overflow-x-auto px-0 md:px-8"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              ref={tab.value === value ? showInRow : undefined}
              value={tab.value}
              className="relative flex h-13 shrink-0 items-center gap-2 px-3.5 text-card text-muted outline-offset-[-3px] hover:text-primary data-[state=active]:font-semibold data-[state=active]:text-primary data-[state=active]:tab-mark md:h-14 md:px-5"
            >
              {tab.icon}
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== value}
          className="container-page pt-6 pb-page-end outline-offset-[-3px] md:pt-10"
        >
          <Screen isOpen={tab.value === value}>{tab.content}</Screen>
        </Radix.Content>
      ))}
      {children}
    </Radix.Root>
  )
}

/** Scrolls the row of tabs so that the open one is in its middle. `scrollIntoView` would also scroll the page. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const rowBox = row.getBoundingClientRect()
  const tabBox = tab.getBoundingClientRect()
  row.scrollLeft += tabBox.left + tabBox.width / 2 - (rowBox.left + rowBox.width / 2)
}
