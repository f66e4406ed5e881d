import { isPanelName, isTabName, type PanelName, type TabName } from '../../dashboard-addresses'

/**
 * A form is named after its tab, its panel or its one product. A new name loses the drafts, which have it in their
 * keys.
 */
export type FormName = Exclude<TabName, 'overview'> | PanelWithForm | `product:${string}`

export type PanelWithForm = Exclude<PanelName, 'history'>

const PRODUCT = 'product:'

/** The form of a stored product; the form `products` has the products to add. */
export const productFormName = (id: string): FormName => `${PRODUCT}${id}`

/** The screen of a form: a tab, a panel, or the editor of a product. Null for a name that no form has. */
type FormScreen = { tab: TabName } | { panel: PanelWithForm } | { productId: string }

export function parseFormName(name: string): FormScreen | null {
  if (name.startsWith(PRODUCT)) return { productId: name.slice(PRODUCT.length) }
  if (isPanelName(name) && name !== 'history') return { panel: name }
  return isTabName(name) ? { tab: name } : null
}
