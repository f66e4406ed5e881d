import { Bell } from 'lucide-react'
import { admin } from '../../copy/admin'
import { footerPanel } from '../../copy/admin-footer'
import { overview as words } from '../../copy/admin-overview'
import { uiWords } from '../../copy/ui'
import { useLive } from '../../data/client/use-live'
import { defaultCentre, isPlaceholderCentre, type Centre } from '../../data/content/centre'
import { subscribeProducts } from '../../data/content/products'
import type { AsyncState } from '../../lib/async-state'
import { ExpandableList } from '../../ui/expandable-list'
import { draftNames } from '../form/drafts'
import { useUid } from '../session/session'
import { CENTRE_SEARCH, FOOTER_SEARCH, isTabName, tabSearch } from '../ui/addresses'
import { Surface } from '../ui/surface'
import { LinkRow } from './link-row'

/** What waits for her; nothing when nothing does. */
export function NeedsList({ centre }: { centre: AsyncState<Centre | null> }) {
  const needs = [...useDrafts(), ...placeholdersOf(centre)]
  if (needs.length === 0) return null
  return (
    <Surface className="p-0! md:p-0!">
      <ExpandableList
        label={words.needs.title}
        shown={1}
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

/** The drafts that a press can open: one of a product that was deleted waits for the case that it comes back. */
function useDrafts() {
  const products = useLive(subscribeProducts)
  const hasProduct = (id: string) =>
    products.status === 'ready' && products.value.some((one) => one.id === id)
  // A draft has the name of its form, which may go on after a colon: `product:<id>`.
  const forms = draftNames(useUid()).flatMap((name) => {
    const [form = '', id = ''] = name.split(':')
    if (form !== 'product') return [form]
    return hasProduct(id) ? ['products'] : []
  })
  return [...new Set(forms)].flatMap((name) => {
    if (name === 'centre')
      return [{ to: CENTRE_SEARCH, title: words.needs.draft(admin.centrePanel.title) }]
    if (name === 'footer')
      return [{ to: FOOTER_SEARCH, title: words.needs.draft(footerPanel.title) }]
    return isTabName(name)
      ? [{ to: tabSearch(name), title: words.needs.draft(admin.tabs[name]) }]
      : []
  })
}

/** The numbers that visitors see although nobody has entered them. */
function placeholdersOf(centre: AsyncState<Centre | null>) {
  if (centre.status !== 'ready') return []
  const { phones, whatsapp } = centre.value ?? defaultCentre
  const need = (name: 'phones' | 'whatsapp') => ({
    to: `${CENTRE_SEARCH}#${name}`,
    title: words.needs[name],
  })
  return [
    ...(isPlaceholderCentre({ phones, whatsapp: '' }) ? [need('phones')] : []),
    ...(isPlaceholderCentre({ phones: [], whatsapp }) ? [need('whatsapp')] : []),
  ]
}
