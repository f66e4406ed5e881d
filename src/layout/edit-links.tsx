import { Pencil } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { editLinks } from '../copy/edit-links'
import { panelAddress, tabAddress, type TabName } from '../dashboard-addresses'
import { paths } from '../paths'

type EditTarget = Exclude<keyof typeof editLinks, 'label'>

const tab = (name: TabName) => paths.adminDashboard + tabAddress(name)
const centre = (field: string) => `${paths.adminDashboard}${panelAddress('centre')}#${field}`

const ADDRESSES: Record<EditTarget, string> = {
  products: tab('products'),
  videos: tab('videos'),
  directorText: tab('director-text'),
  directorPhoto: tab('director'),
  team: tab('team'),
  hours: centre('hours'),
  phones: centre('phones'),
  figures: centre('childrenHelped'),
  partners: centre('partners'),
}

const DIRECTOR: EditTarget[] = ['directorText', 'directorPhoto', 'team']
/** The editable content of each page, besides the header and the footer. */
const SHOWN: Readonly<Record<string, readonly EditTarget[]>> = {
  [paths.home]: ['videos', 'figures', 'partners'],
  [paths.products]: ['products'],
  [paths.videos]: ['videos'],
  [paths.about]: ['figures'],
  [paths.team]: DIRECTOR,
  [paths.director]: DIRECTOR,
  [paths.installments]: ['partners'],
}

/** Leads a signed-in administrator from a page to where its content is edited. Grants nothing: the dashboard checks. */
export function EditLinks() {
  const { pathname } = useLocation()
  const targets: readonly EditTarget[] = [...(SHOWN[pathname] ?? []), 'hours', 'phones']
  return (
    <nav aria-label={editLinks.label} className="border-b border-hairline bg-tint">
      <ul className="container-page flex items-center gap-2 overflow-x-auto py-1">
        <li aria-hidden className="shrink-0 text-night">
          <Pencil size={18} />
        </li>
        {targets.map((target) => (
          <li key={target} className="shrink-0">
            <a
              href={ADDRESSES[target]}
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
