import { adminProducts } from '../../copy/admin/products'
import { adminSearch } from '../../copy/admin/search'
import { adminTeam } from '../../copy/admin/team'
import { adminVideos } from '../../copy/admin/videos'
import { centreAddress, itemAddress } from '../../dashboard-addresses'
import { useLive } from '../../data/client/use-live'
import type { Collection } from '../../data/entities'
import {
  subscribeCentre,
  subscribeProducts,
  subscribeTeam,
  subscribeVideosForEditing,
} from '../../data/store/subscriptions'
import { readyValueOf } from '../../lib/async-state'
import { trimText } from '../../lib/text/plain-text'
import type { NamedItem } from './search-dashboard'

/**
 * The products, members, videos and partners by name, with the address that opens each. An unreadable list is empty.
 */
export function useNamedItems(): { items: NamedItem[]; isLoading: boolean } {
  const lists = {
    products: useLive(subscribeProducts),
    team: useLive(subscribeTeam),
    videos: useLive(subscribeVideosForEditing),
    centre: useLive(subscribeCentre),
  }
  const products = readyValueOf(lists.products) ?? []
  const team = readyValueOf(lists.team) ?? []
  const videos = readyValueOf(lists.videos)?.videos ?? []
  const partners = readyValueOf(lists.centre)?.partners ?? []
  const items: Record<Collection, NamedItem[]> = {
    products: products.map(({ id, name }) =>
      namedItem(name, itemAddress('products', id), adminProducts.noun),
    ),
    team: team.map(({ id, name }) => namedItem(name, itemAddress('team', id), adminTeam.noun)),
    videos: videos.map(({ id, title }) =>
      namedItem(title, itemAddress('videos', id), adminVideos.noun),
    ),
    'director-texts': [],
    'director-photos': [],
    settings: partners.map(({ name }, index) =>
      namedItem(name, centreAddress(`partners.${index}.name`), adminSearch.partner),
    ),
  }
  return {
    items: Object.values(items)
      .flat()
      .filter(({ text }) => text !== ''),
    isLoading: Object.values(lists).some(({ status }) => status === 'loading'),
  }
}

function namedItem(name: string, to: string, nounOf: (name: string) => string): NamedItem {
  const text = trimText(name)
  return { name: to, to, title: nounOf(text), text }
}
