import { Suspense, useRef, useState, type ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { admin } from '../../copy/admin/admin'
import { adminFooter } from '../../copy/admin/footer'
import {
  isPanelName,
  isTabName,
  PANELS,
  tabAddress,
  TABS,
  type PanelName,
  type TabName,
} from '../../dashboard-addresses'
import { loadFirebaseStorage } from '../../data/client/firebase-storage'
import { env } from '../../env'
import { MINUTE_MS } from '../../limits'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Overview } from '../overview/overview'
import { lazyComponent } from '../ui/lazy-component'
import { Screen, useIsScreenOpen } from '../ui/screen'
import { ScreenSkeleton } from '../ui/skeletons'
import { TAB_ICONS } from '../ui/tab-icons'
import { Tabs } from '../ui/tabs'
import { usePageTitle } from '../ui/use-page-title'
import { useTimeout } from '../ui/use-timeout'
import { useAskBeforeLeaving } from '../writes/unsaved'
import { DashboardHeader } from './dashboard-header'
import { CrashMessage } from './error-pages'
import { clearHistoryWhenIdle, repairSequencesWhenIdle } from './idle-maintenance'
import { QuotaNotice } from './quota-notice'
import { useFocusOnOpened } from './use-focus-on-opened'

/** Load the code of the tabs and panels beside the overview. */
const LOADERS = {
  products: async () => (await import('../products/products-tab')).ProductsTab,
  team: async () => (await import('../team/team-tab')).TeamTab,
  videos: async () => (await import('../videos/videos-tab')).VideosTab,
  director: async () => (await import('../director/director-photo-tab')).DirectorPhotoTab,
  'director-text': async () => (await import('../director/director-text-tab')).DirectorTextTab,
  centre: async () => (await import('../centre/centre-panel')).CentrePanel,
  history: async () => (await import('../history/history-panel')).HistoryPanel,
  footer: async () => (await import('../footer-panel/footer-panel')).FooterPanel,
}

const TAB_CONTENT: Record<TabName, ComponentType> = {
  overview: Overview,
  products: lazyComponent(LOADERS.products),
  team: lazyComponent(LOADERS.team),
  videos: lazyComponent(LOADERS.videos),
  director: lazyComponent(LOADERS.director),
  'director-text': lazyComponent(LOADERS['director-text']),
}

type Panel = { title: string; Content: ComponentType }
const PANEL_CONTENT: Record<PanelName, Panel> = {
  centre: { title: admin.centrePanel.title, Content: lazyComponent(LOADERS.centre) },
  footer: { title: adminFooter.title, Content: lazyComponent(LOADERS.footer) },
  history: { title: admin.historyPanel.title, Content: lazyComponent(LOADERS.history) },
}

/** The delay before the code of the other tabs is loaded, so that the code and content of the open one come first. */
const PRELOAD_DELAY_MS = 2_000
/** The delay of the maintenance, so that it delays no first read or save, and does not run in a short visit. */
const MAINTENANCE_DELAY_MS = MINUTE_MS

export function DashboardPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useAskBeforeLeaving()
  const main = useRef<HTMLElement>(null)
  const requested = search.get('tab')
  const tab: TabName = isTabName(requested) ? requested : 'overview'
  const requestedPanel = search.get('panel')
  const panel = isPanelName(requestedPanel) ? requestedPanel : null
  const open = panel ?? tab
  const visited = useVisited(open)

  usePageTitle(titleOf(open))
  useTimeout(preloadScreens, PRELOAD_DELAY_MS)
  useTimeout(initializeFileStorage, PRELOAD_DELAY_MS)
  useTimeout(repairSequencesWhenIdle, MAINTENANCE_DELAY_MS)
  useTimeout(clearHistoryWhenIdle, MAINTENANCE_DELAY_MS)
  useFocusOnOpened(open, main)

  function openTab(next: string) {
    const target = isTabName(next) ? tabAddress(next) : ''
    // Radix calls this for the press and again for the focus, but the browser's history gets one entry.
    if (target !== location.search) void navigate({ search: target })
  }

  return (
    <div className="min-h-dvh bg-desk">
      <DashboardHeader panel={panel} />
      <main ref={main}>
        <QuotaNotice />
        <Tabs
          label={admin.tabsLabel}
          value={panel ? '' : tab}
          // Focusing a tab must not close a panel.
          activation={panel ? 'manual' : 'automatic'}
          onChange={openTab}
          tabs={TABS.map((name) => {
            const Icon = TAB_ICONS[name]
            return {
              value: name,
              label: admin.tabs[name],
              icon: <Icon size={18} />,
              content: visited.has(name) ? <ScreenContent Content={TAB_CONTENT[name]} /> : null,
            }
          })}
        >
          {PANELS.filter((name) => visited.has(name)).map((name) => {
            const { title, Content } = PANEL_CONTENT[name]
            return (
              <section
                key={name}
                aria-label={title}
                hidden={name !== panel}
                data-panel
                tabIndex={-1}
                className="container-page pt-6 pb-page-end outline-none md:pt-10"
              >
                <Screen isOpen={name === panel}>
                  <ScreenContent Content={Content} />
                </Screen>
              </section>
            )
          })}
        </Tabs>
      </main>
    </div>
  )
}

const titleOf = (name: TabName | PanelName): string =>
  isPanelName(name) ? PANEL_CONTENT[name].title : admin.tabs[name]

/** The tabs and panels that were opened so far. */
function useVisited(open: TabName | PanelName): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([open]))
  // An effect would show the opened tab empty for a moment.
  if (!visited.has(open)) setVisited(new Set([...visited, open]))
  return visited
}

/** The content of a tab. When its code fails the other tabs stay usable. */
function ScreenContent({ Content }: { Content: ComponentType }) {
  return (
    // Opening the tab again is another attempt.
    <ErrorBoundary
      resetKey={String(useIsScreenOpen())}
      fallback={(error) => <CrashMessage error={error} level={2} />}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Loads the code of the other tabs and panels and of the images, so that they also work without a network. */
function preloadScreens(): void {
  for (const load of Object.values(LOADERS)) load().catch(() => undefined)
  import('../image-encoding/encoder')
    .then(({ preloadEncoder }) => preloadEncoder())
    .catch(() => undefined)
  import('../../data/store/restore/backup').catch(() => undefined)
}

/** Initializes the Storage client, which the specification requires. Nothing is uploaded with it. */
function initializeFileStorage(): void {
  if (env.firebase?.storageBucket) loadFirebaseStorage().catch(() => undefined)
}
