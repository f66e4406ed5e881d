import { Bell } from 'lucide-react'
import { admin } from '../../copy/admin'
import { footerPanel } from '../../copy/admin-footer'
import { overview } from '../../copy/admin-overview'
import { defaultCentre, isPlaceholderCentre } from '../../data/content/centre'
import { draftNames } from '../form/drafts'
import { useUid } from '../session/session-provider'
import { CENTRE_SEARCH, FOOTER_SEARCH, isTabName, tabSearch } from '../shell/tab-names'
import { Panel } from '../ui/panel'
import { isBackupDue, useLastBackup } from './last-backup'
import { PlaceRow } from './place-row'
import type { Content } from './use-content'

const words = overview.needs

/** What waits for her; nothing when nothing does. */
export function NeedsList({ centre }: Pick<Content, 'centre'>) {
  const needs = [...useDrafts(), ...placeholdersOf(centre)]
  if (isBackupDue(useLastBackup())) needs.push({ to: '#backup', title: words.backup })
  if (needs.length === 0) return null
  return (
    <Panel className="p-0! md:p-0!">
      <ul aria-label={words.title}>
        {needs.map(({ to, title }) => (
          <PlaceRow key={to} to={to} title={title} icon={<Bell size={18} className="text-accent" />} />
        ))}
      </ul>
    </Panel>
  )
}

/** The forms with a draft on this device. */
function useDrafts() {
  // A draft has the name of its form, which may go on after a colon: `videos:new`, `product:<id>`.
  const forms = draftNames(useUid()).map((name) => (name.startsWith('product') ? 'products' : name.replace(/:.*/, '')))
  return [...new Set(forms)].flatMap((name) => {
    if (name === 'centre') return [{ to: CENTRE_SEARCH, title: words.draft(admin.centrePanel.title) }]
    if (name === 'footer') return [{ to: FOOTER_SEARCH, title: words.draft(footerPanel.title) }]
    return isTabName(name) ? [{ to: tabSearch(name), title: words.draft(admin.tabs[name]) }] : []
  })
}

/** The numbers that visitors see although nobody has entered them. */
function placeholdersOf(centre: Content['centre']) {
  if (centre.status !== 'ready') return []
  const { phones, whatsapp } = centre.value ?? defaultCentre
  const isMissing = {
    phones: isPlaceholderCentre({ phones, whatsapp: '' }),
    whatsapp: isPlaceholderCentre({ phones: [], whatsapp }),
  }
  return (['phones', 'whatsapp'] as const).flatMap((name) =>
    isMissing[name] ? [{ to: `${CENTRE_SEARCH}#${name}`, title: words[name] }] : [],
  )
}
