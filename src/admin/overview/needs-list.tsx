import { Bell } from 'lucide-react'
import { admin } from '../../copy/admin/admin'
import { adminFooter } from '../../copy/admin/footer'
import { adminOverview } from '../../copy/admin/overview'
import { uiWords } from '../../copy/ui'
import { centreAddress, panelAddress, tabAddress, type TabName } from '../../dashboard-addresses'
import { useLive } from '../../data/client/use-live'
import { defaultCentre, isPlaceholderCentre, type Centre } from '../../data/content/centre'
import { subscribeProducts } from '../../data/store/subscriptions'
import type { AsyncState } from '../../lib/async-state'
import { ExpandableList } from '../../ui/expandable-list'
import { draftNames } from '../form/drafts'
import { parseFormName, type PanelWithForm } from '../form/form-name'
import { useUid } from '../session/session-context'
import { Surface } from '../ui/surface'
import { LinkRow } from './link-row'

/** The list of drafts and placeholders that wait for the administrator; nothing when there are none. */
export function NeedsList({ centre }: { centre: AsyncState<Centre | null> }) {
  const needs = [...useDrafts(), ...placeholdersOf(centre)]
  if (needs.length === 0) return null
  return (
    <Surface className="p-0! md:p-0!">
      <ExpandableList
        label={adminOverview.needs.title}
        shownCount={1}
        words={uiWords.expandableList}
        className="grid *:[details]:m-1"
      >
        {needs.map(({ to, title }) => (
          <LinkRow
            key={to}
            to={to}
            title={title}
            icon={<Bell size={18} className="text-accent" />}
          />
        ))}
      </ExpandableList>
    </Surface>
  )
}

type DraftLink = { to: string; title: string }

const PANEL_LINKS: Record<PanelWithForm, DraftLink> = {
  centre: { to: panelAddress('centre'), title: admin.centrePanel.title },
  footer: { to: panelAddress('footer'), title: adminFooter.title },
}

/** The drafts that a press can open: the draft of a deleted product waits until the product comes back. */
function useDrafts() {
  const products = useLive(subscribeProducts)
  const hasProduct = (id: string) =>
    products.status === 'ready' && products.value.some((product) => product.id === id)
  const links = draftNames(useUid()).flatMap((name): DraftLink[] => {
    const form = parseFormName(name)
    if (!form) return []
    if ('panel' in form) return [PANEL_LINKS[form.panel]]
    if ('tab' in form) return [linkOfTab(form.tab)]
    return hasProduct(form.productId) ? [linkOfTab('products')] : []
  })
  const byAddress = new Map(links.map((link) => [link.to, link]))
  return [...byAddress.values()].map(({ to, title }) => ({
    to,
    title: adminOverview.needs.draft(title),
  }))
}

const linkOfTab = (tab: TabName): DraftLink => ({ to: tabAddress(tab), title: admin.tabs[tab] })

/** The numbers that visitors see although nobody has entered them. */
function placeholdersOf(centre: AsyncState<Centre | null>) {
  if (centre.status !== 'ready') return []
  const { phones, whatsapp } = centre.value ?? defaultCentre
  const need = (name: 'phones' | 'whatsapp') => ({
    to: centreAddress(name),
    title: adminOverview.needs[name],
  })
  return [
    ...(isPlaceholderCentre({ phones, whatsapp: '' }) ? [need('phones')] : []),
    ...(isPlaceholderCentre({ phones: [], whatsapp }) ? [need('whatsapp')] : []),
  ]
}
