import { Phone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { config } from '../../config'
import { adminAccount } from '../../copy/admin/account'
import { adminOverview } from '../../copy/admin/overview'
import { panelAddress } from '../../dashboard-addresses'
import { useLive } from '../../data/client/use-live'
import { subscribeCentre } from '../../data/store/subscriptions'
import { formatDate } from '../../lib/format'
import { telHref } from '../../lib/links/hrefs'
import { displayPhone, spokenPhone } from '../../lib/text/phone-number'
import { Ltr } from '../../ui/bdi'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Link } from '../../ui/link'
import { isBackupDue, useLastBackup } from '../backup/last-backup'
import { lazyComponent } from '../ui/lazy-component'
import { ScreenHeading } from '../ui/screen-heading'
import { Skeletons } from '../ui/skeletons'
import { Surface } from '../ui/surface'
import { DashboardSearch } from './dashboard-search'
import { greetingAt } from './greeting'
import { LazyPart } from './lazy-part'
import { NeedsList } from './needs-list'
import { OverviewSection } from './overview-section'
import { QuickActions } from './quick-actions'

/** The code of the history and of the folded sections is not part of the first load. */
const ChangeList = lazyComponent(async () => (await import('../history/change-list')).ChangeList)
const UnreadableDocuments = lazyComponent(
  async () => (await import('./unreadable')).UnreadableDocuments,
)
const BackupCard = lazyComponent(async () => (await import('../backup/backup-card')).BackupCard)
const AccountCard = lazyComponent(async () => (await import('./account-card')).AccountCard)

/** The overview: what waits for the administrator, the quick actions, the last changes; the rest is folded. */
export function Overview() {
  const centre = useLive(subscribeCentre)
  const backup = useLastBackup()
  // After a restore the newest changes are read again.
  const [restores, setRestores] = useState(0)
  const [greeting] = useState(() => greetingAt(new Date()))
  return (
    // Every tab leaves room at its end for messages. The overview takes it back, because little stands at its end.
    <div className="-mb-40">
      <ScreenHeading title={greeting} />
      <div className="grid gap-3 lg:grid-cols-12 lg:items-start lg:gap-6">
        <div className="grid gap-3 lg:col-span-7 lg:gap-6">
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <UnreadableDocuments />
            </Suspense>
          </ErrorBoundary>
          <NeedsList centre={centre} />
          <DashboardSearch />
          <QuickActions />
        </div>
        <div className="grid gap-3 lg:col-span-5 lg:gap-6">
          <LastChanges key={restores} />
          <Surface className="p-0! md:p-0!">
            <OverviewSection
              control="backup"
              title={adminOverview.backup.title}
              value={backup && formatDate(backup)}
              need={isBackupDue(backup) ? adminOverview.backup.due : null}
            >
              <BackupCard onRestored={() => setRestores((count) => count + 1)} />
            </OverviewSection>
            <OverviewSection control="account" title={adminAccount.title}>
              <AccountCard />
            </OverviewSection>
            <OverviewSection control="support" title={adminOverview.support.title}>
              <Support phone={config.supportPhone} />
            </OverviewSection>
          </Surface>
        </div>
      </div>
    </div>
  )
}

function LastChanges() {
  return (
    <Surface className="p-0! md:p-0!">
      <div className="flex min-h-11 items-center gap-3 px-4.5">
        <h3 className="me-auto text-h3">{adminOverview.changes.title}</h3>
        <Link
          to={panelAddress('history')}
          className="flex min-h-11 items-center px-2 text-small font-semibold text-primary"
        >
          {adminOverview.changes.all}
          <span className="sr-only">{adminOverview.changes.allOf}</span>
        </Link>
      </div>
      <LazyPart
        words={adminOverview.changes.loadError}
        skeleton={<ChangesLoading />}
        className="mx-4.5 mb-4"
      >
        <ChangeList loading={<ChangesLoading />} />
      </LazyPart>
    </Surface>
  )
}

/** Stands in for the changes while they load, as high as three of them. */
function ChangesLoading() {
  return (
    <Skeletons
      label={adminOverview.changes.loading}
      count={3}
      className="grid gap-3 px-4.5 pb-3"
      item="h-14"
    />
  )
}

function Support({ phone }: { phone: string }) {
  return phone ? (
    <a
      id="support"
      href={telHref(phone)}
      aria-label={spokenPhone(phone)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
    >
      <Phone size={18} />
      <Ltr>{displayPhone(phone)}</Ltr>
    </a>
  ) : (
    <p id="support" tabIndex={-1} className="text-card text-muted outline-none">
      {adminOverview.support.none}
    </p>
  )
}
