import { Phone } from 'lucide-react'
import { useState } from 'react'
import { config } from '../../config'
import { account } from '../../copy/admin-account'
import { overview as words } from '../../copy/admin-overview'
import { formatDate } from '../../lib/format'
import { telHref } from '../../lib/links'
import { displayPhone, spokenPhone } from '../../lib/phone-number'
import { Ltr } from '../../ui/bdi'
import { TabHeading } from '../shell/tab-heading'
import { Panel } from '../ui/panel'
import { AccountCard } from './account-card'
import { BackupCard } from './backup-card'
import { FindPlace } from './find-place'
import { FoldedPart } from './folded-part'
import { useLastBackup } from './last-backup'
import { LastChanges } from './last-changes'
import { NeedsList } from './needs-list'
import { QuickActions } from './quick-actions'
import { useContent } from './use-content'

/** What needs her, the ways to work, the last changes; the rest is folded. */
export function Overview() {
  const content = useContent()
  const backup = useLastBackup()
  const [isMorning] = useState(() => new Date().getHours() < 12)
  return (
    // Little is at its end that a message could cover.
    <div className="-mb-40">
      <TabHeading title={isMorning ? words.morning : words.evening} />
      <div className="grid gap-3 lg:grid-cols-12 lg:items-start lg:gap-6">
        <div className="grid gap-3 lg:col-span-7 lg:gap-6">
          <NeedsList centre={content.centre} />
          <FindPlace />
          <QuickActions content={content} />
        </div>
        <div className="grid gap-3 lg:col-span-5 lg:gap-6">
          <LastChanges />
          <Panel className="p-0! md:p-0!">
            <FoldedPart title={words.backup.title} {...(backup && { value: formatDate(backup) })}>
              <BackupCard />
            </FoldedPart>
            <FoldedPart title={account.title}>
              <AccountCard />
            </FoldedPart>
            <FoldedPart title={words.support.title}>
              <Support phone={config.supportPhone} />
            </FoldedPart>
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** Whom she calls for help. */
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
      {words.support.none}
    </p>
  )
}
