import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { admin } from '../../copy/admin'
import { footerPanel } from '../../copy/admin-footer'
import { storage } from '../../data/client/firebase'
import { whenIdle } from '../../data/client/when-idle'
import { env } from '../../env'
import { cn } from '../../lib/cn'
import { unlessReloading } from '../../lib/fresh-release'
import { DASHBOARD_TABS } from '../../limits'
import { Boundary } from '../../ui/boundary'
import { LeaveQuestion, useIsUnsaved } from '../form/unsaved'
import { Overview } from '../overview/overview'
import { Tabs } from '../ui/tabs'
import { useTimeout } from '../ui/use-listener'
import { DashboardHeader } from './dashboard-header'
import { CrashMessage, QuotaNotice, usePageTitle } from './screens'
import { isTabName, TAB_ICONS, tabSearch, TabSkeleton, type TabName } from './tab-parts'
import { useFocusRecovery } from './use-focus-recovery'

const load = {
  products: async () => ({ default: (await import('../products/products-tab')).ProductsTab }),
  team: async () => ({ default: (await import('../team/team-tab')).TeamTab }),
  videos: async () => ({ default: (await import('../videos/videos-tab')).VideosTab }),
  director: async () => ({
    default: (await import('../director/director-photo-tab')).DirectorPhotoTab,
  }),
  'director-text': async () => ({
    default: (await import('../director/director-text-tab')).DirectorTextTab,
  }),
  centre: async () => ({ default: (await import('../centre/centre-tab')).CentreTab }),
  history: async () => ({ default: (await import('../history/history-panel')).HistoryPanel }),
  footer: async () => ({ default: (await import('../footer-panel/footer-tab')).FooterTab }),
}
const content = (name: keyof typeof load) => lazy(() => unlessReloading(load[name]()))

const TABS: Record<TabName, ComponentType> = {
  overview: Overview,
  products: content('products'),
  team: content('team'),
  videos: content('videos'),
  director: content('director'),
  'director-text': content('director-text'),
}
type Panel = { title: string; Content: ComponentType; className?: string }
const PANELS: Readonly<Record<string, Panel | undefined>> = {
  centre: { title: admin.centrePanel.title, Content: content('centre'), className: 'xl:max-w-348' },
  footer: { title: footerPanel.title, Content: content('footer') },
  history: { title: admin.historyPanel.title, Content: content('history') },
}

/** After the code and content of the open tab. */
const PRELOAD_DELAY_MS = 2_000
/** A short visit clears nothing, so that its first reads and saves are not delayed. */
const CLEAR_DELAY_MS = 60_000

export function DashboardPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isUnsaved = useIsUnsaved()
  const frame = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useFocusRecovery(frame)
  const requested = search.get('tab')
  const tab: TabName = isTabName(requested) ? requested : 'overview'
  // Panels are not tabs, which are the six of the specification; their address opens them.
  const panel = PANELS[search.get('panel') ?? '']

  usePageTitle(panel ? panel.title : tab === 'overview' ? admin.title : admin.tabs[tab])
  useTimeout(preloadParts, PRELOAD_DELAY_MS)
  useTimeout(tendHistory, CLEAR_DELAY_MS)
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
      const find = (role: string) =>
        main.current?.querySelector<HTMLElement>(`[role=${role}][data-state=active]`)
      // The pressed link was removed with its tab.
      if (active === document.body)
        (find('tabpanel') ?? main.current?.querySelector<HTMLElement>('[data-panel]'))?.focus({
          preventScroll: true,
        })
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
          tabs={DASHBOARD_TABS.map((name) => {
            const Icon = TAB_ICONS[name]
            return {
              value: name,
              label: admin.tabs[name],
              icon: <Icon size={18} />,
              content: <TabFrame Content={TABS[name]} />,
            }
          })}
        >
          {panel ? (
            <section
              key={panel.title}
              aria-label={panel.title}
              data-panel
              tabIndex={-1}
              className={cn(
                'container-page pt-6 pb-page-end outline-none md:pt-10',
                panel.className,
              )}
            >
              <TabFrame Content={panel.Content} />
            </section>
          ) : null}
        </Tabs>
      </main>
      <LeaveQuestion />
    </div>
  )
}

/** The loading and error states of one tab; the other tabs stay usable. */
const TabFrame = ({ Content }: { Content: ComponentType }) => (
  <Boundary fallback={(error) => <CrashMessage error={error} level={2} />}>
    <Suspense fallback={<TabSkeleton />}>
      <Content />
    </Suspense>
  </Boundary>
)

/** Loads the code of the other tabs and panels, and of pictures, so that they also work without a network. */
function preloadParts(): void {
  for (const loadContent of Object.values(load)) loadContent().catch(() => undefined)
  import('../image/canvas').then(({ preloadEncoder }) => preloadEncoder()).catch(() => undefined)
  import('../../data/store/backup').catch(() => undefined)
  // The specification requires the Storage client. Nothing is uploaded with it.
  if (env.firebase?.storageBucket) storage().catch(() => undefined)
}

/** Deletes versions older than 30 days, as the rules count them. After a failure the next opening does. */
function tendHistory(): void {
  whenIdle()
    .then(() => Promise.all([import('../../data/store/history'), import('../../data/store/order')]))
    .then(async ([{ clearOldVersions }, { noteSequences }]) => {
      await noteSequences()
      await clearOldVersions()
    })
    .catch(() => undefined)
}
