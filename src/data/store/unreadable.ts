import { byOrder } from '../../lib/order'
import { subscribeAll, type Subscribable } from '../client/live'
import type { Fields, Parse } from '../client/document'
import { parseProduct } from '../content/products'
import { parseTeamMember } from '../content/team'

/** A document of a list that no page can show, such as one that was made by hand with a wrong id. */
export type Unreadable = { id: string; name: string }

/** The documents of a list that its reader leaves out, live. The query is that of the list itself, so nothing is read twice. */
const leftOut = (list: string, parse: Parse<unknown>): Subscribable<Unreadable[]> =>
  subscribeAll(
    list,
    (fields: Fields, id) => (parse(fields, id) ? null : { id, name: nameIn(fields) }),
    { sort: byOrder },
  )

const nameIn = ({ name }: Fields): string => (typeof name === 'string' ? name : '')

export const subscribeUnreadable = {
  products: leftOut('products', parseProduct),
  team: leftOut('team', parseTeamMember),
}
