import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { footerPanel } from '../../copy/admin-footer'
import { cn } from '../../lib/cn'
import { DASHBOARD_TABS } from '../../limits'
import { Boundary } from '../../ui/boundary'
import { useTimeout } from '../ui/use-timeout'
import { Tabs } from '../ui/tabs'
import { CrashMessage } from './crash-page'
import { DashboardHeader } from './dashboard-header'
import { CentrePanel, FooterPanel, HistoryPanel, preloadParts, TABS } from './tab-contents'
import { isTabName, TAB_ICONS, tabSearch, type TabName } from './tab-names'
import { QuotaNotice } from './quota-notice'
import { TabSkeleton } from './tab-skeleton'
import { UnsavedProvider, useIsUnsaved } from '../form/unsaved'
import { useClearOldVersions } from '../history/use-clear-old-versions'
import { useFocusRecovery } from './use-focus-recovery'
import { usePageTitle } from './use-page-title'

export function DashboardPage() {
  return (
    <UnsavedProvider>
      <Dashboard />
    </UnsavedProvider>
  )
}

type Panel = { title: string; Content: ComponentType; className?: string }
const PANELS: Readonly<Record<string, Panel | undefined>> = {
  centre: { title: admin.centrePanel.title, Content: CentrePanel, className: 'xl:max-w-348' },
  footer: { title: footerPanel.title, Content: FooterPanel },
  history: { title: admin.historyPanel.title, Content: HistoryPanel },
}

/** After the code and content of the open tab. */
const PRELOAD_DELAY_MS = 2_000

function Dashboard() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isUnsaved = useIsUnsaved()
  const frame = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useFocusRecovery(frame)
  useClearOldVersions()
  const requested = search.get('tab')
  const tab: TabName = isTabName(requested) ? requested : 'overview'
  // Panels are not tabs, which are the six of the specification; their address opens them.
  const panel = PANELS[search.get('panel') ?? '']

  usePageTitle(panel ? panel.title : tab === 'overview' ? admin.title : admin.tabs[tab])
  useTimeout(preloadParts, PRELOAD_DELAY_MS)
  const shown = panel?.title ?? tab
  const previous = useRef(shown)
  useEffect(() => {
    // Keep the focus when the page opens.
    if (previous.current === shown) return
    previous.current = shown
    window.scrollTo(0, 0)
    // Wait a frame: the new panel is visible then.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement
      const find = (role: string) => main.current?.querySelector<HTMLElement>(`[role=${role}][data-state=active]`)
      // The pressed link was removed with its tab.
      if (active === document.body)
        (find('tabpanel') ?? main.current?.querySelector<HTMLElement>('[data-panel]'))?.focus({ preventScroll: true })
      // After Back the focus may be on a closed tab, which would open when the window is focused again.
      else if (active?.role === 'tab') find('tab')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])

  function open(next: string) {
    const target = isTabName(next) ? tabSearch(next) : ''
    // Radix calls this for the press and for the focus; add one history entry.
    if (target !== location.search) void navigate({ search: target })
  }

  return (
    <div ref={frame} className="min-h-dvh bg-desk">
      <DashboardHeader panel={panel ? search.get('panel') : null} />
      <main ref={main}>
        <QuotaNotice />
        <Tabs
          label={admin.tabsLabel}
          value={panel ? '' : tab}
          // Focusing a tab must not close a panel.
          activation={isUnsaved || panel ? 'manual' : 'automatic'}
          onChange={open}
          contentClassName="container-page pt-6 pb-page-end md:pt-10"
          tabs={DASHBOARD_TABS.map((name) => {
            const Icon = TAB_ICONS[name]
            const Content = TABS[name]
            return {
              value: name,
              label: admin.tabs[name],
              icon: <Icon size={18} />,
              content: (
                <TabFrame>
                  <Content />
                </TabFrame>
              ),
            }
          })}
        >
          {panel ? (
            <section
              key={panel.title}
              aria-label={panel.title}
              data-panel
              tabIndex={-1}
              className={cn('container-page pt-6 pb-page-end outline-none md:pt-10', panel.className)}
            >
              <TabFrame>
                <panel.Content />
              </TabFrame>
            </section>
          ) : null}
        </Tabs>
      </main>
    </div>
  )
}

/** The loading and error states of one tab; the other tabs stay usable. */
function TabFrame({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={(error) => <CrashMessage error={error} level={2} />}>
      <Suspense fallback={<TabSkeleton />}>{children}</Suspense>
    </Boundary>
  )
}
