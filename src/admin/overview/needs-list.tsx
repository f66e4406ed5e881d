import { admin } from '../../copy/admin'
import { overview } from '../../copy/admin-overview'
import { isBackupOld } from '../../data/pages/before-launch'
import { draftNames } from '../form/drafts'
import { Panel } from '../ui/panel'
import { useUid } from '../session/session-provider'
import { CENTRE_SEARCH, isTabName, tabSearch } from '../shell/tab-names'
import { lastBackup } from './backup-times'
import { PlaceRow } from './place-row'

const words = overview.needs

/** What waits for her on this device; nothing when nothing does. */
export function NeedsList() {
  const uid = useUid()
  const last = lastBackup.useTime()
  // The key of a draft begins with the name of its tab.
  const drafts = [...new Set(draftNames(uid).map((key) => key.split(':')[0]))].flatMap((name) => {
    if (name === 'centre') return [{ to: CENTRE_SEARCH, title: words.draft(admin.centrePanel.title) }]
    return isTabName(name) ? [{ to: tabSearch(name), title: words.draft(admin.tabs[name]) }] : []
  })
  // A first backup is a step of the launch list.
  const due = last && isBackupOld(last) ? [{ to: '#backup', title: words.backup }] : []
  const needs = [...drafts, ...due]
  if (needs.length === 0) return null
  return (
    <Panel className="p-0! md:p-0!">
      <h3 className="px-4.5 pt-3 text-h3">{words.title}</h3>
      <ul>
        {needs.map(({ to, title }) => (
          <PlaceRow key={to} to={to} title={title} />
        ))}
      </ul>
    </Panel>
  )
}
