import { overview as words } from '../../copy/admin-overview'
import { formatMoment, formatTime } from '../../lib/format'
import { TIME_ZONE } from '../../limits'
import { TabHeading } from '../tab-heading'
import { AccountCard } from './account-card'
import { BackupCard } from './backup-card'
import { LaunchList } from './launch-list'
import { QuickActions } from './quick-actions'
import { SiteStatus } from './site-status'
import { useContent } from './use-content'
import { VisitorsView } from './visitors-view'

export function Overview() {
  const content = useContent()
  const { lastSave } = content
  return (
    <div>
      <TabHeading
        title={new Date().getHours() < 12 ? words.morning : words.evening}
        aside={
          lastSave ? (
            <>
              {words.lastSave} <time dateTime={lastSave.toISOString()}>{when(lastSave)}</time>
            </>
          ) : null
        }
      />
      <QuickActions content={content} />
      <div className="mt-4 grid gap-4 md:mt-6 md:gap-6 lg:grid-cols-[7fr_5fr] lg:items-start">
        <div className="grid content-start gap-4 md:gap-6">
          <SiteStatus isFailed={content.isFailed} isReady={content.isReady} />
          <BackupCard />
        </div>
        <div className="grid content-start gap-4 md:gap-6">
          <AccountCard support={content.centre.status === 'ready' ? content.centre.value : null} />
          {/* What arrives late stands last, so that nothing moves under a thumb. */}
          <VisitorsView content={content.shown} />
        </div>
      </div>
      {content.shown ? <LaunchList content={content.shown} /> : null}
    </div>
  )
}

const day = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

function when(date: Date): string {
  return day(date) === day(new Date()) ? `${words.today} ${formatTime(date)}` : formatMoment(date)
}
