import { lazy, Suspense, useState } from 'react'
import { account } from '../../copy/admin-account'
import { overview as words } from '../../copy/admin-overview'
import { subscribeSupportPhone } from '../../data/store/support'
import { useLive } from '../../data/client/use-live'
import { formatDate } from '../../lib/format'
import { unlessReloading } from '../../lib/fresh-release'
import { Boundary } from '../../ui/boundary'
import { Panel } from '../ui/panel'
import { TabHeading } from '../shell/tab-heading'
import { AccountCard } from './account-card'
import { BackupCard } from './backup-card'
import { lastBackup, unfinishedRestore } from './backup-times'
import { FindPlace } from './find-place'
import { FoldedPart } from './folded-part'
import { lastSaveOf } from './last-save'
import { LastChanges } from './last-changes'
import { LaunchList } from './launch-list'
import { MissingVideos } from './missing-videos'
import { NeedsList } from './needs-list'
import { PagesWarning } from './pages-warning'
import { QuickActions } from './quick-actions'
import { SiteStatus } from './site-status'
import { SupportPart } from './support-part'
import { useContent } from './use-content'
import { useBuildRecord } from './use-visitors-view'
import { VisitorsView } from './visitors-view'

/** The code of the history is not part of the first load. */
const ErasureReminder = lazy(() =>
  unlessReloading(import('../history/erasure-reminder').then((module) => ({ default: module.ErasureReminder }))),
)

/** Whether all is well, what needs her, the ways to work, the last changes; the rest is folded. */
export function Overview() {
  const content = useContent()
  const build = useBuildRecord()
  const backup = lastBackup.useTime()
  // The end of a restore must not close the fold that shows its result.
  const [isRestoreUnfinished] = useState(unfinishedRestore.useStep() !== null)
  const [isMorning] = useState(() => new Date().getHours() < 12)
  const phone = useLive(subscribeSupportPhone)
  const support = {
    agencyName: (content.centre.status === 'ready' && content.centre.value?.agencyName) || '',
    phone: phone.status === 'ready' ? phone.value : '',
  }
  return (
    // Little is at its end that a message could cover.
    <div className="-mb-40">
      <PagesWarning content={content.shown} build={build} support={support} />
      <MissingVideos
        record={build.status === 'ready' ? build.value : null}
        videos={content.videos.status === 'ready' ? (content.videos.value?.videos ?? null) : null}
      />
      <TabHeading title={isMorning ? words.morning : words.evening} />
      <SiteStatus last={lastSaveOf(content)} isReady={content.isReady} isFailed={content.isFailed} />
      <div className="grid gap-3 lg:grid-cols-12 lg:items-start lg:gap-6">
        <div className="grid gap-3 lg:col-span-7 lg:gap-6">
          <LaunchList content={content.shown} />
          <Boundary fallback={() => null}>
            <Suspense>
              <ErasureReminder />
            </Suspense>
          </Boundary>
          <NeedsList />
          <FindPlace />
          <QuickActions content={content} />
        </div>
        <div className="grid gap-3 lg:col-span-5 lg:gap-6">
          <LastChanges />
          <Panel className="p-0! md:p-0!">
            <FoldedPart
              title={words.backup.title}
              open={isRestoreUnfinished}
              {...(backup && { value: formatDate(backup) })}
            >
              <BackupCard />
            </FoldedPart>
            <FoldedPart title={account.title}>
              <AccountCard />
            </FoldedPart>
            <FoldedPart title={words.support.title}>
              <SupportPart {...support} />
              <h4 className="mt-6 mb-1 text-card font-semibold">{words.visitors.title}</h4>
              <VisitorsView content={content.shown} build={build} />
            </FoldedPart>
          </Panel>
        </div>
      </div>
    </div>
  )
}
