import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { editLinks } from '../copy/edit-links'
import { centreAddress, tabAddress, type TabName } from '../dashboard-addresses'
import { readKeptSession, sessionEndReason } from '../data/session/kept-session'
import { paths } from '../paths'

type EditTarget = Exclude<TabName, 'overview'> | 'figures' | 'partners' | 'hours' | 'phones'

const tab = (name: TabName) => paths.adminDashboard + tabAddress(name)
const centre = (field: string) => paths.adminDashboard + centreAddress(field)

/** The home page shows the name, the title and the portrait. */
const DIRECTOR_PAGES = [paths.home, paths.team, paths.director]

/**
 * Where each content is edited, and the pages that show it between the header and the footer; without `pages` every
 * page does.
 */
const TARGETS: Record<EditTarget, { address: string; pages?: readonly string[] }> = {
  products: { address: tab('products'), pages: [paths.products] },
  videos: { address: tab('videos'), pages: [paths.home, paths.videos] },
  'director-text': { address: tab('director-text'), pages: DIRECTOR_PAGES },
  director: { address: tab('director'), pages: DIRECTOR_PAGES },
  team: { address: tab('team'), pages: [paths.team, paths.director] },
  figures: { address: centre('childrenHelped'), pages: [paths.home, paths.services, paths.about] },
  partners: { address: centre('partners'), pages: [paths.home, paths.installments] },
  hours: { address: centre('hours') },
  phones: { address: centre('phones') },
}
const NAMES = Object.keys(TARGETS) as EditTarget[]

const isSessionActive = () => sessionEndReason(readKeptSession()) === null

/** Leads a signed-in administrator from a page to where its content is edited. Grants nothing: the dashboard checks. */
export function EditLinks() {
  const { pathname } = useLocation()
  const [isActive] = useState(isSessionActive)
  if (!isActive) return null
  const targets = NAMES.filter((name) => TARGETS[name].pages?.includes(pathname) ?? true)
  return (
    <nav aria-label={editLinks.label} className="border-b border-hairline bg-tint">
      <ul className="container-page flex items-center gap-2 overflow-x-auto py-1">
        <li aria-hidden className="shrink-0 text-night">
          <Pencil size={18} />
        </li>
        {targets.map((target) => (
          <li key={target} className="shrink-0">
            <a
              href={TARGETS[target].address}
              className="press flex min-h-11 items-center rounded-control px-3 text-card font-semibold text-night"
            >
              {editLinks[target]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
