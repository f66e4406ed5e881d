import { Suspense, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { admin } from '../copy/admin'
import { footerPanel } from '../copy/admin-footer'
import { DASHBOARD_TABS } from '../limits'
import { SkeletonGroup, Skeleton } from '../ui/skeleton'
import { Tabs } from '../ui/tabs'
import { DashboardHeader } from './dashboard-header'
import { FooterPanel, TABS } from './tab-contents'
import { isTabName, TAB_ICONS, tabSearch, type TabName } from './tab-names'
import { UnsavedProvider, useIsDirty } from './unsaved'
import { usePageTitle } from './use-page-title'

export function DashboardPage() {
  return (
    <UnsavedProvider>
      <Dashboard />
    </UnsavedProvider>
  )
}

function Dashboard() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isDirty = useIsDirty()
  const main = useRef<HTMLElement>(null)
  const asked = search.get('tab')
  const tab: TabName = isTabName(asked) ? asked : 'overview'
  // Not one of the six tabs: the specification's panel that only its address reaches.
  const isFooter = search.get('panel') === 'footer'

  usePageTitle(isFooter ? footerPanel.title : tab === 'overview' ? admin.title : admin.tabs[tab])
  useEffect(() => {
    // What was pressed may be gone with its tab; the keyboard must not start again at the top of the page.
    if (document.activeElement === document.body) main.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [tab])

  return (
    <div className="min-h-dvh bg-desk">
      <DashboardHeader />
      <main ref={main}>
        <Tabs
          label={admin.tabsLabel}
          value={isFooter ? '' : tab}
          activation={isDirty ? 'manual' : 'automatic'}
          onChange={(next) => void navigate({ search: isTabName(next) ? tabSearch(next) : '' })}
          contentClassName="container-page pt-6 pb-28 md:pt-10"
          tabs={DASHBOARD_TABS.map((name) => {
            const Icon = TAB_ICONS[name]
            const Content = TABS[name]
            return {
              value: name,
              label: admin.tabs[name],
              icon: <Icon size={18} aria-hidden />,
              content: (
                <Suspense fallback={<TabSkeleton />}>
                  <Content />
                </Suspense>
              ),
            }
          })}
        />
        {isFooter ? (
          <div className="container-page pt-6 pb-28 md:pt-10">
            <Suspense fallback={<TabSkeleton />}>
              <FooterPanel />
            </Suspense>
          </div>
        ) : null}
      </main>
    </div>
  )
}

function TabSkeleton() {
  return (
    <SkeletonGroup label={admin.loadingTab} className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-40 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-control" />
    </SkeletonGroup>
  )
}
