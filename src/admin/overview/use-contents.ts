import { find } from '../../copy/admin-find'
import { adminProducts } from '../../copy/admin-products'
import { adminTeam } from '../../copy/admin-team'
import { adminVideos } from '../../copy/admin-videos'
import { useLive } from '../../data/client/use-live'
import { subscribeProducts } from '../../data/content/products'
import { subscribeTeam } from '../../data/content/team'
import { subscribeCentre } from '../../data/store/centre'
import { subscribeVideosForEditing } from '../../data/store/videos'
import { trimmed } from '../../lib/plain-text'
import { valueOf } from '../list/value-of'
import { CENTRE_SEARCH, tabSearch } from '../ui/addresses'
import type { Content } from './find-places'

/** What she has entered and given a name, with the address that opens it. */
export function useContents(): Content[] {
  const products = valueOf(useLive(subscribeProducts)) ?? []
  const team = valueOf(useLive(subscribeTeam)) ?? []
  const videos = valueOf(useLive(subscribeVideosForEditing))?.videos ?? []
  const partners = valueOf(useLive(subscribeCentre))?.partners ?? []
  const contents = [
    ...products.map(({ id, name }) =>
      content(name, `${tabSearch('products')}#${id}`, adminProducts.thing),
    ),
    ...team.map(({ id, name }) => content(name, `${tabSearch('team')}#${id}`, adminTeam.thing)),
    ...videos.map(({ id, title }) =>
      content(title, `${tabSearch('videos')}#${id}`, adminVideos.thing),
    ),
    ...partners.map(({ name }, index) =>
      content(name, `${CENTRE_SEARCH}#partners.${index}.name`, find.partner),
    ),
  ]
  return contents.filter(({ text }) => text !== '')
}

function content(name: string, to: string, thing: (name: string) => string): Content {
  const text = trimmed(name)
  return { name: to, to, title: thing(text), text }
}
